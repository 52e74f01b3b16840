import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Payment, Payments } from "./port";

export type PaymentsUnderTest = {
	payments: Payments;
	/** What the customer does in the browser: enters a card, and answers the bank's question if it has one. */
	pay(payment: Payment, number: string): Promise<void>;
	/** The customer enters a card and leaves the bank's question unanswered. */
	begin(payment: Payment, number: string): Promise<void>;
	/** The headers with which the vendor signs this body; absent where the port has no webhooks. */
	signed?(body: string): Headers;
	close(): Promise<void>;
};

const SUCCEEDS = "4242424242424242";
const DECLINED = "4000000000000002";
const ASKS = "4000002500003155";

/** Bodies that a signature makes no event of. */
export const JUNK = [
	"junk",
	"null",
	"[]",
	"{}",
	'"evt_1"',
	'{"object": "v2.core.event", "id": "evt_1"}',
	'{"id": "evt_1", "data": null}',
	'{"id": "evt_1", "data": {"object": null}}',
	'{"id": 1, "data": {"object": {}}}',
	'{"id": "", "data": {"object": {}}}',
	'{"id": "evt_1", "data": {"object": {"object": "payment_intent", "id": 7}}}',
	'{"id": "evt_1", "data": {"object": {"object": "payment_intent", "id": "../shop.db"}}}',
	'{"id": "evt_1", "data": {"object": {"metadata": "none"}}}',
];

