import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { beginSession } from "~/http/session.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { OFFER_MS } from "~/shop/books/rules";
import {
	CARD,
	DELIVERY,
	guest,
	makeBook,
	must,
	ordersOf,
	paymentsOf,
	prepared,
} from "~/shop/checkout/checkout.testing";
import { findPaymentPage } from "~/shop/checkout/pay-elsewhere.server";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { openStripeShop } from "~/shop/checkout/stripe-shop.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { replaceShop } from "~/shop.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { type StripeStandIn, startStripe } from "../../../e2e/vendors/stripe";
import { action as webhook } from "../api/webhooks-stripe";
import { toastOf } from "../browser.testing";
import { loader as checkout, action as pay } from "./checkout/route";
import { loader as comeBack } from "./return/route";

let stripe: StripeStandIn;
let shop: TestShop;

beforeAll(async () => {
	stripe = await startStripe({ now: () => shop.clock.now() });
});
afterAll(() => stripe.close());
beforeEach(async () => {
	shop = await openStripeShop(stripe);
	replaceShop(shop);
	stripe.events.length = 0;
});

const asEvent = (type: string, id: string, eventId: string) => ({
	id: eventId,
	type,
	data: { object: { id, object: "payment_intent" } },
});

async function hear(sent: { body: string; headers: Headers }) {
	const request = new Request("http://localhost:3000/api/webhooks/stripe", { method: "POST", ...sent });
	return (await webhook({ request, params: {}, context: {} })).status;
}

async function browser() {
	const { session, cookie } = await beginSession(shop);
	const headers = { Cookie: cookie.split(";")[0] ?? "" };
	const bookId = await makeBook(shop, { id: session.guestId });
	return { headers, bookId, actor: { kind: "guest" as const, id: session.guestId } };
}

/** What the checkout says of a payment that failed. */
async function shown(address: string, headers: HeadersInit) {
	const request = new Request(`http://localhost:3000${address}`, { headers });
	const { data } = await checkout({ request, params: {}, context: {} });
	return data.checkout && data.failed?.problem;
}

test("a webhook completes the order alone, however often and in whatever order it comes", async () => {
	const { paymentIntentId: id } = await prepared(shop, guest(), await makeBook(shop, guest()));
	expect(await hear(stripe.webhook(asEvent("payment_intent.created", id, "evt_created")))).toBe(200);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toEqual([]);
	stripe.confirm(id, CARD.number);
	const succeeded = () => stripe.webhook(asEvent("payment_intent.succeeded", id, "evt_succeeded"));
	expect(await Promise.all([hear(succeeded()), hear(succeeded()), hear(succeeded())])).toEqual([
		200, 200, 200,
	]);
	expect(await hear(stripe.webhook(asEvent("payment_intent.processing", id, "evt_processing")))).toBe(200);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toMatchObject([
		{ payment_id: id, claimed_at: null, payment_method: "Visa ending 4242" },
	]);
	const jobs = await shop.db.selectFrom("jobs").select("key").where("key", "like", "%evt_%").execute();
	expect(jobs).toHaveLength(3);
	expect(must(await placeOrder(shop, guest(), id)).firstAnswer).toBe(true);
});

test("what a webhook says is not believed: the payment is read back", async () => {
	const { paymentIntentId: id } = await prepared(shop, guest(), await makeBook(shop, guest()));
	await hear(stripe.webhook({ ...asEvent("payment_intent.succeeded", id, "evt_lie"), status: "succeeded" }));
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toEqual([]);
});

