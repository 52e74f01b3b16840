import { expect, test } from "vitest";
import { findSession } from "~/http/session-cookie.server";
import { signInAs } from "~/shop/accounts/sign-in-as.server";
import { DELIVERY } from "~/shop/checkout/checkout.testing";
import { changeDetails } from "~/shop/orders/change-details.server";
import { detailsInput } from "~/shop/orders/contract";
import { opensItsOrder, stillOpened } from "~/shop/orders/linked-order.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { LINK_MS } from "~/shop/orders/rules";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { loader as readFile } from "../book-file";
import { ask, thrown, visiting } from "../library.testing";
import { keyOf, open, opened, orderPage } from "../shown.testing";
import { action as orderAction, loader as orderLoader } from "./route";

test("an order's page without a key is for families, and for the browser that bought it", async () => {
	const shop = await openTestShop();
	serveWith(shop);
	const { guestId, cookie } = await visiting(shop);
	const orderId = await makeOrder(shop, guestId, { state: "proof" });
	const { status, html } = await orderPage(shop, orderId, cookie);
	expect(status).toBe(200);
	const back = `redirectTo=${encodeURIComponent(`/orders/${orderId}`)}`;
	for (const says of [
		"with this browser, without an account",
		`/sign-up?${back}`,
		"12 St James&#x27;s Square",
	])
		expect(html).toContain(says);
	expect(html).not.toContain("because you have the link");
	for (const who of [undefined, (await visiting(shop)).cookie]) {
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
	expect(session?.facts.orders).toEqual([`${orderId}:${key}`]);
});

/** Presses *Add to my account* on an order's page that its link has opened. */
const pressAdd = (orderId: string, cookie: string, key: string) =>
	orderAction(
		ask(`/orders/${orderId}`, { cookie: `${cookie}; ${opened(orderId, key)}`, method: "POST" }, { orderId }),
	);

test("a family takes a guest's order that was ordered with its proved address into its account", async () => {
	const { shop, cookie } = await open();
	await shop.db.updateTable("users").set({ email_proved: 1 }).execute();
	const orderId = await makeOrder(shop, "guest_ada", { email_fold: "rosa@example.com" });
	const key = keyOf(shop, orderId);
	const before = await orderPage(shop, orderId, cookie, key);
	expect(before.html).toContain("Add to my account");
	const answer = await pressAdd(orderId, cookie, key);
	expect(answer.headers.get("Location")).toBe(`/orders/${orderId}`);
	const after = await orderPage(shop, orderId, cookie);
	expect(after.status).toBe(200);
	expect(after.html).not.toContain("Add to my account");
	expect(after.html).toContain("Write Review");
});

test.each([
	["of another address", "ada@example.com", "can be kept in one with the email address it was ordered with"],
	["of its own address, not proved yet", "rosa@example.com", "please show us that it is yours"],
])("a forwarded link shows a guest's order %s, and puts it into no account, by the press or a sign-in", async (_what, email_fold, says) => {
	const { shop, actor, cookie } = await open();
	const orderId = await makeOrder(shop, "guest_ada", { email_fold });
	const key = keyOf(shop, orderId);
	const { status, html } = await orderPage(shop, orderId, cookie, key);
	expect(status).toBe(200);
	expect(html).toContain(says);
	expect(html).not.toContain("Add to my account");
	expect((await pressAdd(orderId, cookie, key)).headers.get("Location")).toBe(`/orders/${orderId}`);

	const before = await visiting(shop);
	await orderPage(shop, orderId, before.cookie, key);
	const session = await findSession(shop, ask("/", { cookie: before.cookie }).request);
	const user = await shop.db
		.selectFrom("users")
		.selectAll()
		.where("id", "=", actor.id)
		.executeTakeFirstOrThrow();
	expect(await signInAs(shop, user, session)).not.toBeNull();
	const order = await shop.db.selectFrom("orders").select("owner_id").executeTakeFirst();
	expect(order?.owner_id).toBe("guest_ada");
});

test("nothing goes into an account without the right key, or without an account", async () => {
	const { shop, cookie } = await open();
	const orderId = await makeOrder(shop, "guest_ada");
	const path = `/orders/${orderId}?key=wrong`;
	const refused = await thrown(orderAction(ask(path, { cookie, method: "POST" }, { orderId })));
	expect(refused.status).toBe(404);
	const nobody = await thrown(orderAction(ask(path, { method: "POST" }, { orderId })));
	expect(nobody.to).toBe(`/sign-in?redirectTo=${encodeURIComponent(`/orders/${orderId}`)}`);
	const order = await shop.db.selectFrom("orders").select("owner_id").executeTakeFirst();
	expect(order?.owner_id).toBe("guest_ada");
});

test("the approved book is downloaded from the page, under the link's own key and the book's title", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, "guest_ada", { state: "approved", title: "Zoë & “Bo”" });
	const key = keyOf(shop, orderId);
	expect((await orderPage(shop, orderId, undefined, key)).html).not.toContain("Read it now");
	const file_key = `print/${orderId}/epub.epub`;
	await shop.providers.files.put(file_key, new Uint8Array([1, 2]), "application/epub+zip");
	const made = { md5: "", bytes: 2_940_000, pages: 26, words: null, made_at: shop.clock.now().toISOString() };
	await shop.db
		.insertInto("print_files")
		.values({ order_id: orderId, kind: "epub", file_key, ...made })
		.execute();
	const { html } = await orderPage(shop, orderId, undefined, key);
	expect(html).toContain("Download the EPUB (2.9 MB)");
	expect(html).toContain("while the printed one is on its way");
	const href = `/orders/${orderId}/files/book.epub`;
	expect(html).toContain(`href="${href}"`);
	const cookie = opened(orderId, key);
	const answer = await readFile(ask(href, { cookie }, { orderId, file: "book.epub" }));
	expect((await readFile(ask(href, {}, { orderId, file: "book.epub" }))).status).toBe(404);
	expect(answer.headers.get("Content-Disposition")).toBe(
		`attachment; filename="Zo_ _ _Bo_.epub"; filename*=UTF-8''Zo%C3%AB%20%26%20%E2%80%9CBo%E2%80%9D.epub`,
	);
	expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
	await shop.db.updateTable("orders").set({ state: "delivered" }).where("id", "=", orderId).execute();
	const arrived = (await orderPage(shop, orderId, undefined, key)).html;
	expect(arrived).toContain("Your book for a screen, beside the printed one.");
	expect(arrived).not.toContain("on its way");
	await shop.db.updateTable("orders").set({ state: "cancelled" }).where("id", "=", orderId).execute();
	expect((await readFile(ask(href, { cookie }, { orderId, file: "book.epub" }))).status).toBe(404);
});

