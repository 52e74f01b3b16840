import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { DELIVERY } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { OrderState } from "~/shop/orders/rules";
import { postageText } from "~/shop/prices/rules";
import { ask, thrown, told } from "../library.testing";
import { keyOf, open, orderPage, provingKeyOf } from "../shown.testing";
import { DetailsScreen } from "./DetailsScreen";
import { action, loader } from "./route";

let visit: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
	visit = await open();
});

const order = (state: OrderState, owner = visit.actor.id) => makeOrder(visit.shop, owner, { state });
const at = (orderId: string, key?: string) => `/orders/${orderId}/details${key ? `?key=${key}` : ""}`;
const post = (
	orderId: string,
	changed: Record<string, string>,
	{ cookie, key }: { cookie?: string; key?: string },
) => action(ask(at(orderId, key), { cookie, form: { ...DELIVERY, ...changed } }, { orderId }));
const page = async (orderId: string, cookie: string) =>
	renderToStaticMarkup(<DetailsScreen {...(await loader(ask(at(orderId), { cookie }, { orderId })))} />);

test("the order's page leads to a form with what was typed; what is saved is shown on the order", async () => {
	const { shop, cookie } = visit;
	const orderId = await order("making");
	expect((await orderPage(shop, orderId, cookie)).html).toContain(`href="/orders/${orderId}/details"`);
	const form = await page(orderId, cookie);
	for (const says of [
		'value="12 St James&#x27;s Square"',
		'value="Ada@Example.com"',
		`It goes to the United Kingdom. ${postageText()}`,
		`action="/orders/${orderId}/details"`,
	])
		expect(form).toContain(says);
	const saved = await post(orderId, { city: "Leeds", giftMessage: "For Rosa" }, { cookie });
	expect(told(saved)).toMatchObject({ status: 302, to: `/orders/${orderId}` });
	const { html } = await orderPage(shop, orderId, cookie);
	for (const says of ["Leeds", "Gift message", "For Rosa"]) expect(html).toContain(says);
});

test("a guest who has the mail's link alone is mailed another one first, which changes it", async () => {
	const orderId = await order("paid", "guest_ada");
	const forwarded = keyOf(visit.shop, orderId);
	const asked = await thrown(post(orderId, { city: "Leeds" }, { key: forwarded }));
	expect(asked).toMatchObject({ status: 302, to: `/orders/${orderId}` });
	const { html } = await orderPage(visit.shop, orderId, undefined, forwarded);
	for (const hidden of ["Leeds", "Ada@Example.com", "12 St James", "SW1Y 4JH"])
		expect(html).not.toContain(hidden);
	expect(html).toContain("A•••@E•••.com");
	const key = provingKeyOf(visit.shop, orderId);
	const saved = await post(orderId, { city: "Leeds" }, { key });
	expect(told(saved)).toMatchObject({ to: `/orders/${orderId}` });
	expect((await thrown(post(orderId, { city: "Leeds" }, { key: "wrong" }))).status).toBe(404);
});

test.each([
	["address", "", "Address is required"],
	["postalCode", "XX", "in the UK it looks like BS1 4ST"],
	["email", "ada", "Please enter a valid email"],
	["giftMessage", "x".repeat(301), "at most 300"],
	["giftMessage", "you bastard", "in other words"],
])("a wrong %s is said beside it with everything typed, and nothing is saved", async (name, value, says) => {
	const orderId = await order("paid");
	const answer = await post(orderId, { city: "Leeds", [name]: value }, { cookie: visit.cookie });
	if (answer instanceof Response) throw new Error("it was accepted");
	expect(answer.init?.status).toBe(422);
	expect(answer.data.lastResult.error?.[name]?.[0]).toContain(says);
	expect(answer.data.lastResult.initialValue).toMatchObject({ city: "Leeds" });
	expect(await page(orderId, visit.cookie)).toContain('value="London"');
});

test("what was approved meanwhile says that it stays, and nothing typed is lost", async () => {
	const orderId = await order("approved");
	const answer = await post(orderId, { city: "Leeds" }, { cookie: visit.cookie });
	if (answer instanceof Response) throw new Error("it was accepted");
	expect(answer.init?.status).toBe(409);
	const html = await page(orderId, visit.cookie);
	expect(html).toContain("can’t be changed here");
	expect(html).not.toContain("<form");
	expect((await orderPage(visit.shop, orderId, visit.cookie)).html).not.toContain("/details");
});

test("two tabs: what the second would overwrite is shown beside what it typed, and saved when it says so again", async () => {
	const orderId = await makeOrder(visit.shop, visit.actor.id, { state: "proof" });
	const { cookie } = visit;
	const load = () => loader(ask(at(orderId), { cookie }, { orderId }));
	const { seen } = await load();
	expect(told(await post(orderId, { address: "1 Long Lane", seen }, { cookie })).status).toBe(302);
	const answer = await post(orderId, { address: "2 Short Row", seen }, { cookie });
	if (answer instanceof Response) throw new Error("it was accepted");
	expect(answer.init?.status).toBe(409);
	const fresh = await load();
	const html = renderToStaticMarkup(<DetailsScreen {...fresh} lastResult={answer.data.lastResult} />);
	expect(html).toContain("Your order says now");
	expect(html).toContain("1 Long Lane");
	expect(html).toContain('value="2 Short Row"');
	expect(html).toContain(`value="${fresh.seen}"`);
	expect(told(await post(orderId, { address: "2 Short Row", seen: fresh.seen }, { cookie })).status).toBe(
		302,
	);
});
