import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type StripeStandIn, startStripe } from "../../../e2e/vendors/stripe";
import type { Payment, Payments } from "./port";
import { links, value } from "./port.contract";
import { paymentsOf } from "./stripe.testing";

const SUCCEEDS = "4242424242424242";
const DECLINED = "4000000000000002";

describe("the hosted page", () => {
	let stripe: StripeStandIn;
	let payments: Payments;
	let payment: Payment;
	let keys = 0;

	beforeAll(async () => {
		stripe = await startStripe({ now: () => new Date("2026-11-02T10:00:00.400Z") });
		payments = paymentsOf(stripe);
	});
	afterAll(() => stripe.close());
	beforeEach(async () => {
		const request = { amountPence: 3498, metadata: { book: "b" }, idempotencyKey: `draft_${++keys}` };
		payment = value(await payments.create(request));
		stripe.requests.length = 0;
	});

	const read = async () => value(await payments.read(payment.id));

	async function page(change: Partial<ReturnType<typeof links>> = {}): Promise<string> {
		const answer = value(await payments.hostedPage(payment.id, { ...links(`page_${keys}`), ...change }));
		if (!answer) throw new Error("Stripe has a page of its own");
		return answer.url;
	}

	/** Posts the page's form as a browser without JavaScript does. */
	function submit(url: string, fields: Record<string, string>) {
		return fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
	}

	/** The intent that the page of this session charges. */
	function chargedBy(url: string) {
		const session = stripe.find("checkout.session", url.split("/").at(-1) ?? "");
		return stripe.find("payment_intent", session.payment_intent ?? "");
	}

	test("charges the payment's amount in pounds and carries ids only", async () => {
		await page();
		const request = stripe.requests.find(({ path }) => path === "/v1/checkout/sessions");
		expect(request?.params).toMatchObject({
			mode: "payment",
			adaptive_pricing: { enabled: "false" },
			line_items: { 0: { quantity: "1", price_data: { currency: "gbp", unit_amount: "3498" } } },
			metadata: { hosted_page_of: payment.id },
			payment_intent_data: { metadata: { hosted_page_of: payment.id } },
			customer_email: "parent@example.com",
		});
	});

	test("pays the payment, which can then be paid no other way", async () => {
		const url = await page();
		expect(await (await fetch(url)).text()).toContain("Pay £34.98");
		const paid = await submit(url, { number: SUCCEEDS });
		expect(paid.headers.get("location")).toBe("http://localhost:3000/checkout/paid");
		const chargedAt = "2026-11-02T10:00:00.000Z";
		expect(await read()).toEqual({ ...payment, state: "succeeded", method: "Visa ending 4242", chargedAt });
		expect(stripe.find("payment_intent", payment.id).status).toBe("canceled");
		const refused = { ok: false, error: "not_possible" };
		expect(await payments.cancel(payment.id)).toEqual(refused);
		expect(await payments.update(payment.id, { amountPence: 9998, metadata: {} })).toEqual(refused);
		expect(await payments.hostedPage(payment.id, links("page_again"))).toEqual(refused);
	});

	test("gives the money back that it took", async () => {
		const url = await page();
		await submit(url, { number: SUCCEEDS });
		expect(await payments.refund(payment.id, "refund_page")).toEqual({ ok: true, value: null });
		expect(await payments.refund(payment.id, "refund_page")).toEqual({ ok: true, value: null });
		const charge = stripe.find("charge", chargedBy(url).latest_charge ?? "");
		expect(charge).toMatchObject({ refunded: true, amount_refunded: 3498 });
	});

	test("is known again when a bank disputes what it took", async () => {
		const url = await page();
		await submit(url, { number: SUCCEEDS });
		const object = { id: "dp_1", object: "dispute", payment_intent: chargedBy(url).id };
		const { body, headers } = stripe.webhook({
			id: "evt_dp",
			type: "charge.dispute.created",
			data: { object },
		});
		expect(await payments.readWebhook(body, headers)).toEqual({
			ok: true,
			value: { eventId: "evt_dp", payment: payment.id },
		});
	});

	test("tells of a declined card and takes another", async () => {
		const url = await page();
		expect(await (await submit(url, { number: DECLINED })).text()).toContain("Your card was declined.");
		expect(await read()).toMatchObject({
			state: "requires_payment_method",
			lastError: "Your card was declined.",
		});
		await submit(url, { number: SUCCEEDS });
		expect(await read()).toMatchObject({ state: "succeeded", lastError: null });
	});

	test("passes on the bank's question", async () => {
		const url = await page();
		expect(await (await submit(url, { number: "4000002500003155" })).text()).toContain("Allow the payment");
		expect((await read()).state).toBe("requires_payment_method");
		await submit(url, { answer: "allow" });
		expect((await read()).state).toBe("succeeded");
	});

	test("is the same one for the same request, 20 at once too", async () => {
		const urls = await Promise.all(Array.from({ length: 20 }, () => page()));
		expect(new Set(urls).size).toBe(1);
	});

	test("is a new one when the visitor's details changed, and the old one ends", async () => {
		const old = await page();
		const url = await page({ email: "other@example.com" });
		expect(url).not.toBe(old);
		expect((await fetch(old)).status).toBe(410);
		expect((await fetch(url)).status).toBe(200);
		// Back to the first details: neither the caller's key nor its answer is new, the page is.
		const third = await page();
		expect([old, url]).not.toContain(third);
		expect((await fetch(third)).status).toBe(200);
	});

	test("ends with its amount", async () => {
		const url = await page();
		value(await payments.update(payment.id, { amountPence: 3198, metadata: {} }));
		expect((await fetch(url)).status).toBe(410);
		expect(await (await fetch(await page())).text()).toContain("Pay £31.98");
	});

	test("stays when only metadata change", async () => {
		const url = await page();
		const changed = await payments.update(payment.id, { amountPence: 3498, metadata: { coupon: "FIVER" } });
		expect(value(changed).metadata).toEqual({ book: "b", coupon: "FIVER" });
		expect((await fetch(url)).status).toBe(200);
	});

	test("ends with its payment", async () => {
		const url = await page();
		expect(value(await payments.cancel(payment.id)).state).toBe("canceled");
		expect((await fetch(url)).status).toBe(410);
	});

	test("ends once the card form was used", async () => {
		const url = await page();
		stripe.confirm(payment.id, SUCCEEDS);
		expect((await read()).state).toBe("succeeded");
		expect((await fetch(url)).status).toBe(410);
	});

	test("money that came in both ways goes back once", async () => {
		const url = await page();
		stripe.confirm(payment.id, SUCCEEDS);
		await submit(url, { number: SUCCEEDS });
		const [first] = await Promise.all([read(), read(), read()]);
		expect(first).toMatchObject({ id: payment.id, state: "succeeded" });
		expect(stripe.find("charge", chargedBy(url).latest_charge ?? "").refunded).toBe(true);
		const own = stripe.find("payment_intent", payment.id);
		expect(stripe.find("charge", own.latest_charge ?? "").refunded).toBe(false);
		expect(stripe.requests.filter(({ path }) => path === "/v1/refunds")).toHaveLength(1);
	});

	test("has webhooks that name the payment it pays", async () => {
		stripe.events.length = 0;
		await submit(await page(), { number: SUCCEEDS });
		await read();
		await payments.refund(payment.id, "refund_events");
		expect(stripe.events.map(({ type }) => type)).toEqual([
			"payment_intent.succeeded",
			"checkout.session.completed",
			"payment_intent.canceled",
			"charge.refunded",
		]);
		for (const event of stripe.events) {
			const { body, headers } = stripe.webhook(event);
			const told = { ok: true, value: { eventId: event.id, payment: payment.id } };
			expect(await payments.readWebhook(body, headers)).toEqual(told);
		}
	});
});
