import type { Page } from "@playwright/test";
import { longDate } from "../app/shop/orders/rules";
import { isNamed, join, newFamily, openMail, toast } from "./account-steps";
import { addBook, addOrder, change, HOUR_MS, mailConfirmation, shopTime, titles } from "./library-steps";
import { expect, test } from "./test";

const NOT_FOUND = "Order not found: The requested order could not be found in our system.";

const orderRow = (page: Page, orderNumber: string) => page.locator(".order-row", { hasText: orderNumber });

/** What the order says beside a name: "Total" -> "£31.98", and not its subtotal. */
const figure = (page: Page, name: string) =>
	page.locator(".summary > div", { has: page.getByText(name, { exact: true }) }).locator("dd");

test("My Orders, with nothing in it and with a first page full", async ({ page, shop, looksRight }) => {
	const { id } = await join(page);
	await page.goto("/orders");
	await isNamed(page, "Your Orders", "My Orders");
	await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Create a book" })).toHaveAttribute(
		"href",
		"/create-book",
	);
	await looksRight(page);

	const bookId = await addBook(shop, id);
	const first = await addOrder(shop, id, {
		bookId,
		state: "delivered",
		discountPence: 300,
		coupon: "STORY10",
	});
	const bare = await addOrder(shop, id, {
		title: "",
		state: "cancelled",
		status: "refunded",
		age: 1000,
	});
	for (let number = 3; number <= 12; number++) await addOrder(shop, id, { age: number * 60_000 });
	await page.goto("/orders");
	const newest = orderRow(page, first.orderNumber);
	await expect(newest.getByRole("heading", { level: 2 })).toHaveText("Rosa and the Whale");
	for (const says of [first.orderNumber, "£31.98", /^\d{1,2} \w+ \d{4}$/, "Paid", "Delivered"]) {
		await expect(newest.getByText(says, { exact: true })).toBeVisible();
	}
	await expect(newest.locator(".badge-good")).toHaveCount(2);
	await expect(newest.getByRole("img", { name: "Cover of Rosa and the Whale" })).toBeVisible();
	await expect(newest.getByRole("link", { name: /^Leave a Review/ })).toHaveAttribute(
		"href",
		`/review/${first.id}`,
	);
	await expect(newest.getByRole("link", { name: /^View Details/ })).toHaveAttribute(
		"href",
		`/orders/${first.id}`,
	);
	const second = orderRow(page, bare.orderNumber);
	await expect(second.getByRole("heading", { level: 2 })).toHaveText("Untitled Storybook");
	for (const says of ["No Cover Image Available", "Refunded", "Cancelled", "£34.98"]) {
		await expect(second.getByText(says, { exact: true })).toBeVisible();
	}
	await expect(second.locator(".badge-bad")).toHaveText("Cancelled");
	await expect(second.getByRole("link", { name: /^Leave a Review/ })).toHaveCount(0);
	await looksRight(page);

	await expect(titles(page, "orders")).toHaveCount(10);
	await page.getByRole("link", { name: "Load More Orders" }).click();
	await expect(titles(page, "orders")).toHaveCount(12);
	await expect(page).toHaveURL(/\/orders\?upto=2/);
	await expect(page.getByRole("link", { name: "Load More Orders" })).toHaveCount(0);
	await expect(page.getByText("$", { exact: false })).toHaveCount(0);
});

test("an order, from its cover to its parcel", async ({ page, shop, looksRight }) => {
	const { id } = await join(page);
	const bookId = await addBook(shop, id);
	// By the shop's clock, which journeys beside this one turn: past its day a parcel would be late.
	const estimatedDelivery = new Date((await shopTime(shop)) + 30 * 24 * HOUR_MS).toISOString();
	const order = await addOrder(shop, id, {
		bookId,
		state: "posted",
		discountPence: 300,
		coupon: "STORY10",
		comment: "A white patch, please.",
		phone: "020 7946 0018",
		estimatedDelivery,
		tracking: { number: "JD0002", url: "https://example.com/track/JD0002" },
		events: [["begin", "making"]],
	});
	await page.goto("/orders");
	await orderRow(page, order.orderNumber)
		.getByRole("link", { name: /^View Details/ })
		.click();
	await isNamed(page, `Order ${order.orderNumber}`, `Order ${order.orderNumber}`);
	const main = page.getByRole("main");
	await expect(main.getByText(/^Placed on \d{1,2} \w+ \d{4}$/)).toBeVisible();
	for (const says of [
		"Rosa hears a whale sing, and follows the song down to the harbour.",
		"A white patch, please.",
		"We have begun with your book",
		"ada@example.org",
		"020 7946 0018",
		"12 St James’s Square",
		"SW1Y 4JH",
		"United Kingdom",
	]) {
		await expect(main.getByText(says).first()).toBeVisible();
	}
	await expect(main.getByRole("img", { name: "Cover of Rosa and the Whale" })).not.toHaveJSProperty(
		"naturalWidth",
		0,
	);
	for (const [name, value] of [
		["Order status", "Shipped"],
		["Estimated delivery", longDate(estimatedDelivery)],
		["Tracking number", "JD0002"],
		["Subtotal", "£29.99"],
		["Delivery", "£4.99"],
		["Coupon STORY10", "−£3.00"],
		["Total", "£31.98"],
	] as const) {
		await expect(figure(page, name)).toHaveText(value);
	}
	await expect(main.getByRole("link", { name: "Track your package" })).toHaveAttribute(
		"href",
		"https://example.com/track/JD0002",
	);
	await expect(main.getByRole("link", { name: "Write Review" })).toHaveAttribute(
		"href",
		`/review/${order.id}`,
	);
	await expect(main.getByRole("link", { name: "Contact us about this order" })).toHaveAttribute(
		"href",
		/^mailto:/,
	);
	await looksRight(page);
	await main.getByRole("link", { name: "Back to Orders" }).click();
	await expect(page).toHaveURL("/orders");
});

