import type { Actor } from "~/shop/actor";
import { lookSoon } from "~/shop/checkout/look-later.server";
import { CHECKOUT_TEXTS } from "~/shop/checkout/rules";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type PlacedOrder, placeOrder } from "./place-order.server";

/**
 * `placeOrder` for a family that waits in front of its screen. An order that couldn't be saved is no lost money: a job goes
 * on trying. Errors: those of `placeOrder`; `bug`, which says that the payment is safe.
 */
export async function placeOrderNow(
	shop: Shop,
	actor: Actor,
	paymentId: string,
): Promise<Result<PlacedOrder>> {
	try {
		return await placeOrder(shop, actor, paymentId);
	} catch (error) {
		shop.log.error("order", error, { payment: paymentId });
		// A waived payment has no other job. Where this can't be written either, the family's browser asks again.
		await lookSoon(shop, paymentId).catch((worse) => shop.log.error("order", worse, { payment: paymentId }));
		return fail("bug", CHECKOUT_TEXTS.orderFailed);
	}
}
