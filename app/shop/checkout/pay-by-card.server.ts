import type { Actor } from "~/shop/actor";
import { OFFER_ENDED, offerOpen } from "~/shop/books/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Payment } from "./contract";
import { declineReason } from "./decline-reason.server";
import { lookSoon } from "./look-later.server";
import { findBookTime, findPayment, findPaymentBySecret, writePaymentState } from "./payment-store.server";
import { CHECKOUT_TEXTS, PAYMENT_NOT_FOUND } from "./rules";

/** `requires_action`: the bank asks the customer something first. */
export type Charged = { paymentId: string; status: Payment["state"] };

/**
 * Charges a card on the embedded port, which takes test cards only and keeps none. Whoever has the client secret may:
 * as with the vendor's own confirm call it is the proof.
 * Errors: `not_found` (also where the vendor's own form is in use, or the book is gone), `forbidden` (the offer has ended),
 * and those of `chargeCard`.
 */
export async function confirmTestCard(
	shop: Shop,
	clientSecret: string,
	number: string,
): Promise<Result<Charged>> {
	const payment = shop.providers.sandbox.cardForm && (await findPaymentBySecret(shop.db, clientSecret));
	if (!payment) return PAYMENT_NOT_FOUND;
	const refused = await refusal(shop, payment);
	if (refused) return refused;
	await lookSoon(shop, payment.id);
	const charged = await chargeCard(shop, { paymentId: payment.id, clientSecret }, number);
	return charged.ok ? written(shop, payment.id, charged.value.status) : charged;
}

/**
 * Charges a card for a payment that may be charged and will be looked at soon. Errors: `not_found`, `declined` with the
 * card's message, `invalid`, `conflict`.
 */
export async function chargeCard(
	shop: Shop,
	{ paymentId, clientSecret }: { paymentId: string; clientSecret: string },
	number: string,
): Promise<Result<Charged>> {
	const confirmed = await shop.providers.sandbox.cardForm?.confirm(clientSecret, { number });
	if (!confirmed) return PAYMENT_NOT_FOUND;
	if (confirmed.ok) {
		const status = confirmed.value.state;
		// The order is placed with what has succeeded, which is written then.
		return status === "succeeded" ? done({ paymentId, status }) : written(shop, paymentId, status);
	}
	if (confirmed.error === "declined") {
		await written(shop, paymentId, "requires_payment_method");
		return fail("declined", confirmed.message || CHECKOUT_TEXTS.paymentFailed);
	}
	if (confirmed.error === "number") {
		return fail("invalid", confirmed.message, { fields: { cardNumber: [confirmed.message] } });
	}
	return confirmed.error === "not_found" ? PAYMENT_NOT_FOUND : fail("conflict", confirmed.message);
}

/** Why a payment may not be charged any more, null when it may: its money could only go back. */
async function refusal(shop: Shop, { ownerId, bookId, again }: Payment) {
	const made = await findBookTime(shop.db, bookId, ownerId);
	if (made === undefined) return PAYMENT_NOT_FOUND;
	// A tab left open for two days: what was prepared in time must be paid in time.
	return again || offerOpen(made, shop.clock.now()) ? null : fail("forbidden", OFFER_ENDED);
}

/**
 * The embedded bank's question: `allowed` is what the customer answered. Errors: `not_found`, `forbidden` (the offer has
 * ended), `declined`, `conflict`.
 */
export async function answerBank(
	shop: Shop,
	actor: Actor,
	paymentId: string,
	allowed: boolean,
): Promise<Result<Charged>> {
	const { cardForm } = shop.providers.sandbox;
	const payment = await findPayment(shop.db, paymentId, actor.id);
	if (!cardForm || !payment?.clientSecret) return PAYMENT_NOT_FOUND;
	const refused = await refusal(shop, payment);
	if (refused) return refused;
	await lookSoon(shop, paymentId);
	const answered = await cardForm.authenticate(payment.clientSecret, allowed);
	if (answered.ok) return written(shop, paymentId, answered.value.state);
	if (answered.error === "not_found") return PAYMENT_NOT_FOUND;
	if (answered.error === "not_possible") {
		return fail(
			"conflict",
			"This payment is not waiting for your bank any more. Please go back to checkout.",
		);
	}
	await written(shop, paymentId, "requires_payment_method");
	return fail("declined", await declineReason(shop, paymentId));
}

async function written(shop: Shop, paymentId: string, status: Payment["state"]): Promise<Result<Charged>> {
	await writePaymentState(shop.db, paymentId, status, shop.clock.now().toISOString());
	return done({ paymentId, status });
}