test("an address of one long word breaks, on the narrowest screen and on a wide one", async ({
	page,
	shop,
	looksRight,
}) => {
	const { id } = await join(page);
	const order = await addOrder(shop, id, { bookId: await addBook(shop, id) });
	const house = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochhouse";
	change(
		shop,
		"update orders set delivery = json_set(delivery, '$.address2', ?) where id = ?",
		house,
		order.id,
	);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(`/orders/${order.id}`);
		await expect(page.getByText(house)).toBeVisible();
		await looksRight(page);
	}
});

test("text of twice its size wraps on a phone, from the form to the order", {
	tag: "@script",
}, async ({ page, shop, looksRight }) => {
	const { id } = await join(page);
	const order = await addOrder(shop, id, { state: "delivered" });
	const bookId = await addBook(shop, id, { title: "Rosa and the Whale" });
	await page.setViewportSize({ width: 360, height: 740 });
	for (const address of [
		"/",
		"/create-book",
		`/checkout?book=${bookId}`,
		"/orders",
		"/books",
		`/orders/${order.id}`,
		`/review/${order.id}`,
		"/profile",
		"/nothing",
	]) {
		await page.goto(address);
		// Of WCAG 1.4.4, set as a browser's text zoom does: the screen's own queries know nothing of it.
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		await looksRight(page);
		await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport({ ratio: 1 });
	}
});

test("a stranger's order is no other than none", async ({ page, shop, visit, looksRight }) => {
	const { id } = await join(page);
	const { id: orderId } = await addOrder(shop, id);
	const stranger = await visit();
	await join(stranger);
	const told: string[] = [];
	for (const address of [`/orders/${orderId}`, "/orders/order_none", `/orders/${orderId}?key=guessed`]) {
		const answer = await stranger.goto(address);
		expect(answer?.status(), address).toBe(404);
		await isNamed(stranger, "Order not found", "Order not found");
		await expect(stranger.getByText(NOT_FOUND)).toBeVisible();
		await expect(stranger.getByRole("link", { name: "Back to Orders" })).toHaveAttribute("href", "/orders");
		told.push(await stranger.getByRole("main").innerText());
	}
	expect(new Set(told).size).toBe(1);
	await looksRight(stranger);
	const review = await stranger.goto(`/review/${orderId}`);
	expect(review?.status()).toBe(404);
	await expect(stranger.getByText(NOT_FOUND)).toBeVisible();
	await stranger.context().clearCookies();
	await stranger.goto(`/orders/${orderId}`);
	await expect(stranger).toHaveURL(`/sign-in?redirectTo=%2Forders%2F${orderId}`);
});

test("a guest reads its order by the mail's link, and keeps it in an account", async ({
	page,
	shop,
	looksRight,
}) => {
	const guest = `guest_${newFamily().email.replace(/\W/g, "")}`;
	const title = `Rosa and the ${guest}`;
	const { id: orderId, orderNumber } = await addOrder(shop, guest, { title });
	await mailConfirmation(shop, orderId);
	await openMail(page, "ada@example.org", new RegExp(orderNumber));
	await page.locator(`.mail-text a[href*="/orders/${orderId}?key="]`).click();
	await isNamed(page, `Order ${orderNumber}`, `Order ${orderNumber}`);
	await expect(page.getByText("a•••@e•••.org")).toBeVisible();
	await expect(page.getByText("12 St James’s Square")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Write Review" })).toHaveCount(0);
	await looksRight(page);
	const link = page.url();

	const { id: userId } = await join(page);
	await page.goto(link);
	await expect(page.getByText("can be kept in one with the email address it was ordered with")).toBeVisible();
	await expect(page.getByRole("button", { name: "Add to my account" })).toHaveCount(0);
	await looksRight(page);
	change(
		shop,
		"update orders set email_fold = (select email_fold from users where id = ?) where id = ?",
		userId,
		orderId,
	);
	change(shop, "update users set email_proved = 1 where id = ?", userId);
	await page.reload();
	await page.getByRole("button", { name: "Add to my account" }).click();
	await expect(page).toHaveURL(`/orders/${orderId}`);
	await expect(toast(page, "This order is in your account now.")).toBeAttached();
	await page.goto("/orders");
	await expect(orderRow(page, orderNumber)).toBeVisible();
});
