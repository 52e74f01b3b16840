import { beforeEach, expect, test } from "vitest";
import { STATE_WORDS } from "~/content/order-words";
import { escapeHtml } from "~/emails/letter";
import { HOUR_MS, makeOrder } from "~/shop/orders/orders.testing";
import { ORDER_STATES, type OrderState } from "~/shop/orders/rules";
import { ask, thrown, told } from "../library.testing";
import { action, loader } from "../order-step";
import { keyOf, open, orderPage, ordersPage } from "../shown.testing";

let visit: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
	visit = await open();
});

const order = (state: OrderState, owner = visit.actor.id) =>
	makeOrder(visit.shop, owner, { state, held_from: state === "on hold" ? "making" : null });

const press = (
	orderId: string,
	name: "arrived" | "reopen",
	{ cookie, key }: { cookie?: string; key?: string },
) =>
	action(
		ask(`/orders/${orderId}/${name}${key ? `?key=${key}` : ""}`, { cookie, method: "POST" }, { orderId }),
	);

const stateOf = async (id: string) =>
	(await visit.shop.db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst())?.state;

test.each(
	ORDER_STATES,
)("an order that is %s says what that means, to a family, a guest and in the list", async (state) => {
	const { shop, cookie, actor } = visit;
	const mine = await order(state);
	const guests = await order(state, "guest_ada");
	const pages = [
		await orderPage(shop, mine, cookie),
		await orderPage(shop, guests, undefined, keyOf(shop, guests)),
	];
	const { title, text } = STATE_WORDS[state];
	for (const { status, html } of pages) {
		expect(status).toBe(200);
		expect(html).toContain(escapeHtml(title));
		expect(html).toContain(escapeHtml(text));
		expect(html.includes("Approve my book")).toBe(state === "proof");
		expect(html.includes("It has arrived</button>")).toBe(state === "posted");
		expect(html).not.toMatch(/undefined|null|\{email\}/);
	}
	expect((await ordersPage("/orders", cookie)).html).toContain(escapeHtml(`${title}.`));
	expect(actor.id).toBe("user_rosa");
});

test("the way to approving says what that does", async () => {
	const { shop, cookie } = visit;
	const orderId = await order("proof");
	const { html } = await orderPage(shop, orderId, cookie);
	expect(html).toContain("From then on it can’t be changed or cancelled, so we ask you once more.");
	expect(html).toContain("It arrives within 5 to 7 working days of your approval.");
	expect(html).toContain(`href="/orders/${orderId}/approve"`);
	expect(html).not.toContain(`action="/orders/${orderId}/approve"`);
});

test("a guest presses by the mail's link, and comes back to it", async () => {
	const { shop } = visit;
	const orderId = await order("posted", "guest_ada");
	const key = keyOf(shop, orderId);
	const { html } = await orderPage(shop, orderId, undefined, key);
	expect(html).toContain(`action="/orders/${orderId}/arrived"`);
	const pressed = await press(orderId, "arrived", { key });
	expect(told(pressed)).toMatchObject({
		to: `/orders/${orderId}`,
		cookies: expect.stringContaining("fk_orders="),
	});
	expect(await stateOf(orderId)).toBe("delivered");
});

test("an order that waits for its family says how long it does, and how to go on with it afterwards", async () => {
	const { shop, cookie, actor } = visit;
	const shown = await orderPage(shop, await order("proof"), cookie);
	expect(shown.html).toContain("You have <strong>7 days</strong> left, until");
	const lapsed = await makeOrder(shop, actor.id, { state: "on hold", held_from: "proof", lapsed: 1 });
	const { html } = await orderPage(shop, lapsed, cookie);
	for (const says of ["Your book waits for you", "Go on with my book", "cancel this order"])
		expect(html).toContain(says);
	expect((await ordersPage("/orders", cookie)).html).toContain("Your book waits for you.");
	expect(told(await press(lapsed, "reopen", { cookie }))).toMatchObject({ to: `/orders/${lapsed}` });
	expect(await stateOf(lapsed)).toBe("proof");
});

