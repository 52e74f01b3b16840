import type Stripe from "stripe";
import type { Dispute, PaymentRefund, Returns } from "./port";
import { chargeOf } from "./stripe-intent.server";

/** https://docs.stripe.com/api/refunds/object: pending and requires_action are on their way. */
const FAILED: readonly (string | null)[] = ["failed", "canceled"];

/** https://docs.stripe.com/api/disputes/object; a warning is a bank's question, which moves no money. */
const DISPUTE_STATES: Record<string, Dispute["state"]> = {
	warning_needs_response: "open",
	warning_under_review: "open",
	warning_closed: "won",
	needs_response: "open",
	under_review: "open",
	won: "won",
	lost: "lost",
	// Given back before it became a dispute.
	prevented: "lost",
	appeal_needs_response: "open",
	appeal_under_review: "open",
};

/** What has gone back of an intent, and what its bank has asked. Throws what Stripe's client throws. */
export async function returnsOf(client: Stripe, intent: Stripe.PaymentIntent): Promise<Returns> {
	const refunds = await refundsOf(client, intent.id);
	if (!chargeOf(intent)?.disputed) return { refunds, disputes: [] };
	const { data } = await client.disputes.list({ payment_intent: intent.id, limit: 100 });
	const disputes = data.map(({ id, status, amount }) => {
		const state = Object.hasOwn(DISPUTE_STATES, status) ? DISPUTE_STATES[status] : undefined;
		if (!state) throw new Error(`Stripe has a dispute's status the shop doesn't know: ${status}`);
		return { id, state, amountPence: amount };
	});
	return { refunds, disputes: disputes.reverse() };
}

/** The refunds of an intent, the oldest first, failed ones among them: what a charge says of itself leaves those out. */
export async function refundsOf(client: Stripe, intent: string): Promise<PaymentRefund[]> {
	const { data } = await client.refunds.list({ payment_intent: intent, limit: 100 });
	return data.map(shownRefund).reverse();
}

/** A refund as the shop sees it. */
export function shownRefund({ id, amount, status, metadata }: Stripe.Refund): PaymentRefund {
	return { id, key: metadata?.key ?? null, amountPence: amount, failed: FAILED.includes(status) };
}

/** All that these refunds really give back. */
export function penceOf(refunds: PaymentRefund[]): number {
	return refunds.reduce((sum, { amountPence, failed }) => (failed ? sum : sum + amountPence), 0);
}