/** What every adapter of the payments port does. */
export function paymentsContract(name: string, make: () => Promise<PaymentsUnderTest>) {
	describe(`payments contract: ${name}`, () => {
		let under: PaymentsUnderTest;
		let payments: Payments;
		let keys = 0;
		const nextKey = () => `key-${++keys}-${name}`;

		beforeAll(async () => {
			under = await make();
			payments = under.payments;
		});
		afterAll(() => under.close());

		async function open(amountPence = 3498): Promise<Payment> {
			return value(
				await payments.create({ amountPence, metadata: { book: "book_1" }, idempotencyKey: nextKey() }),
			);
		}
		async function paid(): Promise<Payment> {
			const payment = await open();
			await under.pay(payment, SUCCEEDS);
			return value(await payments.read(payment.id));
		}

		test("opens a payment that waits for a card", async () => {
			const payment = await open();
			expect(payment.id).toMatch(/^pi_[0-9A-Za-z]{24}$/);
			expect(payment.clientSecret).toMatch(new RegExp(`^${payment.id}_secret_[0-9A-Za-z]{20,}$`));
			expect(payment).toMatchObject({
				state: "requires_payment_method",
				amountPence: 3498,
				metadata: { book: "book_1" },
				method: null,
				chargedAt: null,
				lastError: null,
			});
			expect(await payments.read(payment.id)).toEqual({ ok: true, value: payment });
		});

		test.each([29, 0, -100, 34.98, 100_000_000])("opens no payment of %s pence", async (amountPence) => {
			const answer = await payments.create({ amountPence, metadata: {}, idempotencyKey: nextKey() });
			expect(answer).toEqual({ ok: false, error: "not_possible" });
		});

		test("the same key gives the same payment, 50 at once too", async () => {
			const request = { amountPence: 3498, metadata: { book: "b", draft: "d" }, idempotencyKey: nextKey() };
			const answers = await Promise.all(Array.from({ length: 50 }, () => payments.create(request)));
			const ids = new Set(answers.map((answer) => value(answer).id));
			expect(ids.size).toBe(1);
			expect(ids).toContain(value(await payments.create(request)).id);
			const other = value(await payments.create({ ...request, idempotencyKey: nextKey() }));
			expect(ids).not.toContain(other.id);
		});

		test("the same key gives the payment as it is by now", async () => {
			const request = { amountPence: 3498, metadata: { book: "b" }, idempotencyKey: nextKey() };
			const payment = value(await payments.create(request));
			await under.pay(payment, SUCCEEDS);
			expect(value(await payments.create(request))).toMatchObject({ id: payment.id, state: "succeeded" });
		});

		test("the same key with another amount or metadata is refused", async () => {
			const request = { amountPence: 3498, metadata: { book: "b" }, idempotencyKey: nextKey() };
			value(await payments.create(request));
			const refused = { ok: false, error: "not_possible" };
			expect(await payments.create({ ...request, amountPence: 3198 })).toEqual(refused);
			expect(await payments.create({ ...request, metadata: { book: "c" } })).toEqual(refused);
		});

		test("an open payment takes another amount, and metadata beside what it had", async () => {
			const { id } = await open();
			const changed = value(
				await payments.update(id, { amountPence: 3198, metadata: { coupon: "STORY10" } }),
			);
			expect(changed).toMatchObject({
				id,
				amountPence: 3198,
				metadata: { book: "book_1", coupon: "STORY10" },
			});
			expect(value(await payments.read(id))).toEqual(changed);
			const without = value(await payments.update(id, { amountPence: 3498, metadata: { coupon: "" } }));
			expect(without.metadata).toEqual({ book: "book_1" });
			const tooSmall = await payments.update(id, { amountPence: 29, metadata: {} });
			expect(tooSmall).toEqual({ ok: false, error: "not_possible" });
		});

		test("a card that works pays the payment", async () => {
			expect(await paid()).toMatchObject({ state: "succeeded", method: "Visa ending 4242", lastError: null });
		});

		test("a paid payment tells when it was charged, given back or not", async () => {
			const { id, chargedAt } = await paid();
			expect(chargedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
			value(await payments.refund(id, nextKey()));
			expect(value(await payments.read(id)).chargedAt).toBe(chargedAt);
		});

		test("a declined card leaves the payment open and says why; another card pays it", async () => {
			const payment = await open();
			await under.pay(payment, DECLINED);
			expect(value(await payments.read(payment.id))).toMatchObject({
				state: "requires_payment_method",
				method: null,
				lastError: "Your card was declined.",
			});
			await under.pay(payment, SUCCEEDS);
			expect(value(await payments.read(payment.id))).toMatchObject({ state: "succeeded", lastError: null });
		});

		test("a card whose bank asks pays once the bank is answered", async () => {
			const payment = await open();
			await under.begin(payment, ASKS);
			expect(value(await payments.read(payment.id)).state).toBe("requires_action");
			await under.pay(payment, ASKS);
			const now = value(await payments.read(payment.id));
			expect(now).toMatchObject({ state: "succeeded", method: "Visa ending 3155" });
		});

		test("what the bank was asked does not hold for another amount", async () => {
			const payment = await open();
			await under.begin(payment, ASKS);
			value(await payments.update(payment.id, { amountPence: 9998, metadata: {} }));
			const now = value(await payments.read(payment.id));
			expect(now.amountPence).toBe(9998);
			expect(["requires_payment_method", "requires_confirmation"]).toContain(now.state);
		});

		test("a paid payment can be neither changed nor cancelled", async () => {
			const { id } = await paid();
			const refused = { ok: false, error: "not_possible" };
			expect(await payments.update(id, { amountPence: 3198, metadata: {} })).toEqual(refused);
			expect(await payments.cancel(id)).toEqual(refused);
			expect(value(await payments.read(id))).toMatchObject({ state: "succeeded", amountPence: 3498 });
		});

		test("an open payment is cancelled, once and for all", async () => {
			const { id } = await open();
			expect(value(await payments.cancel(id)).state).toBe("canceled");
			expect(value(await payments.cancel(id)).state).toBe("canceled");
			const changed = await payments.update(id, { amountPence: 3198, metadata: {} });
			expect(changed).toEqual({ ok: false, error: "not_possible" });
			expect(await payments.refund(id, nextKey())).toEqual({ ok: false, error: "not_possible" });
		});

		test("the money goes back once", async () => {
			const { id } = await paid();
			const key = nextKey();
			const answers = await Promise.all(Array.from({ length: 10 }, () => payments.refund(id, key)));
			for (const answer of answers) expect(answer).toEqual({ ok: true, value: null });
			expect(await payments.refund(id, nextKey())).toEqual({ ok: false, error: "not_possible" });
		});

		test("the money goes back in parts, each once, and never more than was paid", async () => {
			const { id } = await paid();
			const postage = nextKey();
			expect(await payments.refund(id, nextKey(), 99_999)).toEqual({ ok: false, error: "not_possible" });
			for (let time = 0; time < 2; time++)
				expect(await payments.refund(id, postage, 499)).toEqual({ ok: true, value: null });
			expect(await payments.refund(id, nextKey(), 3000)).toEqual({ ok: false, error: "not_possible" });
			expect(await payments.refund(id, nextKey(), 1000)).toEqual({ ok: true, value: null });
			expect(await payments.refund(id, nextKey())).toEqual({ ok: true, value: null });
			expect(await payments.refund(id, nextKey(), 1)).toEqual({ ok: false, error: "not_possible" });
			expect(await payments.refund(id, postage, 499)).toEqual({ ok: true, value: null });
		});

		test("what has gone back is told, the oldest first, each with its key", async () => {
			const { id } = await paid();
			const [postage, part] = [nextKey(), nextKey()];
			expect(await payments.readReturns(id)).toEqual({ ok: true, value: { refunds: [], disputes: [] } });
			value(await payments.refund(id, postage, 499));
			value(await payments.refund(id, part, 1000));
			const { refunds, disputes } = value(await payments.readReturns(id));
			expect(refunds).toMatchObject([
				{ key: postage, amountPence: 499, failed: false },
				{ key: part, amountPence: 1000, failed: false },
			]);
			expect(new Set(refunds.map((refund) => refund.id)).size).toBe(2);
			expect(disputes).toEqual([]);
		});

		test("nothing goes back of a payment that was never made", async () => {
			const { id } = await open();
			expect(await payments.refund(id, nextKey())).toEqual({ ok: false, error: "not_possible" });
		});

		test.each([
			"pi_000000000000000000000000",
			"pi_unknown",
			"../shop",
			"pi_../../../../shop.db0000",
			"",
		])("knows no payment %j", async (id) => {
			const missing = { ok: false, error: "not_found" };
			expect(await payments.read(id)).toEqual(missing);
			expect(await payments.update(id, { amountPence: 3498, metadata: {} })).toEqual(missing);
			expect(await payments.cancel(id)).toEqual(missing);
			expect(await payments.refund(id, nextKey())).toEqual(missing);
			expect(await payments.readReturns(id)).toEqual(missing);
			expect(await payments.hostedPage(id, links(nextKey()))).toEqual(missing);
		});

		test("a webhook without a good signature is no webhook", async () => {
			const body = JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded" });
			const bad = { ok: false, error: "bad_signature" };
			expect(await payments.readWebhook(body, new Headers())).toEqual(bad);
			const forged = new Headers({ "Stripe-Signature": "t=1,v1=00" });
			expect(await payments.readWebhook(body, forged)).toEqual(bad);
		});

		test.each(JUNK)("a signed body that is no event is told apart from one: %s", async (body) => {
			const answer = await payments.readWebhook(body, under.signed?.(body) ?? new Headers());
			expect(answer).toEqual({ ok: false, error: under.signed ? "unreadable" : "bad_signature" });
		});
	});
}

/** Links of a hosted page, as checkout makes them. */
export function links(idempotencyKey: string) {
	return {
		success: "http://localhost:3000/checkout/paid",
		cancel: "http://localhost:3000/checkout",
		description: "A personalised hardback book",
		email: "parent@example.com",
		idempotencyKey,
	};
}

/** The value of an answer that must be a success. */
export function value<T>(answer: { ok: true; value: T } | { ok: false; error: string }): T {
	if (!answer.ok) throw new Error(`expected a success, got ${answer.error}`);
	return answer.value;
}
