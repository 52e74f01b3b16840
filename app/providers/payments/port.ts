import { SMALLEST_CHARGE_PENCE } from "~/shop/prices/rules";

/** Stripe's states of a PaymentIntent. */
export const PAYMENT_STATES = [
	"requires_payment_method",
	"requires_confirmation",
	"requires_action",
	"processing",
	"requires_capture",
	"canceled",
	"succeeded",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export type Payment = {
	id: string;
	clientSecret: string;
	state: PaymentState;
	amountPence: number;
	/** Ids only: nothing about the family reaches the vendor this way. */
	metadata: Record<string, string>;
	/** "Visa ending 4242", once a card was used. */
	method: string | null;
	/** ISO time of the charge, by the vendor's clock; null until the payment has succeeded. */
	chargedAt: string | null;
	/** Why the last try failed, in the vendor's words for the customer. */
	lastError: string | null;
};

/** Money of a payment that goes back. */
export type PaymentRefund = {
	/** The vendor's. */
	id: string;
	/** The key we asked for it with; null where somebody gave it back at the vendor's. */
	key: string | null;
	amountPence: number;
	/** The bank didn't take it, or somebody called it off: the vendor has it again. */
	failed: boolean;
};

/** A bank wants the money of a payment back: `open` until it has decided; `won` where the money stays ours. */
export type Dispute = { id: string; state: "open" | "won" | "lost"; amountPence: number };

/** What goes back of a payment, the oldest first, and what its bank wants back. */
export type Returns = { refunds: PaymentRefund[]; disputes: Dispute[] };

/** The vendor charges no more at once: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LARGEST_CHARGE_PENCE = 99_999_999;

/** True for an amount that can be charged; a smaller one is waived. */
export function isCharge(pence: number): boolean {
	return Number.isInteger(pence) && pence >= SMALLEST_CHARGE_PENCE && pence <= LARGEST_CHARGE_PENCE;
}

export type PaymentsError = "not_found" | "not_possible" | "unavailable";
type Answer<T, E extends string = PaymentsError> = Promise<{ ok: true; value: T } | { ok: false; error: E }>;

export type NewPayment = {
	amountPence: number;
	metadata: Record<string, string>;
	/** The same key gives the same payment. */
	idempotencyKey: string;
};

/** What the browser needs to enter a card. Browser-safe. */
export type PaymentsDescription = { kind: "embedded" } | { kind: "stripe"; publishableKey: string };

export interface Payments {
	describe(): PaymentsDescription;
	/** Opens a payment. Error `not_possible`: the key was used for another amount or metadata, or the amount is no charge. */
	create(payment: NewPayment): Answer<Payment>;
	/**
	 * Sets another amount and adds to the metadata while nothing has been charged; an empty text takes a name out of it.
	 * An open hosted page of the old amount ends.
	 * Error `not_possible`: it has been charged, or is about to be, or the amount is no charge.
	 */
	update(id: string, change: { amountPence: number; metadata: Record<string, string> }): Answer<Payment>;
	read(id: string): Answer<Payment>;
	/** Ends an open payment; again changes nothing. Error `not_possible`: it has succeeded or is being processed. */
	cancel(id: string): Answer<Payment>;
	/**
	 * Gives money back, all that is still ours or so many pence of it; once per key. Error `not_possible`: nothing was charged, or less
	 * is left.
	 */
	refund(id: string, idempotencyKey: string, amountPence?: number): Answer<null>;
	/** What has gone back of a payment, by whoever's hand, what came back to us of it, and what its bank has asked. */
	readReturns(id: string): Answer<Returns>;
	/**
	 * A page of the vendor's where a visitor without JavaScript pays this payment; null where the page itself has a card form.
	 * Whichever way it is paid, `read`, `refund` and `readWebhook` speak of the same payment, and the other way is closed.
	 * The same request gives the same page while that is open. Error `not_possible`: the payment is no longer open.
	 */
	hostedPage(
		id: string,
		links: { success: string; cancel: string; description: string; email: string; idempotencyKey: string },
	): Answer<{ url: string } | null>;
	/**
	 * Verifies a webhook and reads it. `payment` is the id it speaks of, null for events that mean nothing to us.
	 * Error `unreadable`: it is signed, and no event of the vendor's.
	 */
	readWebhook(
		body: string,
		headers: Headers,
	): Answer<{ eventId: string; payment: string | null }, "bad_signature" | "unreadable">;
}

/** The embedded port's own card form: what Stripe's confirm call does. */
export interface CardForm {
	/** Errors: `not_found`, `not_possible`, `declined` (see `message`), `number` (not a listed test card). */
	confirm(
		clientSecret: string,
		card: { number: string },
	): Promise<
		| { ok: true; value: Payment }
		| { ok: false; error: "not_found" | "not_possible" | "declined" | "number"; message: string }
	>;
	/** The 3-D Secure step. */
	authenticate(
		clientSecret: string,
		allowed: boolean,
	): Answer<Payment, "not_found" | "not_possible" | "declined">;
}
