import type { Actor } from "~/shop/actor";
import { addDelivery } from "~/shop/checkout/add-delivery.server";
import type { OrderInput } from "~/shop/checkout/contract";
import { findPayment } from "~/shop/checkout/payments.server";
import { PAYMENT_NOT_FOUND } from "~/shop/checkout/rules";
import { inPounds } from "~/shop/prices/rules";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type PlacedOrder, placeOrder } from "./place-order.server";

/**
 * Saves the order of a payment, as the JSON calls ask for it. Errors: those of `placeOrder` and `addDelivery`, `not_found`
 * for another book's payment, `amount_changed`.
 */
export async function submitOrder(shop: Shop, actor: Actor, input: OrderInput): Promise<Result<PlacedOrder>> {
	const payment = await findPayment(shop.db, input.paymentIntentId, actor.id);
	if (!payment || (input.bookId && input.bookId !== payment.bookId)) return PAYMENT_NOT_FOUND;
	const { totalPence: amount } = payment.price;
	if (input.amount !== undefined && input.amount !== amount)
		return fail("amount_changed", `The total of this order is ${inPounds(amount)}.`, { details: { amount } });
	const added = await addDelivery(shop, payment, input);
	return added.ok ? placeOrder(shop, actor, payment.id) : added;
}
