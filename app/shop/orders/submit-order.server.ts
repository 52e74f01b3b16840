import type { Actor } from "~/shop/actor";
import type { Delivery } from "~/shop/checkout/contract";
import { findPayment, updateOpenPayment } from "~/shop/checkout/payment-store.server";
import { PAYMENT_NOT_FOUND } from "~/shop/checkout/rules";
import { inPounds } from "~/shop/prices/rules";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type PlacedOrder, placeOrder } from "./place-order.server";

export type SubmitOrder = {
	paymentIntentId: string;
	bookId?: string | null;
	comment?: string | null;
	deliveryInfo?: Delivery;
	/** Pence; only compared. */
	amount?: number;
};

/**
 * Saves the order of a payment, as the JSON calls ask for it: what was said last about delivery and comment counts until
 * the order is placed. Errors: those of `placeOrder`, `not_found` for another book's payment, `amount_changed`.
 */
export async function submitOrder(
	shop: Shop,
	actor: Actor,
	input: SubmitOrder,
): Promise<Result<PlacedOrder>> {
	const payment = await findPayment(shop.db, input.paymentIntentId, actor.id);
	if (!payment || (input.bookId && input.bookId !== payment.book_id)) return PAYMENT_NOT_FOUND;
	if (input.amount !== undefined && input.amount !== payment.amount_pence) {
		const { amount_pence: amount } = payment;
		return fail("amount_changed", `The total of this order is ${inPounds(amount)}.`, { details: { amount } });
	}
	const said = {
		...(input.deliveryInfo ? { delivery: JSON.stringify(input.deliveryInfo) } : {}),
		...(input.comment ? { comment: input.comment } : {}),
	};
	if (Object.keys(said).length > 0) {
		const updated_at = shop.clock.now().toISOString();
		await updateOpenPayment(shop.db, { id: payment.id, ownerId: actor.id }, { ...said, updated_at });
	}
	return placeOrder(shop, actor, payment.id);
}