test("a forged or old webhook is refused, one about something else is accepted and means nothing", async () => {
	const event = asEvent("payment_intent.succeeded", "pi_1", "evt_1");
	const { body } = stripe.webhook(event);
	const forged = new Headers({ "stripe-signature": "t=1,v1=00", "content-type": "application/json" });
	expect(await hear({ body, headers: forged })).toBe(403);
	expect(await hear({ ...stripe.webhook(event), body: body.replace("pi_1", "pi_2") })).toBe(403);
	expect(await hear(stripe.webhook(event, Math.floor(Date.now() / 1000) - 301))).toBe(403);
	expect(await shop.db.selectFrom("webhook_events").selectAll().execute()).toEqual([]);
	expect(
		await hear(
			stripe.webhook({
				id: "evt_other",
				type: "customer.created",
				data: { object: { id: "cus_1", object: "customer" } },
			}),
		),
	).toBe(200);
	expect(await shop.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
});

test.each([
	"junk",
	"null",
	'{"id": "evt_1", "data": {"object": null}}',
])("a signed webhook that is no event is refused as such and asks nothing of us: %s", async (body) => {
	expect(await hear({ body, headers: stripe.sign(body) })).toBe(422);
	expect(shop.logged).toEqual([]);
	expect(await shop.db.selectFrom("webhook_events").selectAll().execute()).toEqual([]);
	expect(await shop.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
});

test("without Stripe there is no webhook", async () => {
	replaceShop(await openTestShop());
	expect(await hear(stripe.webhook(asEvent("payment_intent.succeeded", "pi_1", "evt_1")))).toBe(404);
});

test("without JavaScript Pay leads to Stripe's page, and the way back places the order", async () => {
	const { headers, bookId } = await browser();
	const body = new URLSearchParams({ ...DELIVERY, intent: "pay", amount: "3498" });
	const request = new Request(`http://localhost:3000/checkout?book=${bookId}`, {
		method: "POST",
		headers,
		body,
	});
	const answer = await pay({ request, params: {}, context: {} });
	if (!(answer instanceof Response)) throw new Error("Pay should lead on");
	expect(answer.status).toBe(303);
	const page = answer.headers.get("Location") ?? "";
	expect(page).toMatch(new RegExp(`^${stripe.url}/pay/`));
	const card = new URLSearchParams({ number: CARD.number.replaceAll(" ", "") });
	const paid = await fetch(page, { method: "POST", body: card, redirect: "manual" });
	const back = new Request(paid.headers.get("Location") ?? "", { headers });
	const arrived = await comeBack({ request: back, params: {}, context: {} }).catch(
		(thrown: unknown) => thrown,
	);
	if (!(arrived instanceof Response)) throw new Error("the way back should lead to the confirmation");
	const [order] = await ordersOf(shop);
	expect(arrived.headers.get("Location")).toBe(`/order-confirmation?payment=${order?.payment_id}`);
	expect(order).toMatchObject({ total_pence: 3498, book_id: bookId });
});

test("when the offer ends, neither Stripe's page nor the card form can pay any more", async () => {
	const bookId = await makeBook(shop, guest());
	const { paymentIntentId: id } = await prepared(shop, guest(), bookId);
	const page = must(await findPaymentPage(shop, guest(), id))?.url ?? "";
	shop.clock.advance(OFFER_MS);
	await runDueJobs(shop);
	expect(() => stripe.confirm(id, CARD.number)).toThrow("canceled");
	const card = new URLSearchParams({ number: CARD.number.replaceAll(" ", "") });
	await fetch(page, { method: "POST", body: card, redirect: "manual" });
	expect(must(await shop.providers.payments.read(id)).state).toBe("canceled");
	expect(await paymentsOf(shop)).toMatchObject([{ state: "canceled", open_for: null }]);
});

test("what Stripe charged after the offer's end is given back by Stripe, and whoever comes back reads so", async () => {
	const { headers, bookId, actor } = await browser();
	const { paymentIntentId: id } = await prepared(shop, actor, bookId);
	shop.clock.advance(OFFER_MS);
	stripe.confirm(id, CARD.number);
	await runDueJobs(shop);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toEqual([]);
	expect(stripe.events.map(({ type }) => type)).toContain("charge.refunded");
	const request = new Request(`http://localhost:3000/checkout/return?payment=${id}`, { headers });
	const arrived = await comeBack({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown);
	expect(toastOf(arrived as Response)).toBe("This payment has been given back. Nothing was charged for it.");
});

test("back from Stripe without having paid: the checkout again, with a word about it", async () => {
	const { headers, bookId, actor } = await browser();
	const { paymentIntentId } = must(await preparePayment(shop, actor, { bookId, delivery: { ...DELIVERY } }));
	const back = () =>
		new Request(`http://localhost:3000/checkout/return?payment=${paymentIntentId}`, { headers });
	const arrived = await comeBack({ request: back(), params: {}, context: {} }).catch(
		(thrown: unknown) => thrown,
	);
	expect(arrived).toBeInstanceOf(Response);
	const address = (arrived as Response).headers.get("Location") ?? "";
	expect(address).toMatch(new RegExp(`^/checkout\\?book=${bookId}&failed=`));
	expect(await shown(address, headers)).toMatchObject({ code: "declined", message: "Payment failed" });
	const stranger = new Request(back().url);
	const sentHome = await comeBack({ request: stranger, params: {}, context: {} }).catch(
		(thrown: unknown) => thrown,
	);
	expect((sentHome as Response).headers.get("Location")).toBe("/");
	expect(await ordersOf(shop)).toEqual([]);
});

test("Stripe away while paying: nothing charged, everything kept", async () => {
	const { headers, bookId } = await browser();
	stripe.faults.push({ does: 500, times: 10 });
	const body = new URLSearchParams({ ...DELIVERY, intent: "pay", amount: "3498" });
	const request = new Request(`http://localhost:3000/checkout?book=${bookId}`, {
		method: "POST",
		headers,
		body,
	});
	const answer = await pay({ request, params: {}, context: {} });
	stripe.faults.length = 0;
	if (!(answer instanceof Response)) throw new Error("what failed is kept");
	expect(await shown(answer.headers.get("Location") ?? "", headers)).toMatchObject({ code: "vendor" });
	expect(await paymentsOf(shop)).toEqual([]);
});
