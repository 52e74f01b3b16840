import type { Actor } from "~/shop/actor";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Payment } from "./contract";
import { findPayment } from "./payment-store.server";
import { checkoutAddress, PAYMENT_NOT_FOUND } from "./rules";

export type PaymentStep = {
	paymentId: string;
	state: Payment["state"];
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
	return done({
		paymentId,
		state: payment.state,
		amountPence: payment.price.totalPence,
		checkout: checkoutAddress(payment.bookId, payment.again),
	});
}
