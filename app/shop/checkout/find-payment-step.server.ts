import type { Actor } from "~/shop/actor";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { findPayment, type PaymentState } from "./payment-store.server";
import { PAYMENT_NOT_FOUND } from "./rules";

export type PaymentStep = {
	paymentId: string;
	state: PaymentState;
	amountPence: number;
	/** Where its checkout is, for a payment that didn't go through. */
	checkout: string;
};

/** Where a payment of this actor stands, as our row has it. Error `not_found`. */
export async function findPaymentStep(
	shop: Shop,
	actor: Actor,
	paymentId: string,
): Promise<Result<PaymentStep>> {
	const payment = await findPayment(shop.db, paymentId, actor.id);
	if (!payment) return PAYMENT_NOT_FOUND;
	const query = new URLSearchParams({ book: payment.book_id });
	if (payment.again === 1) query.set("again", "1");
	return done({
		paymentId,
		state: payment.state,
		amountPence: payment.amount_pence,
		checkout: `/checkout?${query}`,
	});
}
