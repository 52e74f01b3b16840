import { expect, test } from "vitest";
import { createEmbeddedPayments } from "~/providers/payments/embedded.server";
import { OFFER_ENDED } from "~/shop/books/rules";
import { placeOrder } from "~/shop/orders/place-order.server";
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
	paymentsOf,
	prepared,
} from "./checkout.testing";
import { confirmTestCard } from "./pay-by-card.server";
import { preparePayment } from "./prepare-payment.server";

const HOURS = 3600_000;

test("the amount comes from the database; the provider learns ids only", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const payment = await prepared(shop, guest(), bookId, "story10");
	expect(payment).toMatchObject({ amount: 3198, paid: false });
	const read = must(await shop.providers.payments.read(payment.paymentIntentId));
	expect(read).toMatchObject({ amountPence: 3198, metadata: { book: bookId } });
	const [row] = await paymentsOf(shop);
	expect(row).toMatchObject({
		amount_pence: 3198,
		discount_pence: 300,
		coupon_code: "STORY10",
		comment: "A woolly hat, please.",
	});
	expect(JSON.parse(row?.delivery ?? "")).toMatchObject({ name: "Ada Lovelace", country: "GB" });
});

test("without an id the draft's book is bought", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	must(await preparePayment(shop, guest(), {}));
	expect(await paymentsOf(shop)).toMatchObject([{ book_id: bookId }]);
});

test("an amount changed in the browser is refused with the right one", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const answer = await preparePayment(shop, guest(), { bookId, couponCode: "STORY10", amount: 1 });
	expect(answer).toMatchObject({ ok: false, error: { code: "amount_changed", details: { amount: 3198 } } });
	expect(await paymentsOf(shop)).toEqual([]);
});

test.each([
	["nothing", undefined, "not_found"],
	["a book that isn't there", "book_nobody", "not_found"],
])("%s is not for sale", async (_, bookId, code) => {
	const shop = await openTestShop();
	expect(await preparePayment(shop, guest(), { bookId })).toMatchObject({ ok: false, error: { code } });
});

test("a stranger's book is not there; one without a cover is not ready", async () => {
	const shop = await openTestShop();
	const theirs = await makeBook(shop, guest("bob"));
	expect(await preparePayment(shop, guest(), { bookId: theirs })).toMatchObject({
		error: { code: "not_found" },
	});
	const bare = await makeBook(shop, guest(), { cover: false });
	expect(await preparePayment(shop, guest(), { bookId: bare })).toMatchObject({
		error: { code: "conflict" },
	});
});

test("the offer is open for 48 hours, to the second", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	shop.clock.advance(48 * HOURS - 1000);
	must(await preparePayment(shop, guest(), { bookId }));
	shop.clock.advance(1000);
	expect(await preparePayment(shop, guest(), { bookId })).toMatchObject({
		error: { code: "forbidden", message: OFFER_ENDED },
	});
});

test("a payment prepared in time can't be paid when the offer has ended", async () => {
	const shop = await openTestShop();
	const { clientSecret } = await prepared(shop, guest(), await makeBook(shop, guest()));
	shop.clock.advance(48 * HOURS);
	expect(await confirmTestCard(shop, clientSecret ?? "", CARD.number)).toMatchObject({
		error: { code: "forbidden", message: OFFER_ENDED },
	});
	expect(await paymentsOf(shop)).toMatchObject([{ state: "requires_payment_method" }]);
});

test("a book has one open payment, given again, and brought up to date with an address and a coupon", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const first = must(await preparePayment(shop, guest(), { bookId }));
	const second = await prepared(shop, guest(), bookId);
	const third = await prepared(shop, guest(), bookId, "FIVER");
	const last = must(await preparePayment(shop, guest(), { bookId, couponCode: "FIVER", comment: "Red" }));
	const all = [first, second, third, last];
	expect(new Set(all.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
	expect(all.map(({ amount }) => amount)).toEqual([3498, 3498, 2998, 2998]);
	const [row, ...more] = await paymentsOf(shop);
	expect(more).toEqual([]);
	expect(row).toMatchObject({ amount_pence: 2998, coupon_code: "FIVER", comment: "Red" });
	expect(row?.delivery).toContain("London");
	expect(must(await shop.providers.payments.read(first.paymentIntentId)).amountPence).toBe(2998);
});

test("an address that an older release wrote down is the same address", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const first = await prepared(shop, guest(), bookId);
	const { recipient: _unknown, ...delivery } = DELIVERY;
	await shop.db
		.updateTable("payments")
		.set({ delivery: JSON.stringify(delivery) })
		.execute();
	expect((await prepared(shop, guest(), bookId)).paymentIntentId).toBe(first.paymentIntentId);
});

