import { expect, onTestFinished, test, vi } from "vitest";
import { runDueJobs } from "~/jobs/worker.server";
import {
	CARD,
	charged,
	DECLINED,
	DELIVERY,
	guest,
	makeBook,
	must,
	ordersOf,
	paymentsOf,
	prepared,
} from "~/shop/checkout/checkout.testing";
import { confirmTestCard } from "~/shop/checkout/pay-by-card.server";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { DELIVERY_PENCE } from "~/shop/prices/rules";
import type { Shop } from "~/shop.server";
import { openTestShop } from "~/shop.testing";
import { placeOrder } from "./place-order.server";
import { submitOrder } from "./submit-order.server";

const DAY = 24 * 3600_000;

async function mailsOf(shop: Shop) {
	return (await shop.providers.sandbox.outbox?.list()) ?? [];
}

test("whoever runs the shop is told of special instructions, once, and of none where there are none", async () => {
	const shop = await openTestShop();
	shop.settings.OPERATOR_EMAIL = "ruth@example.org";
	const bookId = await makeBook(shop, guest());
	const paymentId = await charged(shop, guest(), bookId);
	must(await placeOrder(shop, guest(), paymentId));
	must(await placeOrder(shop, guest(), paymentId));
	const quiet = await makeBook(shop, guest());
	await shop.db.updateTable("books").set({ comment: "" }).where("id", "=", quiet).execute();
	must(await placeOrder(shop, guest(), await charged(shop, guest(), quiet)));
	await runDueJobs(shop);
	const told = (await mailsOf(shop)).filter(({ id }) => id.startsWith("operator-instructions:"));
	expect(told).toMatchObject([
		{ to: "ruth@example.org", text: expect.stringContaining("A woolly hat, please.") },
	]);
});

test("a paid book becomes an order, with everything that follows", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	await shop.db
		.insertInto("credits")
		.values({ owner_id: guest().id, used: 5, frozen_until: "2026-04-01T00:00:00.000Z" })
		.execute();
	const paymentId = await charged(shop, guest(), bookId, "STORY10");
	const { order, firstAnswer } = must(await placeOrder(shop, guest(), paymentId));
	expect(firstAnswer).toBe(true);
	expect(order).toMatchObject({
		orderNumber: paymentId.slice(-8).toUpperCase(),
		paymentId,
		status: "paid",
		orderStatus: "processing",
		price: { bookPence: 2999, deliveryPence: 499, discountPence: 300, totalPence: 3198 },
		couponCode: "STORY10",
		paymentMethod: "Visa ending 4242",
		createdAt: "2026-03-02T09:00:00.000Z",
		comment: "A woolly hat, please.",
		book: {
			title: "The Whale",
			description: "Rosa hears a whale sing.",
			createdAt: "2026-03-02T09:00:00.000Z",
		},
		delivery: DELIVERY,
		estimatedDelivery: null,
		trackingNumber: null,
		trackingUrl: null,
		review: null,
	});
	expect(order.book.coverImage).toMatch(/^\/covers\/cover_\w+\.jpg\?/);
	const { db } = shop;
	expect(await db.selectFrom("books").select("ordered").executeTakeFirst()).toEqual({ ordered: 1 });
	expect(await paymentsOf(shop)).toMatchObject([{ state: "succeeded", open_for: null }]);
	expect(await db.selectFrom("coupon_uses").selectAll().execute()).toMatchObject([
		{ order_id: order.id, code: "STORY10", email_fold: "ada@example.com" },
	]);
	for (const table of ["drafts", "checkouts", "credits"] as const) {
		expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
	}
	expect(await db.selectFrom("order_events").select(["order_id", "step", "state"]).execute()).toEqual([
		{ order_id: order.id, step: "place", state: "paid" },
	]);
	await runDueJobs(shop);
	expect(await mailsOf(shop)).toMatchObject([
		{
			id: `order-confirmation:${order.id}`,
			to: "Ada@Example.com",
			subject: expect.stringContaining(order.orderNumber),
		},
	]);
});

test("asked fifty times at once it is one order, new to one of them, with one mail", async () => {
	const shop = await openTestShop();
	const paymentId = await charged(shop, guest(), await makeBook(shop, guest()));
	const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(shop, guest(), paymentId)));
	const placed = answers.map(must);
	expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
	expect(placed.filter(({ firstAnswer }) => firstAnswer)).toHaveLength(1);
	expect(shop.logged.filter(({ event }) => event === "order placed")).toHaveLength(1);
	shop.clock.advance(2 * DAY);
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toHaveLength(1);
	expect(await mailsOf(shop)).toHaveLength(1);
});

test("a payment that has not succeeded is no order", async () => {
	const shop = await openTestShop();
	const { paymentIntentId, clientSecret } = await prepared(shop, guest(), await makeBook(shop, guest()));
	const refused = () => placeOrder(shop, guest(), paymentIntentId);
	expect(await refused()).toMatchObject({
		error: { code: "not_paid", details: { state: "requires_payment_method" } },
	});
	expect(await confirmTestCard(shop, clientSecret ?? "", DECLINED)).toMatchObject({
		error: { code: "declined" },
	});
	const said = vi.spyOn(shop.log, "info");
	expect(await refused()).toMatchObject({ error: { code: "not_paid" } });
	expect(await ordersOf(shop)).toEqual([]);
	const why = "Your card was declined.";
	expect(said.mock.calls).toEqual([["payment declined", { payment: paymentIntentId, why }]]);
});

