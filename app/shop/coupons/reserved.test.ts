import { beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { deleteNow, familyOf, openAccountOf } from "~/shop/accounts/accounts.testing";
import { claimGuest } from "~/shop/accounts/claim-guest.server";
import {
	CARD,
	charged,
	DELIVERY,
	guest,
	makeBook,
	makeCoupon,
	must,
	ordersOf,
	paymentsOf,
	prepared,
} from "~/shop/checkout/checkout.testing";
import { confirmTestCard } from "~/shop/checkout/pay-by-card.server";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { readCheckout } from "~/shop/checkout/read-checkout.server";
import { RESERVED_MS } from "~/shop/checkout/rules";
import { applyCoupon, removeCoupon } from "~/shop/checkout/save-checkout.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { validateCoupon } from "./validate-coupon.server";

const USED_UP = "This coupon has been used up";
const [ada, bob] = [guest("ada"), guest("bob")];

let shop: TestShop;
let bookId: string;
let bobs: string;
beforeEach(async () => {
	shop = await openTestShop();
	await makeCoupon(shop, "LAST", { percent_off: 10, most_uses: 1 });
	bookId = await makeBook(shop, ada);
	bobs = await makeBook(shop, bob);
});

const uses = () => shop.db.selectFrom("coupon_uses").selectAll().execute();
const freeForBob = async () => must(await validateCoupon(shop, bob, { code: "LAST", bookIds: [bobs] })).valid;

test("looking at a coupon, or applying it, reserves nothing; the payment does, and its order uses it", async () => {
	must(await applyCoupon(shop, ada, { bookId, typed: { ...DELIVERY }, code: "last" }));
	expect(await freeForBob()).toBe(true);
	const { paymentIntentId } = await prepared(shop, ada, bookId, "LAST");
	expect(await uses()).toMatchObject([{ payment_id: paymentIntentId, order_id: null, code: "LAST" }]);
	expect(must(await validateCoupon(shop, bob, { code: "LAST" })).message).toBe(USED_UP);
	expect(await preparePayment(shop, bob, { bookId: bobs, couponCode: "LAST" })).toMatchObject({
		error: { code: "invalid", fields: { couponCode: [USED_UP] } },
	});
	const { order } = must(await placeOrder(shop, ada, await charged(shop, ada, bookId, "LAST")));
	expect(await uses()).toMatchObject([{ payment_id: paymentIntentId, order_id: order.id }]);
	shop.clock.advance(3 * RESERVED_MS);
	await runDueJobs(shop);
	expect(await freeForBob()).toBe(false);
});

test("whoever comes back isn't refused by their own reservation", async () => {
	must(await applyCoupon(shop, ada, { bookId, typed: { ...DELIVERY }, code: "LAST" }));
	const first = await prepared(shop, ada, bookId, "LAST");
	expect(must(await readCheckout(shop, ada, { bookId }))).toMatchObject({
		coupon: { code: "LAST" },
		couponLost: null,
		price: { totalPence: 3198 },
	});
	must(await applyCoupon(shop, ada, { bookId, typed: { ...DELIVERY }, code: "LAST" }));
	expect(must(await validateCoupon(shop, ada, { code: "LAST", bookIds: [bookId] })).valid).toBe(true);
	expect((await prepared(shop, ada, bookId, "LAST")).paymentIntentId).toBe(first.paymentIntentId);
	// Another book's reservation says nothing about mine, nor does naming a stranger's book.
	expect(must(await validateCoupon(shop, bob, { code: "LAST", bookIds: [bookId] })).valid).toBe(false);
});

test("abandoned, it is anybody's again an hour after it was touched last, the payment being cancelled first", async () => {
	const { paymentIntentId } = await prepared(shop, ada, bookId, "LAST");
	shop.clock.advance(RESERVED_MS / 2);
	await prepared(shop, ada, bookId, "LAST");
	shop.clock.advance(RESERVED_MS - 1);
	await runDueJobs(shop);
	expect(await freeForBob()).toBe(false);
	const { payments } = shop.providers;
	const away = async () => ({ ok: false as const, error: "unavailable" as const });
	shop.clock.advance(RESERVED_MS);
	await runDueJobs({ ...shop, providers: { ...shop.providers, payments: { ...payments, cancel: away } } });
	expect(await freeForBob()).toBe(false);
	shop.clock.advance(60_000);
	await runDueJobs(shop);
	expect(await freeForBob()).toBe(true);
	expect(must(await payments.read(paymentIntentId)).state).toBe("canceled");
	expect(await uses()).toEqual([]);
});

test("charged in the last moment, it stays with its payment", async () => {
	const paymentId = await charged(shop, ada, bookId, "LAST");
	await shop.db.deleteFrom("jobs").where("kind", "=", "settle-payment").execute();
	shop.clock.advance(2 * RESERVED_MS);
	await runDueJobs(shop);
	expect(await freeForBob()).toBe(false);
	shop.clock.advance(4_000);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toMatchObject([{ payment_id: paymentId, coupon_code: "LAST" }]);
});

test.each([
	["taken off", () => removeCoupon(shop, ada, { bookId, typed: {} })],
	["changed for another", () => applyCoupon(shop, ada, { bookId, typed: {}, code: "FIVER" })],
])("%s, it is anybody's again at once, and the old price can't be paid", async (_, change) => {
	const { clientSecret } = await prepared(shop, ada, bookId, "LAST");
	must(await change());
	expect(await freeForBob()).toBe(true);
	expect(await confirmTestCard(shop, clientSecret ?? "", CARD.number)).toMatchObject({
		error: { code: "conflict" },
	});
});

test("given back with the money of a payment that came too late", async () => {
	const { clientSecret, paymentIntentId } = await prepared(shop, ada, bookId, "LAST");
	shop.clock.advance(48 * 3600_000);
	must(
		(await shop.providers.sandbox.cardForm?.confirm(clientSecret ?? "", CARD)) ?? { ok: false, error: "" },
	);
	expect(await placeOrder(shop, ada, paymentIntentId)).toMatchObject({ error: { code: "conflict" } });
	expect(await uses()).toEqual([]);
});

test("ended after it was reserved, the price that was agreed is honoured; a new payment isn't made", async () => {
	await makeCoupon(shop, "SHORT", { percent_off: 10, ends_at: "2026-03-02T09:30:00.000Z" });
	const { clientSecret, paymentIntentId } = await prepared(shop, ada, bookId, "SHORT");
	shop.clock.advance(RESERVED_MS / 2);
	expect(await preparePayment(shop, bob, { bookId: bobs, couponCode: "SHORT" })).toMatchObject({
		error: { message: "This coupon has expired" },
	});
	must(await confirmTestCard(shop, clientSecret ?? "", CARD.number));
	const { order } = must(await placeOrder(shop, ada, paymentIntentId));
	expect(order).toMatchObject({ couponCode: "SHORT", price: { discountPence: 300 } });
});

test("of two free orders with its last use one is made", async () => {
	await makeCoupon(shop, "GIFT", { pence_off: 3498, most_uses: 1 });
	const first = await prepared(shop, ada, bookId, "GIFT");
	expect(await preparePayment(shop, bob, { bookId: bobs, couponCode: "GIFT" })).toMatchObject({
		error: { code: "invalid", fields: { couponCode: [USED_UP] } },
	});
	must(await placeOrder(shop, ada, first.paymentIntentId));
	expect(await uses()).toMatchObject([{ code: "GIFT", payment_id: first.paymentIntentId }]);
});

test("once each holds for what is reserved, by the address however it is written", async () => {
	await makeCoupon(shop, "WELCOME", { pence_off: 100, once_each: 1 });
	await prepared(shop, ada, bookId, "WELCOME");
	const delivery = { ...DELIVERY, email: "ADA@example.COM" };
	expect(await preparePayment(shop, bob, { bookId: bobs, couponCode: "WELCOME", delivery })).toMatchObject({
		error: { message: "You have already used this coupon" },
	});
});

test("it follows its payment into the account, and out of it", async () => {
	const family = familyOf(await openAccountOf(shop));
	await prepared(shop, ada, bookId, "LAST");
	await claimGuest(shop, { userId: family.id, guestId: ada.id, provedEmail: null });
	expect(await uses()).toMatchObject([{ owner_id: family.id, email_fold: "ada@example.com" }]);
	must(await deleteNow(shop, family));
	expect(await uses()).toMatchObject([{ owner_id: expect.stringMatching(/^erased/), email_fold: "" }]);
	shop.clock.advance(2 * RESERVED_MS);
	await runDueJobs(shop);
	expect([await uses(), (await paymentsOf(shop)).map(({ state }) => state)]).toEqual([[], ["canceled"]]);
});

test("a coupon for once each isn't reserved for somebody unknown: an address is asked for first, and counts", async () => {
	await makeCoupon(shop, "ONCE", { pence_off: 500, once_each: 1 });
	const asked = (actor: typeof ada, id: string, delivery?: typeof DELIVERY) =>
		preparePayment(shop, actor, { bookId: id, couponCode: "ONCE", delivery });
	expect(await asked(ada, bookId)).toMatchObject({
		error: { code: "invalid", fields: { deliveryInfo: [expect.stringContaining("email")] } },
	});
	expect(await paymentsOf(shop)).toEqual([]);
	must(await asked(ada, bookId, DELIVERY));
	expect(await asked(bob, bobs, DELIVERY)).toMatchObject({
		error: { fields: { couponCode: ["You have already used this coupon"] } },
	});
	must(await asked(bob, bobs, { ...DELIVERY, email: "bob@example.org" }));
});
