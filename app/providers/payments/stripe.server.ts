import Stripe from "stripe";
import { z } from "zod";
import type { Turns } from "../turns";
import { type TellFailure, toNobody } from "../vendor-failure";
import { done, failed } from "./answer";
import { isCharge, type Payments } from "./port";
import { type Answered, answeredInTime, createStripeClient, failureOf } from "./stripe-client.server";
import { cancelIntent, closePage, openPage, settle } from "./stripe-hosted-page.server";
import {
	chargedIntent,
	HOSTED_PAGE_OF,
	isOpen,
	readPayment,
	type StripePayment,
	shownPayment,
} from "./stripe-intent.server";
import { penceOf, refundsOf, returnsOf, shownRefund } from "./stripe-returns.server";

export type StripePaymentsOptions = {
	secretKey: string;
	publishableKey: string;
	/** The signing secret of the webhook endpoint, `whsec_...`. */
	webhookSecret: string;
	/** Another address of the API, for tests. */
	apiUrl?: string;
	/** ms an operation may take, all its calls and the wait for its turn together. */
	patienceMs?: number;
	/** ms each of three tries of a call may take. */
	tryMs?: number;
	/** Where other processes work on the same payments. */
	turns?: Turns;
	tell?: TellFailure;
};

/** Seconds a webhook's signature holds: https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE = 300;
/** ms. A customer is waiting, or a job that has a minute. */
const PATIENCE = 30_000;
const INTENT_ID = /^pi_[0-9A-Za-z_]+$/;

/**
 * Payments by Stripe: the Payment Element in the page, a Checkout Session for visitors without JavaScript.
 * Both pay the same payment, see stripe-hosted-page. Stripe is told ids only, and the email on its own page.
 */
