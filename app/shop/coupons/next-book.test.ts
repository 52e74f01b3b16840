import { expect, test } from "vitest";
import { charged, family, guest, makeBook, must, ordersOf, prepared } from "~/shop/checkout/checkout.testing";
import { cancelOwnOrder } from "~/shop/orders/cancel-order.server";
import { composeOrderConfirmation, composeOrderNews } from "~/shop/orders/compose-mail.server";
import { orderLink } from "~/shop/orders/link.server";
import { moveOwnOrder } from "~/shop/orders/move-own-order.server";
import { makeOrder, placedOrder } from "~/shop/orders/orders.testing";
import { placeOrder } from "~/shop/orders/place-order.server";
import { readOrderDetail } from "~/shop/orders/read-order-detail.server";
import { openTestShop } from "~/shop.testing";
import { createSigner } from "~/signing.server";
import { findUsableCoupon } from "./find-usable.server";
import {
	endNextBookCoupon,
	makeNextBookCoupon,
	openNextBookCoupon,
	readNextBookCoupon,
} from "./next-book.server";

async function ordered() {
	const shop = await openTestShop();
	const bookId = await makeBook(shop, guest());
	must(await placeOrder(shop, guest(), await charged(shop, guest(), bookId)));
	const [order] = await ordersOf(shop);
	if (!order) throw new Error("no order");
	const code = await readNextBookCoupon(shop, order);
	return { shop, order, code: code ?? "" };
}

test("an order brings a coupon of its own: 10 % off the next book, once, whoever uses it", async () => {
	const { shop, order, code } = await ordered();
	expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
	await openNextBookCoupon(shop.db, shop, order.id);
	const bob = guest("bob");
	const next = await makeBook(shop, bob);
	expect((await prepared(shop, bob, next, code.toLowerCase())).amount).toBe(3198);
	must(await placeOrder(shop, bob, await charged(shop, bob, next, code)));
	expect(await readNextBookCoupon(shop, order)).toBeNull();
	const [, second] = await ordersOf(shop);
	expect(second).toMatchObject({ coupon_code: code, discount_pence: 300 });
	expect(await readNextBookCoupon(shop, second ?? order)).not.toBe(code);
});

test("its code is good once its book is approved, and never where the order is cancelled before", async () => {
	const shop = await openTestShop();
	const kin = family("kin");
	const [kept, ended] = [await placedOrder(shop, kin), await placedOrder(shop, kin)];
	await shop.db.updateTable("orders").set({ state: "proof" }).execute();
	const codeOf = async (orderId: string) =>
		must(await readOrderDetail(shop, kin, { orderId, key: null })).nextBookCoupon ?? "";
	const usable = async (code: string) => {
		const asking = { ownerId: null, emailFold: null, bookIds: [], orderPence: 3498 };
		return (await findUsableCoupon(shop.db, { code, ...asking, now: shop.clock.now() })).ok;
	};
	const [good, lost] = [await codeOf(kept), await codeOf(ended)];
	expect([await usable(good), await usable(lost)]).toEqual([false, false]);
	must(await moveOwnOrder(shop, kin, { orderId: kept, key: null, step: "approve" }));
	must(await cancelOwnOrder(shop, kin, { orderId: ended, key: null, email: "ada@example.com" }));
	expect([await usable(good), await usable(lost)]).toEqual([true, false]);
	expect([await codeOf(kept), await codeOf(ended)]).toEqual([good, ""]);
	expect(JSON.stringify(await composeOrderNews(shop, "order-approved", kept))).toContain(good);
});

test("placed or made again it is the same one, and no second use", async () => {
	const { shop, order, code } = await ordered();
	must(await placeOrder(shop, "system", order.payment_id));
	await makeNextBookCoupon(shop.db, shop, order.id, shop.clock.now().toISOString());
	const coupons = await shop.db.selectFrom("coupons").selectAll().where("code", "=", code).execute();
	expect(coupons).toMatchObject([{ percent_off: 10, most_uses: 1, ends_at: null }]);
});

test("the mail and the order's page tell it; what was refunded, or never had one, shows none", async () => {
	const { shop, order, code } = await ordered();
	expect(JSON.stringify(await composeOrderConfirmation(shop, order.id))).toContain(
		`Your coupon: ${code}. It is good from the moment you approve this book`,
	);
	const key = new URL(orderLink(shop, order.id)).searchParams.get("key");
	const shown = async (orderId: string, key: string | null) =>
		must(await readOrderDetail(shop, family(), { orderId, key })).nextBookCoupon;
	expect(await shown(order.id, key)).toBe(code);
	await shop.db.updateTable("orders").set({ status: "refunded" }).where("id", "=", order.id).execute();
	expect(await shown(order.id, key)).toBeNull();
	expect(await shown(await makeOrder(shop, family().id), null)).toBeNull();
});

test("an order that isn't written leaves no coupon", async () => {
	const shop = await openTestShop();
	const before = await shop.db.selectFrom("coupons").select("code").execute();
	const { paymentIntentId } = await prepared(shop, guest(), await makeBook(shop, guest()));
	expect((await placeOrder(shop, guest(), paymentIntentId)).ok).toBe(false);
	expect(await shop.db.selectFrom("coupons").select("code").execute()).toEqual(before);
});

test("once the shop's secret is changed, orders' links stay good and their coupons are found and ended", async () => {
	const { shop, order, code } = await ordered();
	const key = new URL(orderLink(shop, order.id)).searchParams.get("key");
	const signer = createSigner("another secret, thirty-two characters", shop.settings.SESSION_SECRET);
	const changed = { ...shop, signer };
	const detail = must(await readOrderDetail(changed, family(), { orderId: order.id, key }));
	expect(detail.nextBookCoupon).toBe(code);
	await endNextBookCoupon(shop.db, changed, order.id, shop.clock.now().toISOString());
	expect(await readNextBookCoupon(changed, order)).toBeNull();
	const forgotten = { ...shop, signer: createSigner("another secret, thirty-two characters") };
	expect((await readOrderDetail(forgotten, family(), { orderId: order.id, key })).ok).toBe(false);
});
