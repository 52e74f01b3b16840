import { expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { OFFER_ENDED } from "~/shop/books/rules";
import { placeOrder } from "~/shop/orders/place-order.server";
import type { Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import {
	ASKS,
	approveAll,
	CARD,
	charged,
	DELIVERY,
	family,
	guest,
	makeBook,
	makeCoupon,
	must,
	ordersOf,
	paymentsOf,
	prepared,
} from "./checkout.testing";
import { answerBank, confirmTestCard } from "./pay-by-card.server";
import { preparePayment } from "./prepare-payment.server";

const HOURS = 3600_000;

async function opened() {
	const shop = await openTestShop();
	return { shop, bookId: await makeBook(shop, guest()) };
}

const stateOf = async (shop: Shop, id: string) => must(await shop.providers.payments.read(id)).state;

/** What the vendor's own form does: nothing asks the shop first. */
async function payAtVendor(shop: Shop, clientSecret: string | null) {
	const paid = await shop.providers.sandbox.cardForm?.confirm(clientSecret ?? "", { number: CARD.number });
	if (!paid?.ok) throw new Error("the test card was not accepted");
}

test("when the offer ends, the open payment is cancelled at the provider", async () => {
	const { shop, bookId } = await opened();
	shop.clock.advance(20 * HOURS);
	const { paymentIntentId } = await prepared(shop, guest(), bookId);
	shop.clock.advance(28 * HOURS - 1);
	await runDueJobs(shop);
	expect(await stateOf(shop, paymentIntentId)).toBe("requires_payment_method");
	shop.clock.advance(1);
	await runDueJobs(shop);
	expect(await stateOf(shop, paymentIntentId)).toBe("canceled");
	expect(await paymentsOf(shop)).toMatchObject([{ state: "canceled", open_for: null, refund: null }]);
});

test("a payment brought up to date many times is cancelled once, and one cancelled before is left alone", async () => {
	const { shop, bookId } = await opened();
	for (const hour of [1, 2, 3]) {
		await prepared(shop, guest(), bookId);
		shop.clock.advance(hour * HOURS);
	}
	const { cancel } = shop.providers.payments;
	const cancelled: string[] = [];
	shop.providers.payments.cancel = async (id) => {
		cancelled.push(id);
		return cancel(id);
	};
	await makeCoupon(shop, "ALL", { pence_off: 3498 });
	await prepared(shop, guest(), bookId, "ALL");
	expect(cancelled).toHaveLength(1);
	shop.clock.advance(48 * HOURS);
	await runDueJobs(shop);
	expect(cancelled).toHaveLength(1);
	expect((await paymentsOf(shop)).map(({ state }) => state)).toEqual(["canceled", "canceled"]);
});

test("a provider that is away is asked again", async () => {
	const { shop, bookId } = await opened();
	const { paymentIntentId } = await prepared(shop, guest(), bookId);
	const { payments } = shop.providers;
	const away = { ...payments, cancel: async () => ({ ok: false as const, error: "unavailable" as const }) };
	shop.clock.advance(48 * HOURS);
	await runDueJobs({ ...shop, providers: { ...shop.providers, payments: away } });
	expect(await stateOf(shop, paymentIntentId)).toBe("requires_payment_method");
	shop.clock.advance(60_000);
	await runDueJobs(shop);
	expect(await stateOf(shop, paymentIntentId)).toBe("canceled");
});

test("a card charged in the offer's last second counts, whenever the shop hears of it", async () => {
	const { shop, bookId } = await opened();
	const { clientSecret } = await prepared(shop, guest(), bookId);
	shop.clock.advance(48 * HOURS - 1);
	await payAtVendor(shop, clientSecret);
	shop.clock.advance(72 * HOURS);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toHaveLength(1);
	expect(await paymentsOf(shop)).toMatchObject([{ state: "succeeded", refund: null }]);
});

test("a card charged after the offer's end goes back, and the family is told why", async () => {
	const { shop, bookId } = await opened();
	const { clientSecret, paymentIntentId } = await prepared(shop, guest(), bookId);
	shop.clock.advance(48 * HOURS);
	await payAtVendor(shop, clientSecret);
	expect(await placeOrder(shop, guest(), paymentIntentId)).toMatchObject({ error: { code: "conflict" } });
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toEqual([]);
	expect(await paymentsOf(shop)).toMatchObject([{ refund: "offer over", open_for: null }]);
	expect(await shop.providers.payments.refund(paymentIntentId, "another key")).toMatchObject({ ok: false });
	const mails = (await shop.providers.sandbox.outbox?.list()) ?? [];
	expect(mails.map(({ text }) => text).join()).toContain("special ordering period");
});

test("the job that comes too late to cancel sees to it that the payment is settled", async () => {
	const { shop, bookId } = await opened();
	const { clientSecret } = await prepared(shop, guest(), bookId);
	shop.clock.advance(48 * HOURS - 1);
	await payAtVendor(shop, clientSecret);
	await shop.db.deleteFrom("jobs").where("kind", "=", "settle-payment").execute();
	shop.clock.advance(1);
	await runDueJobs(shop);
	shop.clock.advance(4_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toHaveLength(1);
});

test("the bank's question can't be answered with yes once the offer has ended", async () => {
	const { shop, bookId } = await opened();
	const { clientSecret, paymentIntentId } = await prepared(shop, guest(), bookId);
	must(await confirmTestCard(shop, clientSecret ?? "", ASKS));
	shop.clock.advance(48 * HOURS);
	expect(await answerBank(shop, guest(), paymentIntentId, true)).toMatchObject({
		error: { code: "forbidden", message: OFFER_ENDED },
	});
	await runDueJobs(shop);
	expect(await stateOf(shop, paymentIntentId)).toBe("canceled");
});

test("what costs nothing must be ordered in time as well", async () => {
	const { shop, bookId } = await opened();
	await makeCoupon(shop, "ALL", { pence_off: 3498 });
	const { paymentIntentId } = await prepared(shop, guest(), bookId, "ALL");
	shop.clock.advance(48 * HOURS);
	expect(await placeOrder(shop, guest(), paymentIntentId)).toMatchObject({
		error: { code: "forbidden", message: OFFER_ENDED },
	});
	await runDueJobs(shop);
	expect(await paymentsOf(shop)).toMatchObject([{ state: "canceled", open_for: null }]);
	expect(await ordersOf(shop)).toEqual([]);
});

test("a book ordered before has no window: its payment stays open", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, family());
	must(await placeOrder(shop, family(), await charged(shop, family(), bookId)));
	await approveAll(shop);
	const delivery = { ...DELIVERY };
	const again = must(await preparePayment(shop, family(), { bookId, again: true, delivery }));
	shop.clock.advance(100 * HOURS);
	await runDueJobs(shop);
	expect(await stateOf(shop, again.paymentIntentId)).toBe("requires_payment_method");
	await payAtVendor(shop, again.clientSecret);
	must(await placeOrder(shop, family(), again.paymentIntentId));
	expect(await ordersOf(shop)).toHaveLength(2);
});
