import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { family, makeBook, must } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { writeReview } from "~/shop/reviews/write-review.server";
import { openTestShop, type TestShop } from "~/shop.testing";
import { listOrders } from "./list-orders.server";
import { listOrderRows } from "./list-store.server";

const kin = family("kin");

async function shopWith(orders: number): Promise<TestShop> {
	const shop = await openTestShop();
	for (let count = 1; count <= orders; count++) {
		await makeOrder(shop, kin.id, { title: `Book ${count}` });
		shop.clock.advance(1000);
	}
	return shop;
}

const titles = async (shop: TestShop, page: number) => {
	const { orders, hasMore } = must(await listOrders(shop, kin, { page }));
	return { titles: orders.map(({ book }) => book.title), hasMore };
};

test("ten orders a page, the newest first, and whether there are more", async () => {
	const shop = await shopWith(21);
	const [first, second, third, beyond] = await Promise.all(
		[1, 2, 3, 1_000_000].map((page) => titles(shop, page)),
	);
	expect(first?.titles).toHaveLength(10);
	expect(first?.titles[0]).toBe("Book 21");
	expect([first?.hasMore, second?.hasMore]).toEqual([true, true]);
	expect(third).toEqual({ titles: ["Book 1"], hasMore: false });
	expect(beyond).toEqual({ titles: [], hasMore: false });
});

test("a full last page has nothing after it", async () => {
	const shop = await shopWith(10);
	expect((await titles(shop, 1)).hasMore).toBe(false);
});

test("orders placed in the same millisecond keep their place from page to page", async () => {
	const shop = await openTestShop();
	for (let count = 0; count < 12; count++) await makeOrder(shop, kin.id);
	const pages = await Promise.all(
		[1, 2].map(async (page) => must(await listOrders(shop, kin, { page })).orders),
	);
	expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(12);
});

test("an order in the list reads as it reads alone, with its review and its book's date", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, kin);
	const made = shop.clock.now().toISOString();
	shop.clock.advance(1000);
	const orderId = await makeOrder(shop, kin.id, {
		book_id: bookId,
		cover_id: "cover_1",
		discount_pence: 300,
		total_pence: 3198,
		coupon_code: "STORY10",
	});
	await makeOrder(shop, "user_other");
	await writeReview(shop, kin, { orderId, rating: 4, content: "Lovely.", displayName: "" });
	const { orders } = must(await listOrders(shop, kin, { page: 1 }));
	expect(orders).toHaveLength(1);
	expect(orders[0]).toMatchObject({
		id: orderId,
		status: "paid",
		orderStatus: "processing",
		price: { bookPence: 2999, deliveryPence: 499, discountPence: 300, totalPence: 3198 },
		couponCode: "STORY10",
		book: {
			title: "The Whale",
			createdAt: made,
			coverImage: expect.stringMatching(/^\/covers\/cover_1\.jpg\?/),
		},
		review: { rating: 4, content: "Lovely.", displayName: "Anonymous" },
	});
});

test("a page is cut out of the owner's index; no other row is read", async () => {
	const shop = await openTestShop({}, "file");
	const { sql, parameters } = listOrderRows(shop.db, kin.id, { limit: 11, offset: 9990 }).compile();
	const plan = await shop.db.executeQuery<{ detail: string }>(
		CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
	);
	const steps = plan.rows.map(({ detail }) => detail);
	expect(steps).toContain("SEARCH orders USING COVERING INDEX orders_owner (owner_id=?)");
	expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
});
