import Stripe from "stripe";
import type { Payments } from "./port";
import {
	HOSTED_PAGE,
	HOSTED_PAGE_OF,
	intentOfPage,
	isOpen,
	readPayment,
	type StripePayment,
} from "./stripe-intent.server";

type Links = Parameters<Payments["hostedPage"]>[1];

/**
 * A Checkout Session makes an intent of its own, which Stripe lets nobody confirm or cancel from outside
 * (https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-payment_intent).
 * So a payment has two ways to be paid. Here they are kept to one payment: each names the other in its metadata,
 * a page never outlives its amount, and the way not taken is closed.
 */

/** The address of the page where this open payment is paid: the one it has, or a new one in its place. */
export async function openPage(
	client: Stripe,
	{ intent, page }: StripePayment,
	links: Links,
): Promise<string> {
	if (page?.status === "open" && page.url && isSame(page, intent, links)) return page.url;
	if (page) await closePage(client, page);
	// Without an `expires_at` Stripe ends it after 24 hours; one of ours would differ between tries of the same key.
	const session = await client.checkout.sessions.create(
		{
			mode: "payment",
			locale: "en-GB",
			submit_type: "pay",
			// Otherwise a customer abroad could be shown, and charged, another currency.
			adaptive_pricing: { enabled: false },
			line_items: [
				{
					quantity: 1,
					price_data: {
						currency: intent.currency,
						unit_amount: intent.amount,
						product_data: { name: links.description },
					},
				},
			],
			customer_email: links.email,
			client_reference_id: intent.id,
			success_url: links.success,
			cancel_url: links.cancel,
			metadata: { [HOSTED_PAGE_OF]: intent.id },
			payment_intent_data: { metadata: { [HOSTED_PAGE_OF]: intent.id } },
		},
		// The page before is part of the key: Stripe would give a closed page again for the same one.
		{ idempotencyKey: `page:${links.idempotencyKey}:${page?.id ?? "first"}` },
	);
	// Only now does anyone learn the address, so no page can be paid that its payment doesn't know of.
	await client.paymentIntents.update(intent.id, { metadata: { [HOSTED_PAGE]: session.id } });
	if (!session.url) throw new Error("Stripe opened a hosted page without an address");
	return session.url;
}

function isSame(page: Stripe.Checkout.Session, intent: Stripe.PaymentIntent, links: Links): boolean {
	return (
		page.amount_total === intent.amount &&
		page.customer_email === links.email &&
		page.success_url === links.success &&
		page.cancel_url === links.cancel
	);
}

/** Ends a page, so that nobody can pay on it any more; one that is no longer open stays as it is. */
export async function closePage(client: Stripe, page: Stripe.Checkout.Session): Promise<void> {
	if (page.status !== "open") return;
	try {
		await client.checkout.sessions.expire(page.id);
	} catch (error) {
		// Paid or expired a moment ago: whoever needs to know which reads the payment again.
		if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
	}
}

/**
 * Closes the way a payment was not paid by, and gives the payment as it then is.
 * Money that came in by both ways goes back by the hosted page's.
 */
export async function settle(client: Stripe, payment: StripePayment): Promise<StripePayment> {
	const { intent, page } = payment;
	const other = intentOfPage(page);
	if (page?.status === "open" && (intent.status === "succeeded" || intent.status === "processing")) {
		await closePage(client, page);
		return readPayment(client, intent.id);
	}
	if (other?.status !== "succeeded") return payment;
	if (isOpen(intent)) {
		await cancelIntent(client, intent.id);
		return readPayment(client, intent.id);
	}
	const charge = other.latest_charge;
	if (intent.status === "succeeded" && typeof charge === "object" && charge?.refunded === false) {
		await client.refunds.create({ payment_intent: other.id }, { idempotencyKey: `second:${other.id}` });
	}
	return payment;
}

/** Cancels an intent; one that was charged or cancelled a moment ago stays as it is. */
export async function cancelIntent(client: Stripe, id: string): Promise<void> {
	try {
		await client.paymentIntents.cancel(id);
	} catch (error) {
		const moved =
			error instanceof Stripe.errors.StripeError && error.code === "payment_intent_unexpected_state";
		if (!moved) throw error;
	}
}