test("a wrong key moves nothing, and an address that is looked at leads to the order", async () => {
	const orderId = await order("posted", "guest_ada");
	expect((await thrown(press(orderId, "arrived", { key: "wrong" }))).status).toBe(404);
	expect(await stateOf(orderId)).toBe("posted");
	const looked = thrown(
		Promise.resolve().then(() => loader(ask(`/orders/${orderId}/arrived?key=k`, {}, { orderId }))),
	);
	expect((await looked).to).toBe(`/orders/${orderId}`);
});

test.each([
	["posted", "We are sorry that your book is late.", "one of us looks for your parcel."],
	["delivered", "We are sorry that your book was late.", null],
] as const)("a late order that is %s says so, with its postage given back", async (state, sorry, asks) => {
	const { shop, cookie, actor } = visit;
	const orderId = await makeOrder(shop, actor.id, { state, estimated_delivery: "2026-02-20T10:00:00.000Z" });
	const refund = { order_id: orderId, amount_pence: 499, state: "done" as const, created_at: "2026-02-21" };
	await shop.db
		.insertInto("refunds")
		.values([
			{ ...refund, id: "refund_1", reason: "late" },
			{ ...refund, id: "du_1", reason: "by the bank", amount_pence: 100 },
		])
		.execute();
	const { html } = await orderPage(shop, orderId, cookie);
	expect(html).toContain(sorry);
	expect(html).toContain("<strong>£4.99</strong> was given back to you on");
	expect(html.includes("It hasn’t come")).toBe(asks !== null);
	if (asks) expect(html).toContain(asks);
	expect(html).not.toContain("your postage goes back");
});

test("the day an order is promised for is told by one date: what may miss it says so, and what has says which day it was", async () => {
	const { shop, cookie, actor } = visit;
	const by = "2026-03-04T12:00:00.000Z";
	const orderId = await makeOrder(shop, actor.id, { state: "at the printer", estimated_delivery: by });
	const told = async () => (await orderPage(shop, orderId, cookie)).html.replaceAll(/<[^>]*>/g, "");
	// A Monday: the post takes three working days, and today is too late for Wednesday.
	const before = await told();
	expect(before).toContain("It may come after 4 March 2026, the day we promised it for.");
	expect(before).toContain("Estimated delivery4 March 2026");
	expect(before).not.toContain("It hasn’t come");
	shop.clock.advance(3 * 24 * HOUR_MS);
	const after = await told();
	expect(after).toContain("The day we promised it for, 4 March 2026, is over.");
	expect(after).toContain("Was promised for4 March 2026");
	expect(after).not.toMatch(/It may come after|Estimated delivery/);
});

test("money that goes back is said to be on its way, then when it was given back and how long banks take, then no more than that", async () => {
	const { shop, cookie, actor } = visit;
	const orderId = await makeOrder(shop, actor.id, { state: "cancelled", status: "refunded" });
	const refund = { order_id: orderId, reason: "by the operator" as const, state: "done" as const };
	await shop.db
		.insertInto("refunds")
		.values([
			{ ...refund, id: "refund_1", amount_pence: 499, created_at: "2026-02-16T10:00:00.000Z" },
			{ ...refund, id: "refund_2", amount_pence: 1000, created_at: "2026-03-02T08:00:00.000Z" },
			{ ...refund, id: "refund_3", amount_pence: 999, created_at: "2026-03-02T08:30:00.000Z" },
			{
				...refund,
				id: "refund_4",
				amount_pence: 1000,
				created_at: "2026-03-02T09:00:00.000Z",
				state: "asked",
			},
		])
		.execute();
	const told = async () =>
		(await orderPage(shop, orderId, cookie)).html
			.replaceAll(/<[^>]*>/g, "")
			.match(/£[\d.]+ (is on its way back|was given back) to you[^.]*\.( Banks[^.]*\.)?/g);
	expect(await told()).toEqual([
		"£4.99 was given back to you on 16 February 2026, the way it was paid. Banks take 5 to 10 working days to show it.",
		"£19.99 was given back to you on 2 March 2026, the way it was paid. Banks take 5 to 10 working days to show it.",
		"£10.00 is on its way back to you, the way it was paid. Banks take 5 to 10 working days to show it.",
	]);
	shop.clock.advance(24 * HOUR_MS);
	const [first, second] = (await told()) ?? [];
	expect(first).toBe("£4.99 was given back to you on 16 February 2026, the way it was paid.");
	expect(second).toContain("Banks take");
});