export function createStripePayments(options: StripePaymentsOptions): Payments {
	const { patienceMs = PATIENCE, turns, tell = toNobody } = options;
	const client = createStripeClient(options.secretKey, options.apiUrl, options.tryMs);

	/** Reads a payment, closes the way it was not paid by, and works on it while nothing else of the shop does. */
	function withPayment<T>(
		operation: string,
		id: string,
		work: (payment: StripePayment) => Promise<Answered<T>>,
	) {
		if (!INTENT_ID.test(id)) return Promise.resolve(failed("not_found"));
		const settled = async () => work(await settle(client, await readPayment(client, id)));
		return answeredInTime({ operation, turn: `stripe:${id}`, patienceMs, turns, tell }, settled);
	}

	async function again(id: string) {
		return done(shownPayment(await readPayment(client, id)));
	}

	/** The payment that an intent charges: itself, or the one whose hosted page it is of. While Stripe is away the daily look finds it. */
	async function oursOf(intent: string): Promise<string> {
		const read = await client.paymentIntents.retrieve(intent).catch((error) => {
			if (error instanceof Stripe.errors.StripeError) tell(failureOf("readWebhook", error));
			return null;
		});
		return read?.metadata[HOSTED_PAGE_OF] ?? intent;
	}

	return {
		describe: () => ({ kind: "stripe", publishableKey: options.publishableKey }),

		create({ amountPence, metadata, idempotencyKey }) {
			const key = `create:${idempotencyKey}`;
			// Stripe turns away a key that is still being answered; here it waits.
			const create = async () => {
				if (!isCharge(amountPence)) return failed("not_possible");
				const intent = await client.paymentIntents.create(
					{
						amount: amountPence,
						currency: "gbp",
						metadata,
						automatic_payment_methods: { enabled: true },
					},
					{ idempotencyKey: key },
				);
				// A repeated answer tells how the payment was on its first day.
				const repeated = intent.lastResponse.headers["idempotent-replayed"] === "true";
				return repeated ? again(intent.id) : done(shownPayment({ intent, page: null }));
			};
			return answeredInTime({ operation: "create", turn: `stripe:${key}`, patienceMs, turns, tell }, create);
		},

		update(id, { amountPence, metadata }) {
			return withPayment("update", id, async (payment) => {
				if (!isOpen(chargedIntent(payment)) || !isCharge(amountPence)) return failed("not_possible");
				const { page } = payment;
				if (page && page.amount_total !== amountPence) {
					await closePage(client, page);
					if (!isOpen(chargedIntent(await readPayment(client, id)))) return failed("not_possible");
				}
				await client.paymentIntents.update(id, { amount: amountPence, metadata });
				return again(id);
			});
		},

		read(id) {
			return withPayment("read", id, async (payment) => done(shownPayment(payment)));
		},

		cancel(id) {
			return withPayment("cancel", id, async (payment) => {
				if (payment.page) await closePage(client, payment.page);
				if (isOpen(chargedIntent(await readPayment(client, id)))) await cancelIntent(client, id);
				const now = await again(id);
				return now.value.state === "canceled" ? now : failed("not_possible");
			});
		},

		refund(id, idempotencyKey, amountPence) {
			return withPayment("refund", id, async (payment) => {
				const { id: charged, status, amount_received: taken } = chargedIntent(payment);
				if (status !== "succeeded") return failed("not_possible");
				// Stripe forgets its keys after a day, so the refund carries ours.
				const refunds = await refundsOf(client, charged);
				const before = refunds.find(({ key }) => key === idempotencyKey);
				if (before) return before.failed ? failed("not_possible") : done(null);
				if (taken - penceOf(refunds) < (amountPence ?? 1)) return failed("not_possible");
				const amount = amountPence === undefined ? {} : { amount: amountPence };
				const made = await client.refunds.create(
					{ payment_intent: charged, ...amount, metadata: { key: idempotencyKey } },
					{ idempotencyKey: `refund:${idempotencyKey}` },
				);
				return shownRefund(made).failed ? failed("not_possible") : done(null);
			});
		},

		readReturns(id) {
			return withPayment("readReturns", id, async (payment) =>
				done(await returnsOf(client, chargedIntent(payment))),
			);
		},

		hostedPage(id, links) {
			return withPayment("hostedPage", id, async (payment) => {
				if (!isOpen(chargedIntent(payment))) return failed("not_possible");
				return done({ url: await openPage(client, payment, links) });
			});
		},

		async readWebhook(body, headers) {
			let told: unknown;
			try {
				const signature = headers.get("stripe-signature") ?? "";
				told = client.webhooks.constructEvent(body, signature, options.webhookSecret, TOLERANCE);
			} catch (error) {
				// Past the signature all it does is to parse.
				const forged = error instanceof Stripe.errors.StripeSignatureVerificationError;
				return failed(forged ? "bad_signature" : "unreadable");
			}
			const event = webhookEvent.safeParse(told).data;
			const payment = event ? paymentOf(event) : null;
			if (!event || (payment !== null && !INTENT_ID.test(payment))) return failed("unreadable");
			const isBare = NAMES_ONLY_THE_CHARGED.includes(event.data.object.object ?? "");
			return done({ eventId: event.id, payment: payment && isBare ? await oursOf(payment) : payment });
		},
	};
}

/** What we read of https://docs.stripe.com/api/events/object: a signature says who wrote it, not that it is one. */
const webhookEvent = z.object({
	id: z.string().min(1).max(255),
	data: z.object({
		object: z.object({
			id: z.string().optional(),
			object: z.string().optional(),
			metadata: z.record(z.string(), z.string()).nullish(),
			payment_intent: z.unknown().optional(),
		}),
	}),
});

/** What names the payment it belongs to: a charge, money given back, and a bank's question. */
const ABOUT_A_PAYMENT = ["charge", "refund", "dispute"];
/** These carry nothing of ours, only the intent that was charged: a hosted page's is another one than its payment's. */
const NAMES_ONLY_THE_CHARGED = ["refund", "dispute"];

/** The payment an event speaks of. What a hosted page charges carries the payment's id in its metadata. */
function paymentOf({ data: { object } }: z.infer<typeof webhookEvent>): string | null {
	const ours = object.metadata?.[HOSTED_PAGE_OF];
	if (ours) return ours;
	if (object.object === "payment_intent") return object.id ?? null;
	if (!ABOUT_A_PAYMENT.includes(object.object ?? "")) return null;
	return typeof object.payment_intent === "string" ? object.payment_intent : null;
}
