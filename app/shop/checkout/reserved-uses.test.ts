import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentsOf } from "~/providers/payments/stripe.testing";
import type { Guest } from "~/shop/actor";
import { placeOrder } from "~/shop/orders/place-order.server";
import { submitCheckout } from "~/shop/orders/submit-checkout.server";
import type { Shop } from "~/shop.server";
import { openTestShop, TEST_START } from "~/shop.testing";
import { type StripeStandIn, startStripe } from "../../../e2e/vendors/stripe";
import { CARD, DELIVERY, guest, makeBook, makeCoupon, must, ordersOf } from "./checkout.testing";
import { confirmTestCard } from "./pay-by-card.server";
import { type PreparePayment, preparePayment } from "./prepare-payment.server";
import { applyCoupon } from "./save-checkout.server";
import { openStripeShop } from "./stripe-shop.testing";

/** A coupon's use belongs to the payment that counts on it, whoever asks for what at the same moment. */

let stripe: StripeStandIn;
beforeAll(async () => {
	stripe = await startStripe({ now: () => new Date(TEST_START) });
});
afterAll(() => stripe.close());

/** Numbers that look thrown, the same ones for a seed: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function thrownBy(seed: number): () => number {
	let state = seed + 1;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

/** The same provider, slower: before and after each call others get so many turns as the seed throws. */
function dawdling<T extends object>(provider: T, thrown: () => number): T {
	const wait = async () => {
		for (let turns = Math.floor(thrown() * 12); turns > 0; turns--) await new Promise(setImmediate);
	};
	return new Proxy(provider, {
		get(target, name) {
			const call = Reflect.get(target, name);
			if (typeof call !== "function" || name === "describe") return call;
			return async (...given: unknown[]) => {
				await wait();
				const answer: unknown = await Reflect.apply(call, target, given);
				await wait();
				return answer;
			};
		},
	});
}

type Charge = (payment: { clientSecret: string | null; paymentIntentId: string }) => Promise<unknown>;

async function embedded(seed: number): Promise<{ shop: Shop; charge: Charge }> {
	const shop = await openTestShop();
	const { payments, sandbox } = shop.providers;
	if (!sandbox.cardForm) throw new Error("the test shop has a card form");
	const thrown = thrownBy(seed);
	shop.providers.payments = dawdling(payments, thrown);
	shop.providers.sandbox = { ...sandbox, cardForm: dawdling(sandbox.cardForm, thrown) };
	return { shop, charge: ({ clientSecret }) => confirmTestCard(shop, clientSecret ?? "", CARD.number) };
}

async function vendors(seed: number): Promise<{ shop: Shop; charge: Charge }> {
	const shop = await openStripeShop(stripe, dawdling(paymentsOf(stripe), thrownBy(seed)));
	const charge: Charge = async ({ paymentIntentId }) => {
		await new Promise(setImmediate);
		// The customer's own browser: a payment that can't be confirmed any more is Stripe's business to refuse.
		try {
			stripe.confirm(paymentIntentId, CARD.number);
		} catch {}
	};
	return { shop, charge };
}

const ADAPTERS = [
	["the embedded payments", embedded],
	["Stripe's stand-in", vendors],
] as const;

/** Every discounted order has its one use and every use an order or an open payment; every order adds up. */
async function expectAccounts(shop: Shop, mostUses: Record<string, number> = {}) {
	const orders = await ordersOf(shop);
	const uses = await shop.db.selectFrom("coupon_uses").selectAll().execute();
	const open = await shop.db.selectFrom("payments").selectAll().where("open_for", "is not", null).execute();
	for (const order of orders) {
		const { book_pence, delivery_pence, discount_pence, total_pence } = order;
		expect(book_pence + delivery_pence - discount_pence).toBe(total_pence);
		const used = uses.filter(({ order_id }) => order_id === order.id).map(({ code }) => code);
		expect(used).toEqual(order.coupon_code === null ? [] : [order.coupon_code]);
		expect(discount_pence > 0).toBe(order.coupon_code !== null);
		const paid = await shop.providers.payments.read(order.payment_id);
		if (paid.ok) expect(paid.value.amountPence).toBe(total_pence);
	}
	for (const use of uses.filter(({ order_id }) => order_id === null))
		expect(open.map(({ id, coupon_code }) => [id, coupon_code])).toContainEqual([use.payment_id, use.code]);
	for (const [code, most] of Object.entries(mostUses))
		expect(uses.filter((use) => use.code === code).length).toBeLessThanOrEqual(most);
	return { orders, uses };
}

