import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findSession } from "~/http/session.server";
import { makeBook } from "~/shop/checkout/checkout.testing";
import { orderLink } from "~/shop/orders/link.server";
import { HOUR_MS, makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { BooksScreen } from "~/ui/library/BooksScreen";
import { OrderProblem } from "~/ui/library/OrderProblem";
import { OrderScreen } from "~/ui/library/OrderScreen";
import { OrdersScreen } from "~/ui/library/OrdersScreen";
import { loader as booksLoader } from "./books";
import { ask, signedIn, thrown, visiting } from "./library.testing";
import { action as orderAction, loader as orderLoader } from "./order";
import { loader as ordersLoader } from "./orders";

async function open() {
	const shop = await openTestShop();
	serveWith(shop);
	return { shop, ...(await signedIn(shop, "rosa")) };
}

const booksPage = async (path: string, cookie: string) => {
	const { data, init } = await booksLoader(ask(path, { cookie }));
	return { status: init?.status, html: renderToStaticMarkup(<BooksScreen {...data} />) };
};

const ordersPage = async (path: string, cookie: string) => {
	const { data, init } = await ordersLoader(ask(path, { cookie }));
	return { status: init?.status, html: renderToStaticMarkup(<OrdersScreen {...data} />) };
};

const orderPage = async (shop: TestShop, orderId: string, cookie?: string, key?: string) => {
	const path = `/orders/${orderId}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
	serveWith(shop);
	const { data, init } = await orderLoader(ask(path, { cookie }, { orderId }));
	const { detail, problem, ...screen } = data;
	const element = detail ? <OrderScreen {...detail} {...screen} /> : <OrderProblem problem={problem} />;
	return { status: init?.status, html: renderToStaticMarkup(element), data };
};

const keyOf = (shop: TestShop, orderId: string) =>
	new URL(orderLink(shop, orderId)).searchParams.get("key") ?? "";

test.each([
	["/books", booksLoader],
	["/books?page=2", booksLoader],
	["/orders", ordersLoader],
])("%s sends the signed-out to the sign-in page and back", async (path, loader) => {
	serveWith(await openTestShop());
	expect(await thrown(loader(ask(path)))).toMatchObject({
		status: 302,
		to: `/sign-in?redirectTo=${encodeURIComponent(path)}`,
	});
});

test("a family without books is led to its first one", async () => {
	const { cookie } = await open();
	const { status, html } = await booksPage("/books", cookie);
	expect(status).toBe(200);
	expect(html).toContain("Your Storybooks");
	expect(html).toContain("No books yet");
	expect(html).toContain('href="/create-book"');
	expect(html).toContain("Create Your First Book");
	expect(html).not.toContain("reached the end");
});

test("a new book counts its offer down and can be ordered", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor);
	shop.clock.advance(HOUR_MS);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain("47 hours, 0 minutes, 0 seconds");
	expect(html).toContain(`href="/checkout?book=${bookId}"`);
	expect(html).toContain("ORDER NOW");
	expect(html).toContain("Create New Book");
	expect(html).toContain("You&#x27;ve reached the end of your books");
	const draft = /data-book-order="([^"]+)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
	expect(JSON.parse(draft)).toEqual({
		title: "The Whale",
		synopsis: "Rosa hears a whale sing.",
		coverImageUrl: expect.stringContaining("/covers/"),
		bookId,
		comment: "A woolly hat, please.",
	});
});

test("the offer is open to the last second and over with the next", async () => {
	const { shop, actor, cookie } = await open();
	await makeBook(shop, actor);
	shop.clock.advance(48 * HOUR_MS - 1000);
	expect((await booksPage("/books", cookie)).html).toContain("0 hours, 0 minutes, 1 second");
	shop.clock.advance(1000);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain("OFFER EXPIRED");
	expect(html).toMatch(
		/<button [^>]*disabled=""[^>]*>THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK<\/button>/,
	);
	expect(html).not.toContain("ORDER NOW");
	expect(html).not.toContain("/checkout");
});

test("a book without anything says so, and the current draft is continued", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor, { title: "", cover: false });
	await shop.db
		.updateTable("books")
		.set({ state: "writing", synopsis: null, description: "" })
		.where("id", "=", bookId)
		.execute();
	const { html } = await booksPage("/books", cookie);
	for (const text of [
		"UNTITLED STORY",
		"NO DESCRIPTION AVAILABLE",
		"No Cover Image Available",
		"0 characters",
		"20 pages",
		"Created",
		"Being written",
		"Continue",
	]) {
		expect(html).toContain(text);
	}
	expect(html).not.toContain("ORDER NOW");
});

test("a book that was ordered leads to its order, and may be ordered again", async () => {
	const { shop, actor, cookie } = await open();
	const bookId = await makeBook(shop, actor);
	const orderId = await makeOrder(shop, actor.id, { book_id: bookId, first_for: bookId });
	shop.clock.advance(100 * HOUR_MS);
	const { html } = await booksPage("/books", cookie);
	expect(html).toContain(`href="/orders/${orderId}"`);
	expect(html).toContain(`href="/checkout?book=${bookId}&amp;again=1"`);
	expect(html).not.toContain("OFFER EXPIRED");
});

test("one page an address: Load More Books leads on, Previous back", async () => {
	const { shop, actor, cookie } = await open();
	for (let count = 0; count < 7; count++) await makeBook(shop, actor);
	const first = (await booksPage("/books", cookie)).html;
	expect(first).toContain('href="/books?page=2"');
	expect(first).toContain("Load More Books");
	expect(first).not.toContain("Previous");
	const second = (await booksPage("/books?page=2", cookie)).html;
	expect(second).toContain('href="/books?page=3"');
	expect(second).toMatch(/href="\/books"[^>]*>Previous/);
	const third = (await booksPage("/books?page=3", cookie)).html;
	expect(third).not.toContain("Load More");
	expect(third).toContain("You&#x27;ve reached the end of your books");
});

test.each(["-1", "0", "abc", "1e9", "1.5", "", "%00", "٣"])("page=%s is the first page", async (page) => {
	const { shop, actor, cookie } = await open();
	await makeBook(shop, actor);
	await makeOrder(shop, actor.id);
	const books = await booksPage(`/books?page=${page}`, cookie);
	const orders = await ordersPage(`/orders?page=${page}`, cookie);
	expect([books.status, orders.status]).toEqual([200, 200]);
	expect(books.html).toContain("ORDER NOW");
	expect(orders.html).toContain("View Details");
});

test.each(["2", "1000000000", "9".repeat(400)])("page=%s is past the end, and says so", async (page) => {
	const { shop, actor, cookie } = await open();
	await makeBook(shop, actor);
	await makeOrder(shop, actor.id);
	const books = await booksPage(`/books?page=${page}`, cookie);
	const orders = await ordersPage(`/orders?page=${page}`, cookie);
	expect([books.status, orders.status]).toEqual([200, 200]);
	expect(books.html).toContain("You&#x27;ve reached the end of your books");
	expect(orders.html).toContain("no orders this far back");
});

test("a family without orders is led to a book", async () => {
	const { cookie } = await open();
	const { html } = await ordersPage("/orders", cookie);
	expect(html).toContain("Your Orders");
	expect(html).toContain("No orders yet");
	expect(html).toContain('href="/create-book"');
});

test("an order stands in its row with both badges, in pounds, and with what can be done", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, { title: "", order_number: "ABCD1234" });
	const { html } = await ordersPage("/orders", cookie);
	for (const text of [
		"Untitled Storybook",
		"No Cover Image Available",
		"ABCD1234",
		"Paid",
		"Processing",
		"2 March 2026",
		"£34.98",
		"Leave a Review",
		`href="/review/${orderId}"`,
		"View Details",
		`href="/orders/${orderId}"`,
	]) {
		expect(html).toContain(text);
	}
	expect(html).not.toContain("$");
	expect(html).not.toContain("Reviewed");
	expect(html).not.toContain("Load More");
	for (let count = 0; count < 10; count++) await makeOrder(shop, actor.id);
	const grown = (await ordersPage("/orders", cookie)).html;
	expect(grown).toContain("Load More Orders");
	expect(grown).toContain('href="/orders?page=2"');
});

test("a list that can't be read says so in a toast and a banner, and the bug is logged", async () => {
	const { shop, cookie } = await open();
	await shop.db.schema.dropTable("reviews").execute();
	const books = await booksPage("/books", cookie);
	const orders = await ordersPage("/orders", cookie);
	for (const [page, text] of [
		[books, "Failed to fetch books"],
		[orders, "Failed to fetch orders"],
	] as const) {
		expect(page.status).toBe(500);
		expect(page.html).toMatch(
			new RegExp(`class="toast toast-error toast-corner".*${text}.*notice-error.*${text}`),
		);
		expect(page.html).toContain("Try again");
	}
	expect(shop.logged.filter(({ level }) => level === "error")).toHaveLength(2);
});

test("an order's page has every stored figure and fact", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, {
		order_number: "ABCD1234",
		order_status: "shipped",
		discount_pence: 300,
		total_pence: 3198,
		coupon_code: "STORY10",
		estimated_delivery: "2026-03-11T09:00:00.000Z",
		tracking_number: "RM123",
		tracking_url: "https://carrier.example/RM123",
		comment: "A red door, please.",
	});
	const { status, html } = await orderPage(shop, orderId, cookie);
	expect(status).toBe(200);
	for (const text of [
		"Order ABCD1234",
		"2 March 2026",
		"Paid",
		"Shipped",
		"The Whale",
		"Rosa hears a whale sing.",
		"A red door, please.",
		"No Cover Image Available",
		"11 March 2026",
		"RM123",
		"Track your package",
		'href="https://carrier.example/RM123"',
		"Subtotal",
		"£29.99",
		"Coupon STORY10",
		"-£3.00",
		"Shipping",
		"£4.99",
		"Total",
		"£31.98",
		"Ada@Example.com",
		"12 St James&#x27;s Square",
		"London",
		"SW1Y 4JH",
		"United Kingdom",
		"Write Review",
		"Back to Orders",
		"mailto:",
		"Order again",
	]) {
		expect(html).toContain(text);
	}
	expect(html).not.toContain("$");
});

test("nothing but the web stands behind the tracking link", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, {
		tracking_number: "RM1",
		tracking_url: "javascript:alert(1)",
	});
	const { html } = await orderPage(shop, orderId, cookie);
	expect(html).not.toContain("javascript:");
	expect(html).not.toContain("Track your package");
});

test("an address that can't be read is said not to be available", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id, { delivery: "{" });
	expect((await orderPage(shop, orderId, cookie)).html).toContain("Delivery information not available");
});

test("no order, a stranger's and one whose key is wrong are the same panel", async () => {
	const { shop, cookie } = await open();
	const theirs = await makeOrder(shop, "user_other");
	const answers = [
		await orderPage(shop, "order_none", cookie),
		await orderPage(shop, theirs, cookie),
		await orderPage(shop, theirs, cookie, "wrong"),
		await orderPage(shop, theirs, undefined, "wrong"),
	];
	for (const { status, html } of answers) {
		expect(status).toBe(404);
		expect(html).toContain("Order not found: The requested order could not be found in our system.");
		expect(html).toContain("Back to Orders");
	}
	expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
});

test("an order that can't be read says so", async () => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, actor.id);
	await shop.db.schema.dropTable("order_events").execute();
	const { status, html } = await orderPage(shop, orderId, cookie);
	expect(status).toBe(500);
	for (const text of ["Error loading order", "Failed to fetch order details", "Back to Orders"]) {
		expect(html).toContain(text);
	}
	expect(shop.logged.filter(({ level }) => level === "error")).toHaveLength(1);
});

test("an order's page without a key is for families", async () => {
	const shop = await openTestShop();
	serveWith(shop);
	const { guestId, cookie } = await visiting(shop);
	const orderId = await makeOrder(shop, guestId);
	for (const who of [undefined, cookie]) {
		expect(await thrown(orderLoader(ask(`/orders/${orderId}`, { cookie: who }, { orderId })))).toMatchObject({
			status: 302,
			to: `/sign-in?redirectTo=${encodeURIComponent(`/orders/${orderId}`)}`,
		});
	}
});

test("the mail's link opens a guest's order, and the browser remembers it if it has a session", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, "guest_ada");
	const key = keyOf(shop, orderId);
	const nobody = await orderPage(shop, orderId, undefined, key);
	expect(nobody.status).toBe(200);
	expect(nobody.html).toContain("sign in");
	expect(nobody.html).not.toContain("Write Review");
	expect(nobody.html).not.toContain("Order again");
	expect(await shop.db.selectFrom("sessions").select("id").execute()).toEqual([]);
	const { cookie } = await visiting(shop);
	for (let times = 0; times < 2; times++) await orderPage(shop, orderId, cookie, key);
	const session = await findSession(shop, ask("/", { cookie }).request);
	expect(session?.facts.orders).toEqual([orderId]);
});

test("a family with the link of a guest's order takes it into its account", async () => {
	const { shop, cookie } = await open();
	const orderId = await makeOrder(shop, "guest_ada");
	const key = keyOf(shop, orderId);
	const before = await orderPage(shop, orderId, cookie, key);
	expect(before.html).toContain("Add to my account");
	const answer = await orderAction(ask(before.data.link ?? "", { cookie, method: "POST" }, { orderId }));
	expect(answer.headers.get("Location")).toBe(`/orders/${orderId}`);
	const after = await orderPage(shop, orderId, cookie);
	expect(after.status).toBe(200);
	expect(after.html).not.toContain("Add to my account");
	expect(after.html).toContain("Write Review");
});

test("nothing goes into an account without the right key, or without an account", async () => {
	const { shop, cookie } = await open();
	const orderId = await makeOrder(shop, "guest_ada");
	const path = `/orders/${orderId}?key=wrong`;
	const refused = await thrown(orderAction(ask(path, { cookie, method: "POST" }, { orderId })));
	expect(refused.status).toBe(404);
	const nobody = await thrown(orderAction(ask(path, { method: "POST" }, { orderId })));
	expect(nobody.to).toBe(`/sign-in?redirectTo=${encodeURIComponent(path)}`);
	const order = await shop.db.selectFrom("orders").select("owner_id").executeTakeFirst();
	expect(order?.owner_id).toBe("guest_ada");
});
