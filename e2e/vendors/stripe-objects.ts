import type Stripe from "stripe";

/** Part of what Stripe's package says of an object: no member that it hasn't, none of another type. */
type Part<Whole, T extends { [K in keyof T]: K extends keyof Whole ? Deep<Whole[K]> : never }> = T;
type Deep<T> = T extends object ? { [K in keyof T]?: Deep<T[K]> } : T;

export type Metadata = Record<string, string>;

export type Charge = Part<
	Stripe.Charge,
	{
		id: string;
		object: "charge";
		/** Seconds since 1970. */
		created: number;
		payment_intent: string;
		amount: number;
		amount_refunded: number;
		paid: boolean;
		refunded: boolean;
		disputed: boolean;
		metadata: Metadata;
		payment_method_details: {
			type: "card";
			card: { brand: string; last4: string };
		};
	}
>;

/** Of a card that isn't charged. */
export type DeclineCode = Stripe.PaymentIntent.LastPaymentError.Code;

export type PaymentIntent = Part<
	Stripe.PaymentIntent,
	{
		id: string;
		object: "payment_intent";
		amount: number;
		amount_received: number;
		currency: string;
		status:
			| "requires_payment_method"
			| "requires_confirmation"
			| "requires_action"
			| "canceled"
			| "succeeded";
		client_secret: string;
		metadata: Metadata;
		latest_charge: string | null;
		last_payment_error: { type: "card_error"; code: DeclineCode; message: string } | null;
	}
>;

export type Session = Part<
	Stripe.Checkout.Session,
	{
		id: string;
		object: "checkout.session";
		status: "open" | "complete" | "expired";
		payment_status: "paid" | "unpaid";
		payment_intent: string | null;
		amount_total: number;
		currency: string;
		customer_email: string | null;
		success_url: string;
		cancel_url: string;
		metadata: Metadata;
		url: string | null;
	}
>;

export type Refund = Part<
	Stripe.Refund,
	{
		id: string;
		object: "refund";
		payment_intent: string;
		amount: number;
		status: "succeeded" | "failed";
		metadata: Metadata;
	}
>;

export type Dispute = Part<
	Stripe.Dispute,
	{
		id: string;
		object: "dispute";
		payment_intent: string;
		amount: number;
		status: "needs_response" | "won" | "lost";
	}
>;

export type StripeObject = Charge | PaymentIntent | Session | Refund | Dispute;

/** What Stripe answers when it refuses. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		readonly code: string | undefined,
		message: string,
		readonly type = "invalid_request_error",
	) {
		super(message);
	}
}
