import { expect, test } from "vitest";
import { addOrderToAccount } from "~/shop/accounts/add-order.server";
import { family, guest, makeBook, must } from "~/shop/checkout/checkout.testing";
import { makeOrder } from "~/shop/orders/orders.testing";
import { openTestShop, type TestShop } from "~/shop.testing";
import { advanceOrder, recordEvent } from "./advance-order.server";
import { orderLink } from "./link.server";
import { readOrderDetail } from "./read-order-detail.server";
import { LINK_AFTER_END_MS, LINK_MS } from "./rules";

const kin = family("kin");
const MESSAGE = "Order not found: The requested order could not be found in our system.";

const keyOf = (shop: TestShop, orderId: string) =>
	new URL(orderLink(shop, orderId)).searchParams.get("key") ?? "";

test("a family reads its own order with every step it has taken, in turn", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, kin.id);
	for (const [step, state] of [
		["place", "paid"],
		["begin", "making"],
	] as const) {
		await recordEvent(shop.db, shop, { orderId, step, by: "job", state, note: "for the operator alone" });
		shop.clock.advance(1000);
	}
	const detail = must(await readOrderDetail(shop, kin, { orderId, key: null }));
	expect(detail).toMatchObject({
		mine: true,
		claimable: false,
		order: { id: orderId, price: { bookPence: 2999, deliveryPence: 499, totalPence: 3498 } },
	});
	expect(detail.events).toEqual([
		{ step: "place", at: "2026-03-02T09:00:00.000Z" },
		{ step: "begin", at: "2026-03-02T09:00:01.000Z" },
	]);
});

test("a stranger's, a guest's and no order at all answer alike", async () => {
	const shop = await openTestShop();
	const theirs = await makeOrder(shop, "user_other");
	const guests = await makeOrder(shop, guest("ada").id);
	const answers = await Promise.all([
		readOrderDetail(shop, kin, { orderId: theirs, key: null }),
		readOrderDetail(shop, kin, { orderId: "order_none", key: null }),
		readOrderDetail(shop, guest("ada"), { orderId: guests, key: null }),
		readOrderDetail(shop, null, { orderId: theirs, key: keyOf(shop, guests) }),
		readOrderDetail(shop, null, { orderId: theirs, key: `${keyOf(shop, theirs)}x` }),
		readOrderDetail(shop, null, { orderId: theirs, key: "." }),
	]);
	for (const answer of answers) {
		expect(answer).toEqual({ ok: false, error: { code: "not_found", message: MESSAGE } });
	}
});

test("the link of the mail opens an order for anybody, until it ends", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, guest("ada").id);
	const key = keyOf(shop, orderId);
	expect(must(await readOrderDetail(shop, null, { orderId, key }))).toMatchObject({
		mine: false,
		claimable: false,
	});
	expect(must(await readOrderDetail(shop, kin, { orderId, key }))).toMatchObject({
		mine: false,
		claimable: true,
	});
	shop.clock.advance(LINK_MS + 1000);
	expect((await readOrderDetail(shop, kin, { orderId, key })).ok).toBe(false);
});

test("sixty days after an order has been delivered or cancelled its link opens it no more", async () => {
	const shop = await openTestShop();
	for (const [state, step, by] of [
		["posted", "deliver", "job"],
		["proof", "cancel", "family"],
	] as const) {
		const orderId = await makeOrder(shop, guest("ada").id, { state });
		const asked = { orderId, key: keyOf(shop, orderId) };
		must(await shop.db.transaction().execute((trx) => advanceOrder(trx, shop, orderId, { step, by })));
		shop.clock.advance(LINK_AFTER_END_MS - 1000);
		expect((await readOrderDetail(shop, null, asked)).ok).toBe(true);
		shop.clock.advance(2000);
		expect((await readOrderDetail(shop, null, asked)).ok).toBe(false);
		expect((await addOrderToAccount(shop, kin, asked)).ok).toBe(false);
	}
});

test("a guest's order goes into the account of the family that has its link, with its book", async () => {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest("ada"));
	const orderId = await makeOrder(shop, guest("ada").id, { book_id: bookId });
	expect((await addOrderToAccount(shop, kin, { orderId, key: "guess" })).ok).toBe(false);
	expect((await addOrderToAccount(shop, kin, { orderId, key: keyOf(shop, orderId) })).ok).toBe(true);
	expect(must(await readOrderDetail(shop, kin, { orderId, key: null })).mine).toBe(true);
	const book = await shop.db
		.selectFrom("books")
		.select("owner_id")
		.where("id", "=", bookId)
		.executeTakeFirst();
	expect(book?.owner_id).toBe(kin.id);
});

test("another family's order stays where it is, whoever has its link", async () => {
	const shop = await openTestShop();
	const orderId = await makeOrder(shop, "user_other");
	const key = keyOf(shop, orderId);
	expect((await addOrderToAccount(shop, kin, { orderId, key })).ok).toBe(false);
	expect(must(await readOrderDetail(shop, kin, { orderId, key }))).toMatchObject({
		mine: false,
		claimable: false,
	});
	const order = await shop.db
		.selectFrom("orders")
		.select("owner_id")
		.where("id", "=", orderId)
		.executeTakeFirst();
	expect(order?.owner_id).toBe("user_other");
});