test.each([
	["without the coupon", { delivery: DELIVERY }, 3498],
	["with another coupon", { delivery: DELIVERY, couponCode: "STORY10" }, 3198],
	["for another address", { delivery: { ...DELIVERY, city: "York" }, couponCode: "FIVER" }, 2998],
	["for another country", { delivery: { ...DELIVERY, country: "IE" as const }, couponCode: "FIVER" }, 2998],
	["as a gift", { delivery: { ...DELIVERY, recipient: "Joe" }, couponCode: "FIVER" }, 2998],
	["for two copies", { delivery: DELIVERY, couponCode: "FIVER", copies: 2 }, 5997],
])("wanted %s, what was agreed is cancelled and another payment opened", async (_, wanted, amount) => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const first = await prepared(shop, guest(), bookId, "FIVER");
	const second = must(await preparePayment(shop, guest(), { bookId, ...wanted }));
	expect(second).toMatchObject({ amount, paid: false });
	expect(must(await shop.providers.payments.read(first.paymentIntentId)).state).toBe("canceled");
	expect(await paymentsOf(shop)).toMatchObject([
		{ id: first.paymentIntentId, state: "canceled", open_for: null },
		{ id: second.paymentIntentId, amount_pence: amount, delivery: JSON.stringify(wanted.delivery) },
	]);
	const uses = await shop.db.selectFrom("coupon_uses").select(["payment_id", "code"]).execute();
	expect(uses).toEqual(
		"couponCode" in wanted ? [{ payment_id: second.paymentIntentId, code: wanted.couponCode }] : [],
	);
});

test("fifty at once, with different coupons: one open payment, and the provider agrees with the row", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const coupons = [undefined, "STORY10", "FIVER"];
	await Promise.all(
		Array.from({ length: 50 }, (_, at) =>
			preparePayment(shop, guest(), { bookId, couponCode: coupons[at % 3] }),
		),
	);
	// Each may have cancelled the one before and been told that the book is being paid for elsewhere.
	must(await preparePayment(shop, guest(), { bookId }));
	const payments = await paymentsOf(shop);
	const rows = payments.filter(({ open_for }) => open_for !== null);
	expect(rows).toHaveLength(1);
	for (const { id, open_for } of payments)
		expect(must(await shop.providers.payments.read(id)).state === "canceled").toBe(open_for === null);
	const read = must(await shop.providers.payments.read(rows[0]?.id ?? ""));
	expect(read.amountPence).toBe(rows[0]?.amount_pence);
});

test("stopped between the provider's payment and our row: the same payment is found again", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const { payments } = shop.providers;
	const opened: string[] = [];
	const stopping = {
		...payments,
		create: async (request: Parameters<typeof payments.create>[0]) => {
			const created = await payments.create(request);
			if (created.ok) opened.push(created.value.id);
			throw new Error("killed");
		},
	};
	const dying = { ...shop, providers: { ...shop.providers, payments: stopping } };
	await expect(preparePayment(dying, guest(), { bookId })).rejects.toThrow("killed");
	const again = must(await preparePayment(shop, guest(), { bookId }));
	expect(opened).toEqual([again.paymentIntentId]);
});

