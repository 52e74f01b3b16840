import { beforeEach, expect, test } from "vitest";
import { planSweep } from "~/jobs/sweep.server";
import { runDueJobs } from "~/jobs/worker.server";
import { approveAll, CARD, charged, DELIVERY, guest, makeBook, must } from "~/shop/checkout/checkout.testing";
import { confirmTestCard } from "~/shop/checkout/pay-by-card.server";
import { preparePayment } from "~/shop/checkout/prepare-payment.server";
import { placeOrder } from "~/shop/orders/place-order.server";
import { writeReview } from "~/shop/reviews/write-review.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { deleteNow, familyOf, openAccountOf } from "./accounts.testing";
import { taxRecordsKeptFrom } from "./rules";

// Orders of 2 March 2026 belong to the accounting year that ends on the 31st: theirs are kept to the end of March 2032.
const KEPT_TO = Date.parse("2032-03-31T23:00:00.000Z");

let shop: TestShop;
beforeEach(async () => {
	shop = await openTestShop();
});

const LEFT = ["orders", "order_events", "coupon_uses", "reviews", "payments", "books"] as const;

async function left(): Promise<Record<string, number>> {
	const counts = await Promise.all(
		LEFT.map(async (table) => [table, (await shop.db.selectFrom(table).selectAll().execute()).length]),
	);
	return Object.fromEntries(counts);
}

async function sweptAt(time: number) {
	shop.clock.advance(time - shop.clock.now().getTime());
	await planSweep(shop);
	await runDueJobs(shop);
}

/** A family with one order, which has arrived and been reviewed. */
async function ordered(username: string) {
	const actor = familyOf(await openAccountOf(shop, username));
	const bookId = await makeBook(shop, actor);
	const { order } = must(await placeOrder(shop, actor, await charged(shop, actor, bookId, "STORY10")));
	const orderId = order.id;
	must(await writeReview(shop, actor, { orderId, rating: 5, content: "Lovely.", displayName: "" }));
	const arrive = () =>
		shop.db.updateTable("orders").set({ state: "delivered" }).where("id", "=", orderId).execute();
	return { actor, bookId, orderId, arrive };
}

test.each([
	["2032-03-31T22:59:59.999Z", "2025-03-31T23:00:00.000Z"],
	["2032-03-31T23:00:00.000Z", "2026-03-31T23:00:00.000Z"],
	["2032-12-31T00:00:00.000Z", "2026-03-31T23:00:00.000Z"],
	["2033-01-01T00:00:00.000Z", "2026-03-31T23:00:00.000Z"],
])("at %s tax records are kept from %s", (now, from) => {
	expect(taxRecordsKeptFrom(new Date(now)).toISOString()).toBe(from);
});

test("what stayed of a deleted account's order goes six years after the end of its accounting year", async () => {
	const { actor, arrive } = await ordered("Rosa");
	await arrive();
	must(await deleteNow(shop, actor));
	await sweptAt(KEPT_TO - 1);
	expect(await left()).toEqual({
		orders: 1,
		order_events: 1,
		coupon_uses: 1,
		reviews: 1,
		payments: 1,
		books: 1,
	});
	await sweptAt(KEPT_TO);
	expect(Object.values(await left())).toEqual([0, 0, 0, 0, 0, 0]);
});

test("orders of accounts that are there, and of guests, stay as long as they like", async () => {
	await (await ordered("Rosa")).arrive();
	must(await placeOrder(shop, guest(), await charged(shop, guest(), await makeBook(shop, guest()))));
	await shop.db.updateTable("orders").set({ state: "delivered" }).execute();
	const before = await left();
	await sweptAt(KEPT_TO);
	expect(await left()).toEqual(before);
});

test("an order that has never arrived is looked for, not forgotten", async () => {
	const { actor, orderId } = await ordered("Rosa");
	must(await deleteNow(shop, actor));
	await sweptAt(KEPT_TO);
	const orders = await shop.db.selectFrom("orders").select(["id", "email_fold"]).execute();
	expect(orders).toEqual([{ id: orderId, email_fold: "ada@example.com" }]);
});

test("of two orders of one book the younger keeps the book", async () => {
	const { actor, bookId } = await ordered("Rosa");
	shop.clock.advance(60 * 24 * 3600_000);
	await approveAll(shop);
	const delivery = { ...DELIVERY };
	const again = must(await preparePayment(shop, actor, { bookId, again: true, delivery }));
	must(await confirmTestCard(shop, again.clientSecret ?? "", CARD.number));
	must(await placeOrder(shop, actor, again.paymentIntentId));
	await shop.db.updateTable("orders").set({ state: "delivered" }).execute();
	must(await deleteNow(shop, actor));
	await sweptAt(KEPT_TO);
	expect(await left()).toMatchObject({ orders: 1, payments: 1, books: 1, reviews: 0 });
	await sweptAt(Date.parse("2033-03-31T23:00:00.000Z"));
	expect(Object.values(await left())).toEqual([0, 0, 0, 0, 0, 0]);
});
