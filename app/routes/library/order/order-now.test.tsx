import { beforeEach, expect, test } from "vitest";
import { STATE_WORDS } from "~/content/order-words";
import { makeOrder } from "~/shop/orders/orders.testing";
import { ORDER_STATES, type OrderState } from "~/shop/orders/rules";
import { escapeHtml } from "~/emails/letter";
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
	name: "approve" | "arrived",
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

test("the press before printing says what it does, and a family approves with it", async () => {
	const { shop, cookie } = visit;
	const orderId = await order("proof");
	const { html } = await orderPage(shop, orderId, cookie);
	expect(html).toContain("From then on it can’t be changed or cancelled.");
	expect(html).toContain("It arrives within 5 to 7 working days of your approval.");
	expect(html).toContain(`action="/orders/${orderId}/approve"`);
	const pressed = await press(orderId, "approve", { cookie });
	expect(told(pressed)).toMatchObject({ status: 302, to: `/orders/${orderId}` });
	expect(await stateOf(orderId)).toBe("approved");
	const again = await press(orderId, "approve", { cookie });
	expect(told(again)).toMatchObject({ status: 302, to: `/orders/${orderId}` });
});

test("a guest presses by the mail's link, and comes back to it", async () => {
	const { shop } = visit;
	const orderId = await order("posted", "guest_ada");
	const key = keyOf(shop, orderId);
	const { html } = await orderPage(shop, orderId, undefined, key);
	expect(html).toContain(`action="/orders/${orderId}/arrived?key=${key}"`);
	const pressed = await press(orderId, "arrived", { key });
	expect(told(pressed)).toMatchObject({ to: `/orders/${orderId}?key=${key}` });
	expect(await stateOf(orderId)).toBe("delivered");
});

test("a wrong key moves nothing, and an address that is looked at leads to the order", async () => {
	const orderId = await order("proof", "guest_ada");
	expect((await thrown(press(orderId, "approve", { key: "wrong" }))).status).toBe(404);
	expect(await stateOf(orderId)).toBe("proof");
	const looked = thrown(
		Promise.resolve().then(() => loader(ask(`/orders/${orderId}/approve?key=k`, {}, { orderId }))),
	);
	expect((await looked).to).toBe(`/orders/${orderId}?key=k`);
});
