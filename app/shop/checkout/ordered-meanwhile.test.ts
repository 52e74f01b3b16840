import { expect, test } from "vitest";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop } from "~/shop.testing";
import { charged, guest, makeBook, makeCoupon, must, paymentsOf, prepared } from "./checkout.testing";
import { preparePayment } from "./prepare-payment.server";

test("a payment thought of before another tab's order was placed is not made after it", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const { create } = shop.providers.payments;
	// While the provider is being asked, the other tab pays and orders.
	let others = 0;
	shop.providers.payments.create = async (wanted) => {
		if (others++ === 0) must(await placeOrder(shop, guest(), await charged(shop, guest(), bookId)));
		return create(wanted);
	};
	const late = await preparePayment(shop, guest(), { bookId });
	expect(late).toMatchObject({ ok: false, error: { code: "conflict", details: { ordered: true, bookId } } });
	expect(await paymentsOf(shop)).toMatchObject([{ state: "succeeded", refund: null }]);
});

test("nor is one that would cost nothing", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	await makeCoupon(shop, "ALL", { pence_off: 3498 });
	await prepared(shop, guest(), bookId);
	const { cancel } = shop.providers.payments;
	// While the open charge is being ended, the other tab ends it, too, and orders.
	let others = 0;
	shop.providers.payments.cancel = async (id) => {
		if (others++ > 0) return cancel(id);
		const waived = await prepared(shop, guest(), bookId, "ALL");
		must(await placeOrder(shop, guest(), waived.paymentIntentId));
		return cancel(id);
	};
	const late = await preparePayment(shop, guest(), { bookId, couponCode: "ALL" });
	expect(late).toMatchObject({ ok: false, error: { code: "conflict", details: { ordered: true, bookId } } });
	expect((await paymentsOf(shop)).filter(({ state }) => state === "succeeded")).toHaveLength(1);
});
