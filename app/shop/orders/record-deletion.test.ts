import { beforeEach, expect, test } from "vitest";
import { DAY, swept } from "~/jobs/sweep.testing";
import { runDueJobs } from "~/jobs/worker.server";
import { ROSA } from "~/shop/books/books.testing";
import { must } from "~/shop/checkout/checkout.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { advanceOrder } from "./advance-order.server";
import { deletePhotosOf } from "./delete-photos.server";
import { drawnBook, ordered } from "./delete-photos.testing";
import { orderLink } from "./link.server";
import { readOrderDetail } from "./read-order-detail.server";

let shop: TestShop;
let bookId: string;
let orderId: string;
beforeEach(async () => {
	shop = await openTestShop();
	bookId = (await drawnBook(shop, ROSA)).bookId;
	orderId = await ordered(shop, ROSA.id, bookId);
	await shop.db.updateTable("orders").set({ state: "posted" }).execute();
});

const deliver = () =>
	shop.db.transaction().execute((trx) => advanceOrder(trx, shop, orderId, { step: "deliver", by: "family" }));
const log = () => shop.db.selectFrom("deletions").select(["book_id", "heads", "why"]).execute();
const receipts = async () => {
	await runDueJobs(shop);
	const sent = (await shop.providers.sandbox.outbox?.list()) ?? [];
	return sent.filter(({ id }) => id.startsWith("photos-deleted:")).length;
};
const goneAt = async () => {
	const key = new URL(orderLink(shop, orderId)).searchParams.get("key");
	return must(await readOrderDetail(shop, null, { orderId, key })).photosGoneAt;
};

test("thirty days after an order was delivered its heads go by themselves: logged, told once, and on its page", async () => {
	must(await deliver());
	expect([await log(), await goneAt()]).toEqual([[], null]);
	shop.clock.advance(31 * DAY);
	await swept(shop);
	shop.clock.advance(DAY);
	await swept(shop);
	expect(await log()).toEqual([{ book_id: bookId, heads: 2, why: "due" }]);
	expect(await receipts()).toBe(1);
	expect(await goneAt()).not.toBeNull();
});

test("a family that asks gets its receipt at once, and asking again adds nothing", async () => {
	must(await deliver());
	must(await deletePhotosOf(shop, ROSA, bookId));
	must(await deletePhotosOf(shop, ROSA, bookId));
	expect(await log()).toEqual([{ book_id: bookId, heads: 2, why: "asked" }]);
	expect(await receipts()).toBe(1);
});

test("of a book that is still being made nothing goes, and nothing is logged", async () => {
	must(await deletePhotosOf(shop, ROSA, bookId));
	expect(await log()).toEqual([]);
	expect(await receipts()).toBe(0);
});
