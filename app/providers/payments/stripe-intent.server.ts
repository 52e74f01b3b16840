import type Stripe from "stripe";
import { PAYMENT_STATES, type Payment, type PaymentState } from "./port";

/** Metadata of ours: an intent names the session of its hosted page; that session, and what it charges, name the intent. */
export const HOSTED_PAGE = "hosted_page";
export const HOSTED_PAGE_OF = "hosted_page_of";

/** The payment as Stripe knows it: the intent the shop opened and, once the customer asked for it, its hosted page. */
export type StripePayment = {
	intent: Stripe.PaymentIntent;
	page: Stripe.Checkout.Session | null;
};

/** States in which nothing is charged and nothing is about to be. */
const OPEN: readonly Stripe.PaymentIntent.Status[] = [
	"requires_payment_method",
	"requires_confirmation",
	"requires_action",
];

/** Reads a payment with all that `Payment` tells. Throws what Stripe's client throws. */
export async function readPayment(client: Stripe, id: string): Promise<StripePayment> {
	const intent = await client.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
	const session = intent.metadata[HOSTED_PAGE];
	const page = session
		? await client.checkout.sessions.retrieve(session, { expand: ["payment_intent.latest_charge"] })
		: null;
	return { intent, page };
}

/** The intent that the hosted page charges; null until the customer submits it. */
export function intentOfPage(page: Stripe.Checkout.Session | null): Stripe.PaymentIntent | null {
	const intent = page?.payment_intent ?? null;
	if (typeof intent === "string") throw new Error("the hosted page was read without its intent");
	return intent;
}

/** The intent that holds, or is about to hold, the customer's money; the opened one while none does. */
export function chargedIntent({ intent, page }: StripePayment): Stripe.PaymentIntent {
	const other = intentOfPage(page);
	if (intent.status === "succeeded" || !other) return intent;
	return isOpen(other) || other.status === "canceled" ? intent : other;
}

/** True while the intent waits for a card. */
export function isOpen(intent: Stripe.PaymentIntent): boolean {
	return OPEN.includes(intent.status);
}

/** The payment as the shop sees it, whichever way it was paid. */
export function shownPayment(payment: StripePayment): Payment {
	const { intent, page } = payment;
	const charged = chargedIntent(payment);
	const { [HOSTED_PAGE]: _ours, ...metadata } = intent.metadata;
	if (!intent.client_secret) throw new Error("Stripe gave an intent without its client secret");
	const failed = charged.last_payment_error ?? intentOfPage(page)?.last_payment_error;
	return {
		id: intent.id,
		clientSecret: intent.client_secret,
		state: stateOf(charged),
		amountPence: intent.amount,
		metadata,
		method: methodOf(chargeOf(charged)),
		chargedAt: charged.status === "succeeded" ? timeOf(chargeOf(charged)) : null,
		lastError: charged.status === "succeeded" ? null : (failed?.message ?? null),
	};
}

function stateOf({ status }: Stripe.PaymentIntent): PaymentState {
	const state = PAYMENT_STATES.find((known) => known === status);
	if (!state) throw new Error(`Stripe has a state the shop doesn't know: ${status}`);
	return state;
}

/** What an intent has charged last; null while nothing was. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
	if (typeof charge === "string") throw new Error("the intent was read without its charge");
	return charge;
}

/** ISO; Stripe counts in seconds. */
const timeOf = (charge: Stripe.Charge | null): string | null =>
	charge && new Date(charge.created * 1000).toISOString();

/** "Visa ending 4242"; other ways to pay by their name ("Paypal"). Null when nothing was charged. */
function methodOf(charge: Stripe.Charge | null): string | null {
	const details = charge?.paid === false ? null : charge?.payment_method_details;
	if (!details) return null;
	const { card, type } = details;
	if (!card) return words(type);
	return `${words(card.brand ?? "card")} ending ${card.last4}`;
}

/** `american_express` -> "American Express". */
function words(name: string): string {
	return name.replace(
		/(^|_)(\w)/g,
		(_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase(),
	);
}
