import { beforeEach, expect, test } from "vitest";
import { rememberOrder } from "~/routes/library/order/remember-order.server";
import { endSession } from "~/shop/sessions/end-session.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { beginSession } from "./session.testing";
import { findSession } from "./session-cookie.server";
import { rememberTyped, takeTyped } from "./typed-before-sign-in.server";
import { readVisitor } from "./visitor.server";

let shop: TestShop;
let browser: Awaited<ReturnType<typeof beginSession>>;
beforeEach(async () => {
	shop = await openTestShop();
	replaceShop(shop);
	browser = await beginSession(shop);
});

/** Requests of one browser that have begun at once: each has read its session before any goes on. */
const atOnce = (...requests: ["GET" | "POST", string][]) =>
	Promise.all(
		requests.map(([method, path]) =>
			readVisitor(
				new Request(`http://localhost:3000${path}`, {
					method,
					headers: { Cookie: browser.cookie.split(";")[0] ?? "" },
					body: method === "POST" ? new URLSearchParams({ review: "Every page" }) : null,
				}),
			),
		),
	);

async function facts() {
	const [visitor] = await atOnce(["GET", "/"]);
	return visitor?.session?.facts;
}

test("two mail links opened at once are both remembered", async () => {
	const [first, second] = await atOnce(["GET", "/orders/order_1"], ["GET", "/orders/order_2"]);
	if (!first || !second) throw new Error("nobody came");
	await rememberOrder(first, { orderId: "order_1", key: "k" });
	await rememberOrder(second, { orderId: "order_2", key: "k" });
	await rememberOrder(second, { orderId: "order_2", key: "k" });
	expect((await facts())?.orders).toEqual(["order_1:k", "order_2:k"]);
});

test("what was typed is held beside an order opened at the same time, and taken once", async () => {
	const [link, form] = await atOnce(["GET", "/orders/order_1"], ["POST", "/review/order_1"]);
	if (!link || !form) throw new Error("nobody came");
	await rememberOrder(link, { orderId: "order_1", key: "k" });
	await rememberTyped(form, ["review"]);
	expect(await facts()).toMatchObject({ orders: ["order_1:k"], typed: { path: "/review/order_1" } });

	const [page, again, other] = await atOnce(
		["GET", "/review/order_1"],
		["GET", "/review/order_1"],
		["GET", "/orders/order_2"],
	);
	if (!page || !again || !other) throw new Error("nobody came");
	await rememberOrder(other, { orderId: "order_2", key: "k" });
	expect(await takeTyped(page)).toEqual({ review: "Every page" });
	expect(await takeTyped(again)).toBeNull();
	expect(await facts()).toMatchObject({ orders: ["order_1:k", "order_2:k"], typed: null });
});

test("a session that has ended meanwhile keeps nothing", async () => {
	const [visitor] = await atOnce(["GET", "/orders/order_1"]);
	if (!visitor) throw new Error("nobody came");
	await endSession(shop.db, browser.session.id);
	await rememberOrder(visitor, { orderId: "order_1", key: "k" });
	expect(await findSession(shop, visitor.request)).toBeNull();
});

test("what an earlier release kept in another shape isn't proved, and the session goes on", async () => {
	const kept = { orders: ["order_1"], google: { sub: "g", email: "a@b.c" }, typed: { path: "/profile" } };
	for (const facts of [JSON.stringify(kept), "{}"]) {
		await shop.db.updateTable("sessions").set({ facts }).execute();
		const [visitor] = await atOnce(["GET", "/"]);
		expect(visitor?.session?.facts).toEqual({
			orders: facts === "{}" ? [] : ["order_1"],
			google: null,
			captchaPassedAt: null,
			typed: null,
		});
	}
});
