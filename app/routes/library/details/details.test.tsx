import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { DELIVERY } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { OrderState } from "~/shop/orders/rules";
import { postageText } from "~/shop/prices/rules";
import { ask, thrown, told } from "../library.testing";
import { keyOf, open, orderPage, provingKeyOf } from "../shown.testing";
import { DetailsScreen } from "./DetailsScreen";
import type { answerFinder } from "./find-address.server";
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

const WAY = { line1: "1 Canons Way", line2: "", line3: "", town: "BRISTOL", postcode: "BS1 4ST" };

test("an address is found by its postal code, with everything typed kept and nothing saved before Save", async () => {
	const { shop, cookie } = visit;
	const orderId = await order("paid");
	expect(await page(orderId, cookie)).not.toContain("Find address");
	shop.providers.addresses = {
		describe: () => ({ name: "a vendor" }),
		find: async () => ({ ok: true, value: [WAY] }),
	};
	const fresh = await loader(ask(at(orderId), { cookie }, { orderId }));
	expect(fresh.finds).toBe(true);
	const form = { name: "Rosa Typed", postalCode: "bs14st", seen: "as it was" };
	const found = await post(orderId, { ...form, intent: "find-address" }, { cookie });
	if (found instanceof Response) throw new Error("it was saved");
	const { shown, lastResult } = found.data as NonNullable<Awaited<ReturnType<typeof answerFinder>>>["data"];
	const html = renderToStaticMarkup(
		<DetailsScreen {...fresh} {...shown} finder={shown} lastResult={lastResult} />,
	);
	for (const says of [
		"Addresses at BS1 4ST",
		"1 Canons Way, BRISTOL",
		'value="Rosa Typed"',
		'value="as it was"',
	])
		expect(html).toContain(says);
	// Enter saves.
	expect(html.indexOf(">Save<")).toBeLessThan(html.indexOf("find-address"));

	const foundAddress = shown.found?.choices[0]?.value ?? "";
	const used = await post(orderId, { ...form, foundAddress, intent: "use-address" }, { cookie });
	if (used instanceof Response) throw new Error("it was saved");
	expect(used.data.lastResult.initialValue).toMatchObject({
		...{ name: "Rosa Typed", address: "1 Canons Way", city: "BRISTOL", postalCode: "BS1 4ST" },
	});
	expect((await loader(ask(at(orderId), { cookie }, { orderId }))).order.delivery?.city).toBe("London");
});

test("what is no postal code is said beside its field; whoever has the link alone has nothing looked up", async () => {
	const { shop, cookie } = visit;
	const asked: string[] = [];
	shop.providers.addresses = {
		describe: () => ({ name: "a vendor" }),
		find: async (postcode) => {
			asked.push(postcode);
			return { ok: true, value: [WAY] };
		},
	};
	const orderId = await order("paid");
	const answer = await post(orderId, { postalCode: "XX", intent: "find-address" }, { cookie });
	if (answer instanceof Response) throw new Error("it was saved");
	expect(answer.init?.status).toBe(422);
	expect(answer.data.lastResult.error?.postalCode?.[0]).toContain("in the UK it looks like BS1 4ST");
	const guests = await order("paid", "guest_ada");
	await thrown(post(guests, { intent: "find-address" }, { key: keyOf(shop, guests) }));
	expect(asked).toEqual([]);
});