test("a total too small to charge is waived, and charged again when the coupon goes", async () => {
	const shop = await openTestShop();
	await makeCoupon(shop, "GIFT", { pence_off: 3480 });
	const bookId = await makeBook(shop, guest());
	const first = await prepared(shop, guest(), bookId);
	const waived = await prepared(shop, guest(), bookId, "GIFT");
	expect(waived).toMatchObject({ clientSecret: null, amount: 0, paid: true });
	expect(waived.paymentIntentId).toMatch(/^free_/);
	expect(must(await shop.providers.payments.read(first.paymentIntentId)).state).toBe("canceled");
	expect((await prepared(shop, guest(), bookId, "GIFT")).paymentIntentId).toBe(waived.paymentIntentId);
	const last = await prepared(shop, guest(), bookId);
	expect(last.amount).toBe(3498);
	expect(last.paymentIntentId).not.toBe(first.paymentIntentId);
	expect(await placeOrder(shop, guest(), waived.paymentIntentId)).toMatchObject({
		error: { code: "not_paid" },
	});
});

test("a payment cancelled at the provider makes way for a new one", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const first = await prepared(shop, guest(), bookId);
	await shop.providers.payments.cancel(first.paymentIntentId);
	const second = await prepared(shop, guest(), bookId);
	expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
	expect((await paymentsOf(shop)).filter(({ open_for }) => open_for !== null)).toHaveLength(1);
});

test("a payment that has been charged is given as paid, whatever coupon is asked for now", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const paymentId = await charged(shop, guest(), bookId);
	const again = await prepared(shop, guest(), bookId, "STORY10");
	expect(again).toMatchObject({ paymentIntentId: paymentId, amount: 3498, paid: true });
});

test("the provider away: nothing is charged and everything can be tried again", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const away = async () => ({ ok: false as const, error: "unavailable" as const });
	const without = {
		...shop,
		providers: {
			...shop.providers,
			payments: { ...shop.providers.payments, create: away, read: away, update: away, cancel: away },
		},
	};
	expect(await preparePayment(without, guest(), { bookId })).toMatchObject({ error: { code: "vendor" } });
	const { paymentIntentId } = await prepared(shop, guest(), bookId);
	expect(await preparePayment(without, guest(), { bookId })).toMatchObject({ error: { code: "vendor" } });
	await makeCoupon(shop, "GIFT", { pence_off: 3498 });
	expect(await preparePayment(without, guest(), { bookId, couponCode: "GIFT" })).toMatchObject({
		error: { code: "vendor" },
	});
	expect((await prepared(shop, guest(), bookId)).paymentIntentId).toBe(paymentIntentId);
});

test("an ordered book is sold again to families only, by saying so, and without an offer window", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, family());
	must(await placeOrder(shop, family(), await charged(shop, family(), bookId)));
	expect(await preparePayment(shop, family(), { bookId })).toMatchObject({
		error: { code: "conflict", details: { ordered: true, bookId } },
	});
	expect(await preparePayment(shop, family(), { bookId, again: true })).toMatchObject({
		error: {
			code: "conflict",
			message: "A book can be ordered again once you have approved it. This one hasn’t been yet.",
		},
	});
	await approveAll(shop);
	shop.clock.advance(200 * HOURS);
	const again = must(
		await preparePayment(shop, family(), { bookId, again: true, delivery: { ...DELIVERY } }),
	);
	await shop.providers.sandbox.cardForm?.confirm(again.clientSecret ?? "", { number: CARD.number });
	const { order } = must(await placeOrder(shop, family(), again.paymentIntentId));
	const orders = await shop.db
		.selectFrom("orders")
		.select(["id", "first_for"])
		.where("book_id", "=", bookId)
		.execute();
	expect(orders).toHaveLength(2);
	expect(orders.find(({ id }) => id === order.id)?.first_for).toBeNull();

	const theirs = await makeBook(shop, guest());
	must(await placeOrder(shop, guest(), await charged(shop, guest(), theirs)));
	expect(await preparePayment(shop, guest(), { bookId: theirs, again: true })).toMatchObject({
		error: { code: "forbidden" },
	});
});

test("an adapter opened anew over the same directory knows the payment", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const { paymentIntentId, clientSecret } = await prepared(shop, guest(), bookId);
	const anew = createEmbeddedPayments({
		directory: `${shop.settings.DATA_DIR}/payments`,
		clock: shop.clock,
		ids: shop.ids,
	});
	expect(await anew.confirm(clientSecret ?? "", { number: ASKS })).toMatchObject({
		value: { state: "requires_action" },
	});
	expect(await shop.providers.payments.read(paymentIntentId)).toMatchObject({
		value: { state: "requires_action" },
	});
});
