import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { OrderState } from "~/shop/orders/rules";
import { ask, thrown, told } from "../library.testing";
import { keyOf, open, opened } from "../shown.testing";
import { ApproveScreen } from "./ApproveScreen";
import { action, loader } from "./route";

let visit: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
	visit = await open();
});

const order = (state: OrderState, owner = visit.actor.id) => makeOrder(visit.shop, owner, { state });
const at = (orderId: string, key?: string) => `/orders/${orderId}/approve${key ? `?key=${key}` : ""}`;
const post = (orderId: string, looked: string, { cookie, key }: { cookie?: string; key?: string }) =>
	action(ask(at(orderId, key), { cookie, form: { looked } }, { orderId }));
const page = async (orderId: string, cookie: string, answer?: object) =>
	renderToStaticMarkup(
		<ApproveScreen {...(await loader(ask(at(orderId), { cookie }, { orderId })))} {...answer} />,
	);
const stateOf = async (id: string) =>
	(await visit.shop.db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst())?.state;

test("the page asks once more, says that it can't be undone, and leads back to the pages", async () => {
	const orderId = await order("proof");
	const asked = await page(orderId, visit.cookie);
	for (const says of [
		"this can’t be undone.",
		"I have looked at every page, and know that this can’t be undone",
		`href="/orders/${orderId}/proof"`,
		`action="/orders/${orderId}/approve"`,
		"It arrives within 5 to 7 working days of your approval.",
	])
		expect(asked).toContain(says);
	expect(asked).toMatch(/<input type="checkbox"[^>]*id="looked"[^>]*name="looked"[^>]*required=""/);
});

test("without the tick nothing is printed, and the page says so beside it", async () => {
	const orderId = await order("proof");
	for (const looked of ["", "no"]) {
		const answer = await post(orderId, looked, { cookie: visit.cookie });
		if (answer instanceof Response) throw new Error("it was accepted");
		expect(answer.init?.status).toBe(422);
		const html = await page(orderId, visit.cookie, answer.data);
		expect(html).toMatch(/<a href="#looked">Please look at every page first/);
		expect(html).toMatch(/id="looked-error".*Nothing is printed until you do/);
	}
	expect(await stateOf(orderId)).toBe("proof");
});

test("with it the book is approved; pressed again, its order says how it stands", async () => {
	const { cookie } = visit;
	const orderId = await order("proof");
	for (let press = 0; press < 2; press++)
		expect(told(await post(orderId, "yes", { cookie }))).toMatchObject({
			status: 302,
			to: `/orders/${orderId}`,
		});
	expect(await stateOf(orderId)).toBe("approved");
	const html = await page(orderId, cookie);
	expect(html).toContain("can’t be approved now");
	expect(html).not.toContain("<form");
});

test("whoever has the mail's link approves, and nobody else", async () => {
	const orderId = await order("proof", "guest_ada");
	expect((await thrown(post(orderId, "yes", { key: "wrong" }))).status).toBe(404);
	expect(await stateOf(orderId)).toBe("proof");
	const cookie = opened(orderId, keyOf(visit.shop, orderId));
	expect(await page(orderId, cookie)).toContain("Approve my book</button>");
	expect(told(await post(orderId, "yes", { cookie }))).toMatchObject({ to: `/orders/${orderId}` });
	expect(await stateOf(orderId)).toBe("approved");
});
