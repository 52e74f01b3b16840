import { beforeEach, expect, test } from "vitest";
import {
	addCover,
	approveAll,
	CARD,
	charged,
	DELIVERY,
	family,
	makeBook,
	must,
	ordersOf,
	paymentsOf,
	prepared,
} from "~/shop/checkout/checkout.testing";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { readCheckout } from "~/shop/checkout/read-checkout.server";
import { chooseCover } from "~/shop/covers/choose-cover.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { placeOrder } from "./place-order.server";
import { submitCheckout } from "./submit-checkout.server";

const kin = family();
let shop: TestShop;
let bookId: string;
let shown: string;
let other: string;

beforeEach(async () => {
	shop = await openTestShop();
	bookId = await makeBook(shop, kin);
	shown = must(await readCheckout(shop, kin, { bookId })).book.coverId ?? "";
	other = await addCover(shop, bookId);
});

const pick = async (coverId: string) => must(await chooseCover(shop, kin, { bookId, coverId }));
const pay = (coverId: string) =>
	submitCheckout(shop, kin, { bookId, coverId, typed: DELIVERY, typedCoupon: "", card: CARD, amount: 3498 });
const orderedCover = async () => (await ordersOf(shop)).map(({ cover_id }) => cover_id);
const chosen = async () =>
	(await shop.db.selectFrom("books").select("cover_id").where("id", "=", bookId).executeTakeFirst())
		?.cover_id;

test("a cover picked in another tab after the payment was prepared changes nothing of what was paid for", async () => {
	const paymentId = await charged(shop, kin, bookId);
	await pick(other);
	const { order } = must(await placeOrder(shop, "system", paymentId));
	expect(order.book.coverImage).toContain(`/covers/${shown}.jpg?`);
	expect([await orderedCover(), await chosen()]).toEqual([[shown], shown]);
});

test("the cover that was shown at Pay is printed, though another has been picked since", async () => {
	await pick(other);
	expect(await pay(shown)).toMatchObject({ ok: true, value: { to: "confirmation" } });
	expect([await orderedCover(), await chosen()]).toEqual([[shown], shown]);
});

test("prepared anew with another cover it is another payment, and nobody can pay the first any more", async () => {
	const first = await prepared(shop, kin, bookId);
	await pick(other);
	const second = await prepared(shop, kin, bookId);
	expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
	expect(await paymentsOf(shop)).toMatchObject([
		{ id: first.paymentIntentId, cover_id: shown, state: "canceled", open_for: null },
		{ id: second.paymentIntentId, cover_id: other, open_for: bookId },
	]);
	const late = await shop.providers.sandbox.cardForm?.confirm(first.clientSecret ?? "", CARD);
	expect(late).toMatchObject({ ok: false });
	// The same cover again is the same payment again.
	expect((await prepared(shop, kin, bookId)).paymentIntentId).toBe(second.paymentIntentId);
});

test("a call may name the cover its page shows; the chosen one counts where it names none", async () => {
	await pick(other);
	must(await preparePayment(shop, kin, { bookId }));
	must(await preparePayment(shop, kin, { bookId, coverId: shown }));
	expect((await paymentsOf(shop)).map(({ cover_id }) => cover_id)).toEqual([other, shown]);
});

test("a cover of another book, or none, is no cover of this one", async () => {
	const anothers = await addCover(shop, await makeBook(shop, kin));
	for (const coverId of [anothers, "cover_nobody"])
		expect(await preparePayment(shop, kin, { bookId, coverId })).toMatchObject({
			ok: false,
			error: { code: "conflict" },
		});
	expect(await paymentsOf(shop)).toEqual([]);
});

test("asked for again before it was ever ordered, a book has the cover that was shown all the same", async () => {
	await pick(other);
	must(await preparePayment(shop, kin, { bookId, again: true, coverId: shown }));
	expect((await paymentsOf(shop)).map(({ cover_id }) => cover_id)).toEqual([shown]);
});

test("Order again prints the cover that was ordered, whatever is named", async () => {
	await pay(shown);
	await approveAll(shop);
	const again = { bookId, again: true, coverId: other, delivery: { ...DELIVERY } };
	const { clientSecret, paymentIntentId } = must(await preparePayment(shop, kin, again));
	await shop.providers.sandbox.cardForm?.confirm(clientSecret ?? "", CARD);
	must(await placeOrder(shop, kin, paymentIntentId));
	expect(await orderedCover()).toEqual([shown, shown]);
});
