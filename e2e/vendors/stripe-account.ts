import { randomBytes } from "node:crypto";

import {
	type Charge,
	type DeclineCode,
	type Dispute,
	type Metadata,
	type PaymentIntent,
	type Refund,
	Refusal,
	type Session,
	type StripeObject,
} from "./stripe-objects";

/** https://docs.stripe.com/testing */
const DECLINES: Record<string, { code: DeclineCode; message: string }> = {
	"4000000000000002": {
		code: "card_declined",
		message: "Your card was declined.",
	},
	"4000000000009995": {
		code: "insufficient_funds",
		message: "Your card has insufficient funds.",
	},
};
const ASKS = "4000002500003155";
const CONFIRMABLE = ["requires_payment_method", "requires_confirmation", "requires_action"];

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

/** The objects of one Stripe account and what may become of them, by its clock. `happened` hears of every event. */
export function openAccount(now: () => Date, happened: (type: string, object: StripeObject) => void) {
	const objects = new Map<string, StripeObject>();
	/** What the intent of a session is to carry, once there is one. */
	const intentMetadata = new Map<string, Metadata>();
	/** The number whose bank still waits for the customer's answer. */
	const asked = new Map<string, string>();

	function find<T extends StripeObject["object"]>(kind: T, id: string): Extract<StripeObject, { object: T }> {
		const found = objects.get(id);
		if (found?.object !== kind) throw new Refusal(404, "resource_missing", `No such ${kind}: '${id}'`);
		return found as Extract<StripeObject, { object: T }>;
	}

	function keep<T extends StripeObject>(object: T): T {
		objects.set(object.id, object);
		return object;
	}

	function unexpected(intent: PaymentIntent, what: string): Refusal {
		const message = `This PaymentIntent could not be ${what} because it has a status of ${intent.status}.`;
		return new Refusal(400, "payment_intent_unexpected_state", message);
	}

	function checkAmount(amount: number, currency: string) {
		if (currency !== "gbp") throw new Refusal(400, "parameter_invalid_string", "This account takes gbp");
		if (!Number.isInteger(amount)) throw new Refusal(400, "parameter_invalid_integer", "Invalid integer");
		if (amount < 30) throw new Refusal(400, "amount_too_small", "Amount must be at least £0.30 gbp");
		if (amount > 99_999_999) throw new Refusal(400, "amount_too_large", "Amount must be less");
	}

	function createIntent(amount: number, currency: string, metadata: Metadata): PaymentIntent {
		checkAmount(amount, currency);
		const id = newId("pi");
		return keep({
			id,
			object: "payment_intent",
			amount,
			amount_received: 0,
			currency,
			status: "requires_payment_method",
			client_secret: `${id}_secret_${randomBytes(13).toString("hex")}`,
			metadata,
			latest_charge: null,
			last_payment_error: null,
		});
	}

	function charge(intent: PaymentIntent, number: string): PaymentIntent {
		const made = keep<Charge>({
			id: newId("ch"),
			object: "charge",
			created: Math.floor(now().getTime() / 1000),
			payment_intent: intent.id,
			amount: intent.amount,
			amount_refunded: 0,
			paid: true,
			refunded: false,
			disputed: false,
			metadata: { ...intent.metadata },
			payment_method_details: {
				type: "card",
				card: { brand: "visa", last4: number.slice(-4) },
			},
		});
		Object.assign(intent, {
			status: "succeeded",
			amount_received: intent.amount,
			latest_charge: made.id,
			last_payment_error: null,
		});
		happened("payment_intent.succeeded", intent);
		const session = sessionOf(intent);
		if (session) {
			Object.assign(session, {
				status: "complete",
				payment_status: "paid",
				url: null,
			});
			happened("checkout.session.completed", session);
		}
		return intent;
	}

	function decline(intent: PaymentIntent, code: DeclineCode, message: string): PaymentIntent {
		const error = { type: "card_error" as const, code, message };
		Object.assign(intent, {
			status: "requires_payment_method",
			last_payment_error: error,
		});
		happened("payment_intent.payment_failed", intent);
		return intent;
	}

	function sessionOf(intent: PaymentIntent): Session | undefined {
		for (const object of objects.values()) {
			if (object.object === "checkout.session" && object.payment_intent === intent.id) return object;
		}
	}

	return {
		find,
		/** Any object, for `expand`. */
		any: (id: string) => objects.get(id),
		createIntent,

		updateIntent(id: string, change: { amount?: number; metadata?: Metadata }): PaymentIntent {
			const intent = find("payment_intent", id);
			const { amount, metadata } = change;
			if (amount !== undefined && amount !== intent.amount) {
				if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, "updated");
				checkAmount(amount, intent.currency);
				intent.amount = amount;
				if (intent.status === "requires_action") intent.status = "requires_confirmation";
				asked.delete(id);
			}
			for (const [key, value] of Object.entries(metadata ?? {})) {
				if (value === "") delete intent.metadata[key];
				else intent.metadata[key] = value;
			}
			return intent;
		},

		cancelIntent(id: string): PaymentIntent {
			const intent = find("payment_intent", id);
			if (!CONFIRMABLE.includes(intent.status) || sessionOf(intent)) throw unexpected(intent, "canceled");
			intent.status = "canceled";
			happened("payment_intent.canceled", intent);
			return intent;
		},

		/** The customer enters a card. Declined cards are no refusal: the intent tells. */
		confirmIntent(id: string, number: string): PaymentIntent {
			const intent = find("payment_intent", id);
			if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, "confirmed");
			const declined = DECLINES[number];
			if (declined) return decline(intent, declined.code, declined.message);
			if (number !== ASKS) return charge(intent, number);
			asked.set(id, number);
			Object.assign(intent, {
				status: "requires_action",
				last_payment_error: null,
			});
			happened("payment_intent.requires_action", intent);
			return intent;
		},

		/** The customer answers the bank. */
		authenticate(id: string, allowed: boolean): PaymentIntent {
			const intent = find("payment_intent", id);
			const number = asked.get(id);
			if (intent.status !== "requires_action" || !number) throw unexpected(intent, "authenticated");
			asked.delete(id);
			const message = "We are unable to authenticate your payment method.";
			return allowed
				? charge(intent, number)
				: decline(intent, "payment_intent_authentication_failure", message);
		},

		refund(id: string, metadata: Metadata, part?: number): Refund {
			const intent = find("payment_intent", id);
			const made = intent.latest_charge ? find("charge", intent.latest_charge) : null;
			if (!made) throw new Refusal(400, undefined, "This PaymentIntent has no successful charge to refund.");
			if (made.refunded) throw new Refusal(400, "charge_already_refunded", "Charge has been refunded.");
			const amount = part ?? made.amount - made.amount_refunded;
			if (amount > made.amount - made.amount_refunded)
				throw new Refusal(400, undefined, "Refund amount is greater than unrefunded amount on charge.");
			made.amount_refunded += amount;
			made.refunded = made.amount_refunded === made.amount;
			happened("charge.refunded", made);
			return keep({
				id: newId("re"),
				object: "refund",
				payment_intent: id,
				amount,
				status: "succeeded",
				metadata,
			});
		},

		/** The bank doesn't take it: the money is the shop's again. */
		failRefund(id: string): Refund {
			const refund = find("refund", id);
			const made = find("charge", find("payment_intent", refund.payment_intent).latest_charge ?? "");
			refund.status = "failed";
			Object.assign(made, { refunded: false, amount_refunded: made.amount_refunded - refund.amount });
			happened("refund.failed", refund);
			return refund;
		},

		/** The customer's bank wants all of it back. */
		dispute(intent: string): Dispute {
			const made = find("charge", find("payment_intent", intent).latest_charge ?? "");
			made.disputed = true;
			const dispute = keep<Dispute>({
				id: newId("du"),
				object: "dispute",
				payment_intent: intent,
				amount: made.amount,
				status: "needs_response",
			});
			happened("charge.dispute.created", dispute);
			return dispute;
		},

		decide(id: string, status: "won" | "lost"): Dispute {
			const dispute = find("dispute", id);
			dispute.status = status;
			happened("charge.dispute.closed", dispute);
			return dispute;
		},

		/** The refunds or disputes of an intent, the newest first. */
		listed(kind: "refund" | "dispute", intent: string) {
			const of = [...objects.values()].filter(
				(object) => object.object === kind && object.payment_intent === intent,
			);
			return { object: "list", has_more: false, data: of.reverse() };
		},

		openSession(
			session: Omit<Session, "id" | "object" | "status" | "payment_status" | "payment_intent" | "url">,
			{ origin, metadata }: { origin: string; metadata: Metadata },
		): Session {
			checkAmount(session.amount_total, session.currency);
			const id = newId("cs_test");
			const url = `${origin}/pay/${id}`;
			intentMetadata.set(id, metadata);
			const state = {
				status: "open",
				payment_status: "unpaid",
				payment_intent: null,
			} as const;
			return keep<Session>({
				...session,
				...state,
				id,
				url,
				object: "checkout.session",
			});
		},

		/** The intent a session pays with is made when the customer first submits the page. */
		intentOf(session: Session): PaymentIntent {
			if (session.payment_intent) return find("payment_intent", session.payment_intent);
			const metadata = intentMetadata.get(session.id) ?? {};
			const intent = createIntent(session.amount_total, session.currency, metadata);
			session.payment_intent = intent.id;
			return intent;
		},

		expireSession(id: string): Session {
			const session = find("checkout.session", id);
			if (session.status !== "open") {
				throw new Refusal(400, undefined, "Only Checkout Sessions with a status of open can be expired.");
			}
			Object.assign(session, { status: "expired", url: null });
			happened("checkout.session.expired", session);
			return session;
		},
	};
}

export type Account = ReturnType<typeof openAccount>;
