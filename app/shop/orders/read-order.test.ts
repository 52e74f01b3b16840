import { expect, test } from "vitest";
import { charged, guest, makeBook, must } from "~/shop/checkout/checkout.testing";
import { openTestShop } from "~/shop.testing";
import { orderLink } from "./link.server";
import { masked } from "./masked";
import { placeOrder } from "./place-order.server";
import { readFirstOrder, readOrderByPayment } from "./read-order.server";
import { LINK_MS } from "./rules";

async function ordered() {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	const paymentId = await charged(shop, guest(), bookId);
	const { order } = must(await placeOrder(shop, guest(), paymentId));
	const key = new URL(orderLink(shop, order.id)).searchParams.get("key") ?? "";
	return { shop, bookId, paymentId, order, key };
}

const NOT_FOUND = { ok: false, error: { code: "not_found" } };

test("an order is read by the browser that paid, and is not there for anybody else", async () => {
	const { shop, bookId, paymentId, order } = await ordered();
	expect(await readOrderByPayment(shop, guest(), paymentId)).toEqual({ ok: true, value: order });
	expect(await readFirstOrder(shop, guest(), bookId)).toEqual({ ok: true, value: order });
	for (const stranger of [guest("bob"), guest("")]) {
		expect(await readOrderByPayment(shop, stranger, paymentId)).toMatchObject(NOT_FOUND);
		expect(await readFirstOrder(shop, stranger, bookId)).toMatchObject(NOT_FOUND);
	}
	expect(await readOrderByPayment(shop, null, paymentId)).toMatchObject(NOT_FOUND);
	expect(await readOrderByPayment(shop, guest(), "pi_nobody")).toMatchObject(NOT_FOUND);
});

test("the mail's link opens its order in any browser, as long as it is under way", async () => {
	const { shop, paymentId, order, key } = await ordered();
	expect(await readOrderByPayment(shop, null, paymentId, { key })).toEqual({
		ok: true,
		value: masked(order),
	});
	expect(await readOrderByPayment(shop, guest("bob"), paymentId, { opened: [order.id] })).toEqual({
		ok: true,
		value: masked(order),
	});
	shop.clock.advance(LINK_MS - 1000);
	expect((await readOrderByPayment(shop, null, paymentId, { key })).ok).toBe(true);
	shop.clock.advance(2000);
	expect(await readOrderByPayment(shop, null, paymentId, { key })).toMatchObject(NOT_FOUND);
});

test("a key that was changed, or is another order's, opens nothing", async () => {
	const { shop, paymentId, key } = await ordered();
	const [expires = "", signature = ""] = key.split(".");
	const later = (Number.parseInt(expires, 36) + 86_400).toString(36);
	const other = new URL(orderLink(shop, "order_other")).searchParams.get("key") ?? "";
	for (const forged of [
		"",
		".",
		signature,
		`${later}.${signature}`,
		`${expires}.${signature.slice(0, -1)}`,
		other,
	]) {
		expect(await readOrderByPayment(shop, null, paymentId, { key: forged })).toMatchObject(NOT_FOUND);
	}
});

test("a delivery that can't be read is null, and the order still reads", async () => {
	const { shop, paymentId } = await ordered();
	await shop.db.updateTable("orders").set({ delivery: "{" }).execute();
	expect(await readOrderByPayment(shop, guest(), paymentId)).toMatchObject({ value: { delivery: null } });
});

test("a review reads with its order; blank names are anonymous", async () => {
	const { shop, paymentId, order } = await ordered();
	const at = shop.clock.now().toISOString();
	await shop.db
		.insertInto("reviews")
		.values({
			id: "review_1",
			order_id: order.id,
			book_id: order.bookId,
			owner_id: guest().id,
			rating: 5,
			content: "Lovely",
			display_name: "",
			created_at: at,
		})
		.execute();
	expect(await readOrderByPayment(shop, guest(), paymentId)).toMatchObject({
		value: {
			review: { rating: 5, content: "Lovely", displayName: "Anonymous", createdAt: at },
		},
	});
});
