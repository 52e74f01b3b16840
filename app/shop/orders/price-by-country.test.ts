import { afterEach, beforeEach, expect, test } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import { CARD, DELIVERY, guest, makeBook, must, ordersOf } from "~/shop/checkout/checkout.testing";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { readCheckout } from "~/shop/checkout/read-checkout.server";
import { applyCoupon } from "~/shop/checkout/save-checkout.server";
import { DELIVERY_PENCE } from "~/shop/prices/rules";
import { openTestShop } from "~/shop.testing";
import { orderJson } from "./contract";
import { readFirstOrder } from "./read-order.server";
import { submitCheckout } from "./submit-checkout.server";

/** A country that delivery costs more to: every total follows it. */

const standing = { ...DELIVERY_PENCE };
beforeEach(() => {
	DELIVERY_PENCE.AU = 1250;
});
afterEach(() => {
	Object.assign(DELIVERY_PENCE, standing);
});

const typed = { ...DELIVERY, country: "AU" as const, postalCode: "2000" };

test.each([
	["without a coupon", null, 0],
	["with a percentage, off the book alone", "STORY10", 300],
	["with pence", "FIVER", 500],
])("checkout, payment, order and mail, %s", async (_, code, discountPence) => {
	const totalPence = 2999 + 1250 - discountPence;
	const price = { bookPence: 2999, deliveryPence: 1250, discountPence, totalPence };
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	if (code) must(await applyCoupon(shop, guest(), { bookId, typed, code }));
	const form = { bookId, typed, typedCoupon: "", card: CARD };
	// The page that was shown for the country at home: nobody pays a total they haven't seen.
	expect(await submitCheckout(shop, guest(), { ...form, amount: 3498 - discountPence })).toMatchObject({
		error: { code: "amount_changed", details: { amount: totalPence } },
	});
	expect(must(await readCheckout(shop, guest(), { bookId }))).toMatchObject({ price, typed });
	const wanted = { bookId, couponCode: code, delivery: typed };
	expect(must(await preparePayment(shop, guest(), wanted))).toMatchObject({ amount: totalPence });
	must(await submitCheckout(shop, guest(), { ...form, amount: totalPence }));
	expect(await ordersOf(shop)).toMatchObject([
		{ book_pence: 2999, delivery_pence: 1250, discount_pence: discountPence, total_pence: totalPence },
	]);
	const order = must(await readFirstOrder(shop, guest(), bookId));
	expect(order).toMatchObject({ price, delivery: { country: "AU" } });
	expect(orderJson(order)).toMatchObject({ shipping: 12.5, amount: totalPence / 100 });
	await runDueJobs(shop);
	const [mail] = (await shop.providers.sandbox.outbox?.list()) ?? [];
	expect(mail?.text).toContain("£12.50");
	expect(mail?.text).toContain(`£${(totalPence / 100).toFixed(2)}`);
});

test("sent somewhere dearer than what was agreed, it is another payment", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const home = must(await preparePayment(shop, guest(), { bookId, delivery: { ...DELIVERY } }));
	const abroad = must(await preparePayment(shop, guest(), { bookId, delivery: typed }));
	expect([home.amount, abroad.amount]).toEqual([3498, 4249]);
	expect(must(await shop.providers.payments.read(home.paymentIntentId)).state).toBe("canceled");
});
