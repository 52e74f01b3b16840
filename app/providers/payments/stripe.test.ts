import { createServer, type ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../../../e2e/vendors/listen";
import { type StripeStandIn, startStripe } from "../../../e2e/vendors/stripe";
import { inWords, type VendorFailure } from "../vendor-failure";
import type { Payment, Payments } from "./port";
import { paymentsContract, value } from "./port.contract";
import { createStripePayments } from "./stripe.server";
import { paymentsOf } from "./stripe.testing";

const SUCCEEDS = "4242424242424242";

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
		signed: (body) => stripe.sign(body),
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

		test("name the payment of a charge in the card form", async () => {
			stripe.confirm(payment.id, SUCCEEDS);
			const event = { id: "evt_1", type: "charge.refunded", data: { object: {} } };
			const own = stripe.find("payment_intent", payment.id);
			event.data.object = stripe.find("charge", own.latest_charge ?? "");
			const told = { ok: true, value: { eventId: "evt_1", payment: payment.id } };
			expect(await readEvent(stripe.webhook(event))).toEqual(told);
		});

		test.each(["refund", "dispute"])("name the payment of a %s", async (object) => {
			const event = {
				id: `evt_${object}`,
				type: "charge.dispute.created",
				data: { object: { id: "x_1", object, payment_intent: payment.id } },
			};
			const told = { ok: true, value: { eventId: `evt_${object}`, payment: payment.id } };
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
		test.each([500, 409, "reset"] as const)("%s once is tried again", async (does) => {
			const before = stripe.asked.length;
			stripe.faults.push({ does });
			expect(await read()).toEqual(payment);
			expect(stripe.asked.length - before).toBe(2);
		});

		test("a create that is tried again opens one payment", async () => {
			stripe.faults.push({ does: "reset after doing" });
			await payments.create({ amountPence: 3498, metadata: {}, idempotencyKey: "draft_retried" });
			const posts = stripe.requests.filter(({ method }) => method === "POST");
			const keysSent = posts.map(({ headers }) => headers["idempotency-key"]);
			expect(keysSent).toEqual(["create:draft_retried", "create:draft_retried"]);
		});

		test.each([500, 503, 429, "reset"] as const)("%s that lasts is `unavailable`", async (does) => {
			stripe.faults.push({ does, times: 3 });
			expect(await payments.read(payment.id)).toEqual({ ok: false, error: "unavailable" });
			stripe.faults.length = 0;
			expect(await read()).toEqual(payment);
		});

		test("nobody at the address is `unavailable`", async () => {
			const gone = await startStripe();
			const unreachable = paymentsOf(gone);
			await gone.close();
			expect(await unreachable.read(payment.id)).toEqual({ ok: false, error: "unavailable" });
		});

		describe("that holds every answer back", () => {
			let asked: ServerResponse[];
			let isSilent: boolean;
			let payments: Payments;
			let close: () => Promise<void>;

			beforeEach(async () => {
				asked = [];
				isSilent = true;
				const server = createServer((_, response) => {
					asked.push(response);
					if (!isSilent) missing(response);
				});
				const silent = await listen(server);
				close = silent.close;
				const { secretKey, publishableKey, webhookSecret } = stripe;
				const apiUrl = `http://127.0.0.1:${silent.port}`;
				payments = createStripePayments({
					secretKey,
					publishableKey,
					webhookSecret,
					apiUrl,
					patienceMs: 100,
				});
			});
			afterEach(() => close());

			function missing(response: ServerResponse) {
				response.writeHead(404, { "content-type": "application/json" });
				response.end('{"error":{"type":"invalid_request_error","code":"resource_missing"}}');
			}

			test("makes nobody wait longer than the patience, turns included", async () => {
				const metadata = {};
				const kept = await Promise.all([
					payments.read("pi_1"),
					payments.update("pi_1", { amountPence: 3498, metadata }),
					payments.create({ amountPence: 3498, metadata, idempotencyKey: "draft_silent" }),
				]);
				expect(kept).toEqual(kept.map(() => ({ ok: false, error: "unavailable" })));
			});

			test("begins nothing that nobody waits for any more", async () => {
				const [begun] = await Promise.all([payments.read("pi_2"), payments.cancel("pi_2")]);
				expect(begun.ok).toBe(false);
				expect(asked).toHaveLength(1);
				isSilent = false;
				for (const response of asked) missing(response);
				// Its turn comes after both.
				expect(await payments.read("pi_2")).toEqual({ ok: false, error: "not_found" });
				expect(asked).toHaveLength(2);
			});
		});

		test("a wrong key is for the operator to mend, told without the key or Stripe's words", async () => {
			const told: VendorFailure[] = [];
			const { publishableKey, webhookSecret, url } = stripe;
			const wrong = createStripePayments({
				secretKey: "sk_test_wrong",
				publishableKey,
				webhookSecret,
				apiUrl: url,
				tell: (failure) => told.push(failure),
			});
			expect(await wrong.read(payment.id)).toEqual({ ok: false, error: "unavailable" });
			expect(told.map(inWords)).toEqual([
				"Stripe said 401: the key in STRIPE_SECRET_KEY is not valid (read, StripeAuthenticationError, request req_standin)",
			]);
		});
	});
});