const wantedBy = (bookId: string, couponCode?: string): PreparePayment => ({
	bookId,
	couponCode,
	delivery: { ...DELIVERY },
});

describe.each(ADAPTERS)("%s", (_, open) => {
	test.each([
		1, 2, 3, 4,
	])("a single-use coupon prepared for four books pays one of them (%i)", async (seed) => {
		const { shop, charge } = await open(seed);
		await makeCoupon(shop, "SINGLE", { percent_off: 10, most_uses: 1 });
		const families = ["one", "two", "three", "four"].map((name) => guest(name));
		const books = await Promise.all(
			families.map(async (actor) => ({ actor, bookId: await makeBook(shop, actor) })),
		);
		const prepared = await Promise.all(
			books.map(({ actor, bookId }) => preparePayment(shop, actor, wantedBy(bookId, "SINGLE"))),
		);
		expect(prepared.filter(({ ok }) => ok)).toHaveLength(1);
		const refused = prepared.find(({ ok }) => !ok);
		expect(refused).toMatchObject({
			error: { code: "invalid", fields: { couponCode: ["This coupon has been used up"] } },
		});
		await Promise.all(prepared.flatMap((answer) => (answer.ok ? [charge(answer.value)] : [])));
		for (const [at, answer] of prepared.entries())
			if (answer.ok) must(await placeOrder(shop, families[at] ?? guest(), answer.value.paymentIntentId));
		expect((await expectAccounts(shop, { SINGLE: 1 })).orders).toMatchObject([{ coupon_code: "SINGLE" }]);
	});

	test.each(
		Array.from({ length: 15 }, (_, seed) => seed),
	)("prepared without the coupon, or with another, beside the charge (%i)", async (seed) => {
		const { shop, charge } = await open(seed);
		const bookId = await makeBook(shop, guest());
		const first = must(await preparePayment(shop, guest(), wantedBy(bookId, "STORY10")));
		const others = [undefined, "FIVER", "STORY10"].slice(0, 1 + (seed % 3));
		const [, ...asked] = await Promise.all([
			charge(first),
			...others.map((code) => preparePayment(shop, guest(), wantedBy(bookId, code))),
		]);
		await placeOrder(shop, guest(), first.paymentIntentId);
		await expectAccounts(shop);
		// Whichever was quicker, the last one given can be paid and becomes the order, unless the first has.
		const last = asked.flatMap((answer) => (answer.ok ? [answer.value] : [])).at(-1);
		if (last) await charge(last);
		if (last) await placeOrder(shop, guest(), last.paymentIntentId);
		expect((await expectAccounts(shop)).orders.length).toBeLessThanOrEqual(1);
	});

	test.each([1, 2, 3])("a coupon added beside the charge of the full price (%i)", async (seed) => {
		const { shop, charge } = await open(seed);
		const bookId = await makeBook(shop, guest());
		const first = must(await preparePayment(shop, guest(), wantedBy(bookId)));
		await Promise.all([charge(first), preparePayment(shop, guest(), wantedBy(bookId, "STORY10"))]);
		const placed = await placeOrder(shop, guest(), first.paymentIntentId);
		expect(placed.ok).toBe(true);
		const { orders, uses } = await expectAccounts(shop);
		expect(orders).toHaveLength(1);
		expect(uses).toHaveLength(orders[0]?.coupon_code ? 1 : 0);
	});
});

test.each([1, 2, 3, 4, 5])("five browsers pay at once with the last use of a coupon (%i)", async (seed) => {
	const { shop } = await embedded(seed);
	await makeCoupon(shop, "LAST", { pence_off: 500, most_uses: 1 });
	const browsers: { actor: Guest; bookId: string }[] = [];
	for (const name of ["a", "b", "c", "d", "e"]) {
		const actor = guest(name);
		const bookId = await makeBook(shop, actor);
		must(await applyCoupon(shop, actor, { bookId, typed: { ...DELIVERY }, code: "LAST" }));
		browsers.push({ actor, bookId });
	}
	const answers = await Promise.all(
		browsers.map(({ actor, bookId }) =>
			submitCheckout(shop, actor, {
				bookId,
				typed: { ...DELIVERY },
				typedCoupon: "",
				card: CARD,
				amount: 2998,
			}),
		),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	const { orders } = await expectAccounts(shop, { LAST: 1 });
	expect(orders).toMatchObject([{ coupon_code: "LAST", total_pence: 2998 }]);
});
