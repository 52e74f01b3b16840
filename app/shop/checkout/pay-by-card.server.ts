import type { Actor } from "~/shop/actor";
import { OFFER_ENDED, offerOpen } from "~/shop/books/rules";
import { findUsableCoupon } from "~/shop/coupons/find-usable.server";
import { foldEmail } from "~/shop/email";
import { DEFAULT_COUNTRY, fullPence } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { readDelivery } from "./contract";
import { findPayment, findPaymentBySecret, notePaymentState, type PaymentRow } from "./payment-store.server";
import { CHECKOUT_TEXTS, PAYMENT_NOT_FOUND } from "./rules";
import { settleSoon } from "./settle-later.server";
import { findCheckoutBook } from "./store.server";
import { whyDeclined } from "./why-declined.server";

/** `requires_action`: the bank asks the customer something first. */
export type Charged = { paymentId: string; status: PaymentRow["state"] };

/**
 * Charges a card on the embedded port, which takes test cards only and keeps none. Whoever has the client secret may:
 * as with the vendor's own confirm call it is the proof.
 * Errors: `not_found` (also where the vendor's own form is in use, or the book is gone), `forbidden` (the offer has ended),
 * `declined` with the card's message, `invalid` (also a coupon that may not be used any more), `conflict`.
 */
export async function confirmTestCard(
	shop: Shop,
	clientSecret: string,
	number: string,
): Promise<Result<Charged>> {
	const { cardForm } = shop.providers.sandbox;
	const payment = cardForm && (await findPaymentBySecret(shop.db, clientSecret));
	if (!payment) return PAYMENT_NOT_FOUND;
	const refused = await refusal(shop, payment);
	if (refused) return refused;
	await settleSoon(shop, payment.id);
	const confirmed = await cardForm.confirm(clientSecret, { number });
	if (confirmed.ok) return noted(shop, payment, confirmed.value.state);
	if (confirmed.error === "declined") {
		await noted(shop, payment, "requires_payment_method");
		return fail("declined", confirmed.message || CHECKOUT_TEXTS.paymentFailed);
	}
	if (confirmed.error === "number") {
		return fail("invalid", confirmed.message, { fields: { cardNumber: [confirmed.message] } });
	}
	return confirmed.error === "not_found" ? PAYMENT_NOT_FOUND : fail("conflict", confirmed.message);
}

/** Why a payment may not be charged any more, null when it may: its money could only go back. */
async function refusal(shop: Shop, { owner_id, book_id, again, coupon_code, delivery }: PaymentRow) {
	const book = await findCheckoutBook(shop.db, owner_id, book_id);
	if (!book) return PAYMENT_NOT_FOUND;
	if (coupon_code !== null) {
		// Prepared with a coupon that has been used up or has ended since: nothing is paid yet, so nothing needs honouring.
		const known = readDelivery(delivery);
		const family = { ownerId: owner_id, emailFold: known ? foldEmail(known.email) : null };
		const orderPence = fullPence(known?.country ?? DEFAULT_COUNTRY);
		const now = shop.clock.now();
		const coupon = await findUsableCoupon(shop.db, { code: coupon_code, ...family, orderPence, now });
		if (!coupon.ok) return coupon;
	}
	// A tab left open for two days: what was prepared in time must be paid in time.
	const late = !book.ordered && again === 0 && !offerOpen(book.createdAt, shop.clock.now());
	return late ? fail("forbidden", OFFER_ENDED) : null;
}

/** The same for a payment of this actor, by its id. A waived payment needs no card. */
export async function payByCard(
	shop: Shop,
	actor: Actor,
	paymentId: string,
	number: string,
): Promise<Result<Charged>> {
	const payment = await findPayment(shop.db, paymentId, actor.id);
	if (!payment) return PAYMENT_NOT_FOUND;
	if (payment.client_secret === null) return done({ paymentId, status: payment.state });
	return confirmTestCard(shop, payment.client_secret, number);
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
	if (!cardForm || !payment?.client_secret) return PAYMENT_NOT_FOUND;
	const refused = await refusal(shop, payment);
	if (refused) return refused;
	await settleSoon(shop, paymentId);
	const answered = await cardForm.authenticate(payment.client_secret, allowed);
	if (answered.ok) return noted(shop, payment, answered.value.state);
	if (answered.error === "not_found") return PAYMENT_NOT_FOUND;
	if (answered.error === "not_possible") {
		return fail(
			"conflict",
			"This payment is not waiting for your bank any more. Please go back to checkout.",
		);
	}
	await noted(shop, payment, "requires_payment_method");
	return fail("declined", await whyDeclined(shop, paymentId));
}

async function noted(shop: Shop, payment: PaymentRow, status: PaymentRow["state"]): Promise<Result<Charged>> {
	await notePaymentState(shop.db, payment.id, status, shop.clock.now().toISOString());
	return done({ paymentId: payment.id, status });
}