test("a stranger's payment is not there", async () => {
	const shop = await openTestShop();
	const paymentId = await charged(shop, guest(), await makeBook(shop, guest()));
	expect(await placeOrder(shop, guest("bob"), paymentId)).toMatchObject({ error: { code: "not_found" } });
	expect(await placeOrder(shop, "system", "pi_nobody")).toMatchObject({ error: { code: "not_found" } });
	expect(await ordersOf(shop)).toEqual([]);
});

test("without a delivery address there is no order; the saving call brings it", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const { paymentIntentId, clientSecret } = must(await preparePayment(shop, guest(), { bookId }));
	must(await confirmTestCard(shop, clientSecret ?? "", CARD.number));
	expect(await placeOrder(shop, guest(), paymentIntentId)).toMatchObject({ error: { code: "invalid" } });
	const input = {
		paymentIntentId,
		bookId,
		amount: 3498,
		deliveryInfo: { ...DELIVERY },
		comment: "With love",
	};
	expect(await submitOrder(shop, guest(), { ...input, amount: 1 })).toMatchObject({
		error: { code: "amount_changed", details: { amount: 3498 } },
	});
	expect(await submitOrder(shop, guest(), { ...input, bookId: "book_other" })).toMatchObject({
		error: { code: "not_found" },
	});
	expect(await submitOrder(shop, guest("bob"), input)).toMatchObject({ error: { code: "not_found" } });
	const { order } = must(await submitOrder(shop, guest(), input));
	expect(order).toMatchObject({ comment: "With love", delivery: { city: "London" } });
	expect(must(await submitOrder(shop, guest(), input))).toMatchObject({
		firstAnswer: false,
		order: { id: order.id },
	});
});

test("what was paid for is what is delivered to: another address is refused before and after", async () => {
	const shop = await openTestShop();
	const paymentIntentId = await charged(shop, guest(), await makeBook(shop, guest()));
	const elsewhere = [
		{ ...DELIVERY, country: "US" as const },
		{ ...DELIVERY, city: "York" },
		{ ...DELIVERY, email: "bob@example.com" },
	];
	const refusals = async () => {
		for (const deliveryInfo of elsewhere)
			expect(await submitOrder(shop, guest(), { paymentIntentId, deliveryInfo })).toMatchObject({
				error: { code: "conflict" },
			});
	};
	await refusals();
	expect(await ordersOf(shop)).toEqual([]);
	const { order } = must(
		await submitOrder(shop, guest(), { paymentIntentId, deliveryInfo: { ...DELIVERY } }),
	);
	expect(order.delivery).toEqual(DELIVERY);
	await refusals();
	expect(await ordersOf(shop)).toMatchObject([{ delivery: JSON.stringify(order.delivery) }]);
});

test("paid without an address at one price, it isn't sent where delivery costs another", async () => {
	const standing = DELIVERY_PENCE.US;
	onTestFinished(() => {
		DELIVERY_PENCE.US = standing;
	});
	DELIVERY_PENCE.US = 1299;
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const { paymentIntentId, clientSecret } = must(await preparePayment(shop, guest(), { bookId }));
	must(await confirmTestCard(shop, clientSecret ?? "", CARD.number));
	const to = (country: "US" | "IE") =>
		submitOrder(shop, guest(), { paymentIntentId, deliveryInfo: { ...DELIVERY, country } });
	expect(await to("US")).toMatchObject({ error: { code: "conflict" } });
	expect(must(await to("IE")).order.delivery).toMatchObject({ country: "IE" });
});

test.each([
	["a sum nobody agreed to", 2998, "FIVER", 500],
	["more than the full price", 3400, null, 98],
])("charged at %s: the money goes back, and the coupon's use with it", async (_, amount_pence, coupon_code, discount_pence) => {
	const shop = await openTestShop();
	const paymentId = await charged(shop, guest(), await makeBook(shop, guest()), "STORY10");
	await shop.db.updateTable("payments").set({ amount_pence, coupon_code, discount_pence }).execute();
	expect(await placeOrder(shop, guest(), paymentId)).toMatchObject({ error: { code: "conflict" } });
	await runDueJobs(shop);
	expect(await ordersOf(shop)).toEqual([]);
	expect(await shop.db.selectFrom("coupon_uses").selectAll().execute()).toEqual([]);
	expect(await paymentsOf(shop)).toMatchObject([{ refund: "another price", open_for: null }]);
	expect(await shop.providers.payments.refund(paymentId, "another key")).toMatchObject({ ok: false });
	expect((await mailsOf(shop)).map(({ text }) => text).join()).toContain("not the price");
});

test("charged at the full price, quicker than the coupon was told: the full price is the order's", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const paymentId = await charged(shop, guest(), bookId);
	// The row of a coupon whose price the provider has never heard of, as after a kill.
	await shop.db
		.updateTable("payments")
		.set({ amount_pence: 3198, coupon_code: "STORY10", discount_pence: 300 })
		.execute();
	const { order } = must(await placeOrder(shop, guest(), paymentId));
	expect(order).toMatchObject({ couponCode: null, price: { discountPence: 0, totalPence: 3498 } });
	expect(await shop.db.selectFrom("coupon_uses").selectAll().execute()).toEqual([]);
});

test("an order whose figures don't add up is a bug and is not written", async () => {
	const shop = await openTestShop();
	const paymentId = await charged(shop, guest(), await makeBook(shop, guest()), "STORY10");
	await shop.db.updateTable("payments").set({ discount_pence: 200 }).execute();
	await expect(placeOrder(shop, guest(), paymentId)).rejects.toThrow("doesn't add up");
	expect(await ordersOf(shop)).toEqual([]);
});
