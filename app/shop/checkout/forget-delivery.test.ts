import { beforeEach, expect, test } from "vitest";
import { planSweep } from "~/jobs/sweep.server";
import { runDueJobs } from "~/jobs/worker.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import {
	approveAll,
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
import { preparePayment } from "./prepare-payment.server";

const DAY = 24 * 3600_000;
const FORGOTTEN = { delivery: null, comment: "" };
const KEPT = { delivery: expect.stringContaining("12 St James's Square"), comment: "A woolly hat, please." };

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

async function sweptAfter(ms: number) {
	shop.clock.advance(ms);
	await planSweep(shop);
	await runDueJobs(shop);
}

const paymentOf = async (id: string) => (await paymentsOf(shop)).find((payment) => payment.id === id);

test("a guest who goes away at the card is forgotten a day after the payment was closed", async () => {
	const { paymentIntentId: id } = await prepared(shop, guest(), await makeBook(shop, guest()));
	await sweptAfter(2 * DAY);
	expect(await paymentOf(id)).toMatchObject({ state: "canceled", ...KEPT });
	await sweptAfter(DAY - 1);
	expect(await paymentOf(id)).toMatchObject(KEPT);
	await sweptAfter(1);
	expect(await paymentOf(id)).toMatchObject(FORGOTTEN);
});

test("a payment given back keeps its address for the mail that says so", async () => {
	const bookId = await makeBook(shop, guest());
	const first = await charged(shop, guest(), bookId);
	await shop.db.updateTable("payments").set({ open_for: null }).where("id", "=", first).execute();
	const second = await charged(shop, guest(), bookId);
	must(await placeOrder(shop, guest(), first));
	must(await placeOrder(shop, guest(), second));
	await sweptAfter(DAY - 1);
	expect(await paymentOf(second)).toMatchObject({ refund: "second payment", ...KEPT });
	const mails = (await shop.providers.sandbox.outbox?.list()) ?? [];
	expect(mails.map(({ id }) => id)).toContain(`payment-refund:${second}`);
	await sweptAfter(1);
	expect(await paymentOf(second)).toMatchObject(FORGOTTEN);
	expect(await paymentOf(first)).toMatchObject(KEPT);
});

test.each([
	["a charge, after 30 days", undefined, 1],
	["a gift, a day after the job that closes it", "GIFT", DAY],
])("an order again that was never finished is forgotten: %s", async (_what, couponCode, later) => {
	await makeCoupon(shop, "GIFT", { pence_off: 9_999 });
	const bookId = await makeBook(shop, family());
	must(await placeOrder(shop, family(), await charged(shop, family(), bookId)));
	await approveAll(shop);
	const delivery = { ...DELIVERY };
	const again = must(await preparePayment(shop, family(), { bookId, again: true, delivery, couponCode }));
	await sweptAfter(30 * DAY - 1);
	expect(await paymentOf(again.paymentIntentId)).toMatchObject(KEPT);
	await sweptAfter(later);
	expect(await paymentOf(again.paymentIntentId)).toMatchObject(FORGOTTEN);
});

test("money that is with us keeps its address until it is an order or goes back", async () => {
	const id = await charged(shop, guest(), await makeBook(shop, guest()));
	for (const state of ["processing", "requires_capture", "succeeded"] as const) {
		await shop.db.deleteFrom("jobs").execute();
		await shop.db.updateTable("payments").set({ state }).execute();
		await sweptAfter(31 * DAY);
		expect(await paymentOf(id)).toMatchObject({ state, ...KEPT });
	}
});
