import { expect, test } from "vitest";
import { findSession } from "~/http/session-cookie.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import { replaceShop as serveWith } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { ask, thrown, visiting } from "../library.testing";
import { keyOf, open, orderPage } from "../shown.testing";
import { action as orderAction, loader as orderLoader } from "./route";

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
