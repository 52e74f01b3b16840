import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../../../e2e/vendors/listen";
import { type StripeStandIn, startStripe } from "../../../e2e/vendors/stripe";
import type { Payment, Payments } from "./port";
import { links, paymentsContract, value } from "./port.contract";
import { createStripePayments } from "./stripe.server";

const SUCCEEDS = "4242424242424242";
const DECLINED = "4000000000000002";

function paymentsOf(stripe: StripeStandIn): Payments {
	const { secretKey, publishableKey, webhookSecret, url } = stripe;
	return createStripePayments({ secretKey, publishableKey, webhookSecret, apiUrl: url });
}

paymentsContract("stripe", async () => {
	const stripe = await startStripe();
	const begin = async ({ id }: Payment, number: string) => {
		stripe.confirm(id, number);
	};
	return {
		payments: paymentsOf(stripe),
		begin,
		pay: async ({ id }, number) => {
			if (stripe.confirm(id, number).status === "requires_action") stripe.authenticate(id, true);
		},
		close: stripe.close,
	};
});

describe("Stripe", () => {
	let stripe: StripeStandIn;
	let payments: Payments;
	let payment: Payment;
	let keys = 0;

	beforeAll(async () => {
		stripe = await startStripe();
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

	test("tells the browser its publishable key and nothing else", () => {
		expect(payments.describe()).toEqual({ kind: "stripe", publishableKey: "pk_test_standin" });
	});

	test("asks in pounds, with ids only, under the caller's key and a pinned version", async () => {
		await payments.create({ amountPence: 3198, metadata: { book: "book_9" }, idempotencyKey: "draft_asked" });
		const [request] = stripe.requests;
		expect(request?.params).toEqual({
			amount: "3198",
			currency: "gbp",
			metadata: { book: "book_9" },
			automatic_payment_methods: { enabled: "true" },
		});
		expect(request?.headers).toMatchObject({
			"idempotency-key": "create:draft_asked",
			"stripe-version": "2026-10-28.endive",
		});
	});

	describe("the hosted page", () => {
		test("charges the payment's amount in pounds and carries ids only", async () => {
			await page();
			const request = stripe.requests.find(({ path }) => path === "/v1/checkout/sessions");
			expect(request?.params).toMatchObject({
				mode: "payment",
				adaptive_pricing: { enabled: "false" },
				line_items: { 0: { quantity: "1", price_data: { currency: "gbp", unit_amount: "3498" } } },
				metadata: { payment: payment.id },
				payment_intent_data: { metadata: { payment: payment.id } },
				customer_email: "parent@example.com",
			});
		});

		test("pays the payment, which can then be paid no other way", async () => {
			const url = await page();
			expect(await (await fetch(url)).text()).toContain("Pay £34.98");
			const paid = await submit(url, { number: SUCCEEDS });
			expect(paid.headers.get("location")).toBe("http://localhost:3000/checkout/paid");
			expect(await read()).toEqual({ ...payment, state: "succeeded", method: "Visa ending 4242" });
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
	});

	describe("webhooks", () => {
		const endpoint = createServer();
		let endpointPort: number;
		let closeEndpoint: () => Promise<void>;

		beforeAll(async () => {
			({ port: endpointPort, close: closeEndpoint } = await listen(endpoint));
		});
		afterAll(async () => {
			stripe.sendWebhooksTo(null);
			await closeEndpoint();
		});

		const readEvent = ({ body, headers }: { body: string; headers: Headers }) =>
			payments.readWebhook(body, headers);

		test("name the payment, whichever way it was paid", async () => {
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
				const told = { ok: true, value: { eventId: event.id, payment: payment.id } };
				expect(await readEvent(stripe.webhook(event))).toEqual(told);
			}
		});

		test("name the payment of a charge in the card form", async () => {
			stripe.confirm(payment.id, SUCCEEDS);
			const event = { id: "evt_1", type: "charge.refunded", data: { object: {} } };
			const own = stripe.find("payment_intent", payment.id);
			event.data.object = stripe.find("charge", own.latest_charge ?? "");
			const told = { ok: true, value: { eventId: "evt_1", payment: payment.id } };
			expect(await readEvent(stripe.webhook(event))).toEqual(told);
		});

		test("arrive at the endpoint as they were signed", async () => {
			const arrived = new Promise<{ body: string; headers: Headers }>((done) => {
				endpoint.on("request", async (request, response) => {
					let body = "";
					for await (const chunk of request) body += chunk;
					response.end();
					const signature = String(request.headers["stripe-signature"]);
					done({ body, headers: new Headers({ "stripe-signature": signature }) });
				});
			});
			stripe.sendWebhooksTo(`http://127.0.0.1:${endpointPort}/webhooks`);
			stripe.confirm(payment.id, SUCCEEDS);
			expect(value(await readEvent(await arrived)).payment).toBe(payment.id);
		});

		test("that mean nothing to the shop name no payment", async () => {
			const event = {
				id: "evt_2",
				type: "customer.created",
				data: { object: { id: "cus_1", object: "customer" } },
			};
			const told = { ok: true, value: { eventId: "evt_2", payment: null } };
			expect(await readEvent(stripe.webhook(event))).toEqual(told);
		});

		test("count for five minutes, and as they were signed", async () => {
			const event = { id: "evt_3", type: "customer.created", data: { object: { id: "cus_1" } } };
			const now = Math.floor(Date.now() / 1000);
			const bad = { ok: false, error: "bad_signature" };
			expect((await readEvent(stripe.webhook(event, now - 290))).ok).toBe(true);
			expect(await readEvent(stripe.webhook(event, now - 310))).toEqual(bad);
			const { body, headers } = stripe.webhook(event);
			expect(await readEvent({ body: body.replace("evt_3", "evt_4"), headers })).toEqual(bad);
			const { secretKey, publishableKey, url } = stripe;
			const other = createStripePayments({
				secretKey,
				publishableKey,
				webhookSecret: "whsec_x",
				apiUrl: url,
			});
			expect(await other.readWebhook(body, headers)).toEqual(bad);
		});
	});

	describe("trouble at Stripe's end", () => {
		test.each([500, 409, 0])("%s once is tried again", async (status) => {
			stripe.failNext(status, 1);
			expect(await read()).toEqual(payment);
			expect(stripe.requests).toHaveLength(2);
		});

		test("a create that is tried again opens one payment", async () => {
			stripe.failNext(500, 1);
			await payments.create({ amountPence: 3498, metadata: {}, idempotencyKey: "draft_retried" });
			const keysSent = stripe.requests.map(({ headers }) => headers["idempotency-key"]);
			expect(keysSent).toEqual(["create:draft_retried", "create:draft_retried"]);
		});

		test.each([500, 503, 429, 0])("%s that lasts is `unavailable`", async (status) => {
			stripe.failNext(status, 3);
			expect(await payments.read(payment.id)).toEqual({ ok: false, error: "unavailable" });
			stripe.failNext(200, 0);
			expect(await read()).toEqual(payment);
		});

		test("nobody at the address is `unavailable`", async () => {
			const gone = await startStripe();
			const unreachable = paymentsOf(gone);
			await gone.close();
			expect(await unreachable.read(payment.id)).toEqual({ ok: false, error: "unavailable" });
		});

		test("a wrong key is a bug, told without the key or Stripe's words", async () => {
			const { publishableKey, webhookSecret, url } = stripe;
			const wrong = createStripePayments({
				secretKey: "sk_test_wrong",
				publishableKey,
				webhookSecret,
				apiUrl: url,
			});
			const error = await wrong.read(payment.id).catch((thrown: unknown) => thrown);
			expect(String(error)).toBe(
				"Error: Stripe answered 401 StripeAuthenticationError (request req_standin)",
			);
			expect(error).not.toHaveProperty("cause");
		});
	});
});
