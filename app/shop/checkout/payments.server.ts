import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { cancelCharge } from "./close-charge.server";
import type { Payment } from "./contract";
import { writePaymentState } from "./payment-store.server";
import { isWaived, PAYMENT_NOT_FOUND } from "./rules";

/** What orders and the operator may ask of payments, and of what was typed before one. */
export { deleteCheckouts } from "./forget-store.server";
export { findPayment, paymentsWithoutOrder, writePaid, writePaymentState } from "./payment-store.server";

/** What was charged, pence, by which means, and when by the provider's clock. */
export type Paid = { amountPence: number; method: string | null; at: Date };

/**
 * What has been paid: asks the provider, never the browser, and writes down what it says. Errors: `not_found`, `vendor`,
 * `not_paid` (`details.state`).
 */
export async function readPaid(shop: Shop, payment: Payment): Promise<Result<Paid>> {
	if (isWaived(payment.id)) return done({ amountPence: 0, method: null, at: shop.clock.now() });
	const read = await shop.providers.payments.read(payment.id);
	if (!read.ok && read.error === "not_found") return PAYMENT_NOT_FOUND;
	if (!read.ok)
		return fail(
			"vendor",
			"We couldn't reach our card payments just now. If you have paid, your order is safe.",
		);
	const { state, lastError, amountPence, method, chargedAt } = read.value;
	// What has succeeded stays its book's open payment until the order is written with it.
	if (state === "succeeded")
		return done({ amountPence, method, at: chargedAt ? new Date(chargedAt) : shop.clock.now() });
	if (state === "requires_payment_method" && lastError !== null)
		shop.log.info("payment declined", { payment: payment.id, why: lastError });
	if (state === "canceled" && payment.isOpen) await cancelCharge(shop, payment.id);
	else if (state !== payment.state)
		await writePaymentState(shop.db, payment.id, state, shop.clock.now().toISOString());
	return notPaid(state);
}

/** Why a payment in this state is no order. */
export function notPaid(state: Payment["state"]) {
	const message =
		state === "processing"
			? "Your bank is still working on this payment."
			: "This payment has not been completed.";
	return fail("not_paid", message, { details: { state } });
}