test("the key leaves the address at the first visit; a browser keeps the keys of ten orders, and none that opens nothing", async () => {
	const shop = await openTestShop();
	serveWith(shop);
	let cookie = "";
	const ids: string[] = [];
	for (let count = 0; count < 12; count++) {
		const orderId = await makeOrder(shop, "guest_ada");
		ids.push(orderId);
		const path = `/orders/${orderId}?key=${encodeURIComponent(keyOf(shop, orderId))}`;
		const way = await thrown(orderLoader(ask(path, { cookie }, { orderId })));
		expect(way).toMatchObject({ status: 302, to: `/orders/${orderId}?from=mail` });
		expect(way.cookies).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=34560000/);
		cookie = way.cookies.split(";")[0] ?? "";
	}
	expect(cookie.length).toBeLessThan(1200);
	for (const [count, orderId] of ids.entries()) {
		const asked = orderLoader(ask(`/orders/${orderId}`, { cookie }, { orderId }));
		if (count < 2) expect((await thrown(asked)).to).toContain("/sign-in");
		else expect((await asked).data.detail?.order.id).toBe(orderId);
	}
	const [, , orderId = ""] = ids;
	const forged = orderLoader(ask(`/orders/${orderId}?key=guessed`, {}, { orderId }));
	expect((await forged).data.detail).toBeNull();
});

test("a browser without the key is told what to do, and not sent to sign in", async () => {
	const shop = await openTestShop();
	serveWith(shop);
	const orderId = await makeOrder(shop, "guest_ada");
	const path = `/orders/${orderId}?from=mail`;
	const refused = await orderLoader(ask(path, {}, { orderId })).catch((page) => page);
	expect(refused).toMatchObject({
		data: { message: expect.stringContaining("Please open that link here") },
		init: { status: 403 },
	});
});

test("a key that has ended leads to the way to a new one, also when its email address has been mended", async () => {
	const shop = await openTestShop();
	const ended = await makeOrder(shop, "guest_ada");
	const cookie = opened(ended, keyOf(shop, ended));
	shop.clock.advance(LINK_MS + 1000);
	const page = await orderPage(shop, ended, cookie);
	expect(page.status).toBe(404);
	expect(page.html).toContain('href="/find-order"');

	const mended = await makeOrder(shop, "guest_ada");
	const before = opened(mended, keyOf(shop, mended));
	expect((await orderPage(shop, mended, before)).status).toBe(200);
	shop.clock.advance(1000);
	const changed = { id: "order_email_1", order_id: mended, email: "ada@old.example" };
	await shop.db
		.insertInto("order_emails")
		.values({ ...changed, at: shop.clock.now().toISOString() })
		.execute();
	expect((await orderPage(shop, mended, before)).status).toBe(404);
});

test("a link that was mailed before the email address was mended opens nothing, also in a browser that has opened it", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, "guest_ada", { state: "proof" });
	const key = keyOf(shop, orderId);
	const { cookie } = await visiting(shop);
	await orderPage(shop, orderId, cookie, key);
	const session = await findSession(shop, ask("/", { cookie }).request);
	expect(await stillOpened(shop, session?.facts.orders ?? [])).toEqual([orderId]);
	shop.clock.advance(1000);
	const details = detailsInput.parse({ ...DELIVERY, email: "ada@new.example", giftMessage: "" });
	const buyer = { kind: "guest", id: "guest_ada" } as const;
	expect((await changeDetails(shop, buyer, { orderId, key, details })).ok).toBe(true);
	expect(await stillOpened(shop, session?.facts.orders ?? [])).toEqual([]);
	expect(await opensItsOrder(shop, orderId, keyOf(shop, orderId))).toBe(true);
});

test.each([
	".more",
	".%0d%0ax",
	".\u0100",
	"; Max-Age=0",
	`.${"x".repeat(9000)}`,
])("a key with %j behind it is no key", async (more) => {
	const shop = await openTestShop();
	serveWith(shop);
	const orderId = await makeOrder(shop, "guest_ada");
	const path = `/orders/${orderId}?key=${encodeURIComponent(keyOf(shop, orderId) + decodeURIComponent(more))}`;
	const answer = await orderLoader(ask(path, {}, { orderId }));
	expect(answer.data.detail).toBeNull();
});
