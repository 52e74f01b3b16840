import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { makeOrder } from "~/shop/orders/orders.testing";
import type { OrderState } from "~/shop/orders/rules";
import { ProveBuyer } from "~/ui/library/ProveBuyer";
import { ask, thrown, told } from "../library.testing";
import { keyOf, open, opened, orderPage, provingKeyOf } from "../shown.testing";
import { CancelScreen } from "./CancelScreen";
import { action, loader } from "./route";

let visit: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
	visit = await open();
});

const order = (state: OrderState, owner = visit.actor.id) => makeOrder(visit.shop, owner, { state });
const at = (orderId: string, key?: string) => `/orders/${orderId}/cancel${key ? `?key=${key}` : ""}`;
const post = (orderId: string, email: string, { cookie, key }: { cookie?: string; key?: string }) =>
	action(ask(at(orderId, key), { cookie, form: { email } }, { orderId }));
const page = async (orderId: string, cookie: string) =>
	renderToStaticMarkup(<CancelScreen {...(await loader(ask(at(orderId), { cookie }, { orderId })))} />);
const stateOf = async (id: string) =>
	(await visit.shop.db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst())?.state;

test("the page says what goes back; the address of the order cancels it, and its page says so", async () => {
	const { shop, cookie } = visit;
	const orderId = await order("proof");
	expect((await orderPage(shop, orderId, cookie)).html).toContain(`href="/orders/${orderId}/cancel"`);
	const asked = await page(orderId, cookie);
	for (const says of ["It can’t be undone.", "£34.98", "Keep my order", `action="/orders/${orderId}/cancel"`])
		expect(asked).toContain(says);
	expect(told(await post(orderId, "ada@example.com", { cookie }))).toMatchObject({
		status: 302,
		to: `/orders/${orderId}`,
	});
	const { html } = await orderPage(shop, orderId, cookie);
	for (const says of [
		"This order was cancelled",
		"£34.98</strong> is on its way back",
		"Refunded",
		"Given back",
	])
		expect(html).toContain(says);
	expect(html).not.toContain(`/orders/${orderId}/cancel`);
});

test("a guest who has the mail's link alone is mailed another one first, which cancels", async () => {
	const orderId = await order("paid", "guest_ada");
	const forwarded = opened(orderId, keyOf(visit.shop, orderId));
	const { proved, mayCancel, ...screen } = await loader(ask(at(orderId), { cookie: forwarded }, { orderId }));
	expect([proved, mayCancel]).toEqual([false, true]);
	const asks = renderToStaticMarkup(<ProveBuyer {...screen} step="cancel" />);
	expect(asks).toContain("A•••@E•••.com");
	expect(asks).toContain(`<form method="post" action="/orders/${orderId}/cancel"`);
	const refused = await thrown(post(orderId, "ada@example.com", { cookie: forwarded }));
	expect(refused).toMatchObject({ status: 302, to: `/orders/${orderId}` });
	expect(await stateOf(orderId)).toBe("paid");
	await runDueJobs(visit.shop);
	const [mail] = (await visit.shop.providers.sandbox.outbox?.list()) ?? [];
	expect([mail?.subject, mail?.to]).toEqual(["Is it you? Your order of “The Whale”", "Ada@Example.com"]);
	const key = provingKeyOf(visit.shop, orderId);
	expect((await thrown(loader(ask(at(orderId, key), {}, { orderId })))).to).toBe(
		`/orders/${orderId}/cancel?from=mail`,
	);
	expect(await stateOf(orderId)).toBe("paid");
	const answer = await post(orderId, "ada@example.com", { key });
	expect(told(answer)).toMatchObject({ to: `/orders/${orderId}` });
	expect(await stateOf(orderId)).toBe("cancelled");
	expect((await thrown(post(orderId, "ada@example.com", { key: "wrong" }))).status).toBe(404);
});

test.each([
	["", "Please type the email address you ordered with"],
	["owen@example.com", "This isn’t the email address of this order."],
	["x".repeat(255), "Please type the email address you ordered with"],
])("with %j typed nothing is cancelled, and the field says why", async (email, says) => {
	const orderId = await order("paid");
	const answer = await post(orderId, email, { cookie: visit.cookie });
	if (answer instanceof Response) throw new Error("it was accepted");
	expect(answer.init?.status).toBe(422);
	expect(answer.data.lastResult.error?.email?.[0]).toContain(says);
	expect(await stateOf(orderId)).toBe("paid");
});

test("an order that was approved meanwhile says that it can't be cancelled", async () => {
	const orderId = await order("approved");
	const answer = await post(orderId, "ada@example.com", { cookie: visit.cookie });
	if (answer instanceof Response) throw new Error("it was accepted");
	expect(answer.init?.status).toBe(409);
	expect(answer.data.lastResult.error?.[""]).toEqual([
		"This order has been approved, so it can’t be cancelled.",
	]);
	const html = await page(orderId, visit.cookie);
	expect(html).toContain("can’t be cancelled here");
	expect(html).not.toContain("<form");
});
