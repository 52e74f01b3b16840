import type { Handle } from "#db/open";
import { enqueue, enqueueAll, tellOperator } from "~/jobs/enqueue.server";
import type { PaymentRefund } from "~/providers/payments/port";
import { isWaived } from "~/shop/checkout/rules";
import type { Shop } from "~/shop.server";
import { endOrder, hearOfDispute } from "./hear-of-dispute.server";
import { paymentsSince } from "./reconcile-store.server";
import { settleStatus, withdrawRefund } from "./refund-order.server";
import { endRefund, findRefunds, insertRefund } from "./refund-store.server";
import { answerDamage } from "./report-damage.server";
import { anyonesOrder, type OrderRow } from "./store.server";

/** A bank may ask about a payment for so long, ms: https://docs.stripe.com/disputes/how-disputes-work */
const DISPUTABLE_MS = 120 * 24 * 3600_000;
/** Payments that are read and planned at a time. */
const AT_ONCE = 500;

/**
 * Takes over what has become of an order's money without us: given back by hand at the provider, come back because a bank didn't take
 * it, or disputed by a bank. Again and again changes nothing. Returns why it may be tried again, or null.
 */
export async function reconcilePayment(shop: Shop, paymentId: string): Promise<string | null> {
	if (isWaived(paymentId)) return null;
	const read = await shop.providers.payments.readReturns(paymentId);
	if (!read.ok) return read.error === "unavailable" ? "vendor" : null;
	const { refunds, disputes } = read.value;
	if (refunds.length + disputes.length === 0) return null;
	await shop.db.transaction().execute(async (trx) => {
		const order = await anyonesOrder(trx, { payment_id: paymentId });
		if (!order) return tellOfPayment(trx, shop, paymentId, refunds);
		const before = await findRefunds(trx, order.id);
		const added: string[] = [];
		for (const refund of refunds) {
			const ours = before.find(({ id }) => id === refund.key || id === refund.id);
			if (ours) await follow(trx, shop, ours, refund);
			else if (!refund.failed) added.push(await addRefund(trx, shop, order, refund));
		}
		if (added.length > 0) await settleAdded(trx, shop, order, added);
		const last = disputes.at(-1);
		if (last) await hearOfDispute(trx, shop, order, last);
	});
	return null;
}

/** A payment that became no order goes back under its own key: where it hasn't, only the provider's own page can give it back. */
async function tellOfPayment(trx: Handle, shop: Shop, paymentId: string, refunds: PaymentRefund[]) {
	const isLeft = refunds.length > 0 && refunds.every(({ failed }) => failed);
	if (isLeft) await tellOperator(trx, shop, "operator-payment", paymentId);
}

type OwnRefund = Awaited<ReturnType<typeof findRefunds>>[number];

/** Whether a refund we know of has reached the family after all, or hasn't. */
async function follow(trx: Handle, shop: Shop, ours: OwnRefund, { failed }: PaymentRefund): Promise<void> {
	if (failed) return withdrawRefund(trx, shop, ours.id);
	if (ours.state !== "failed") return;
	await endRefund(trx, ours.id, "done");
	await settleStatus(trx, shop, ours.order_id);
}

/** Writes down what somebody gave back at the provider. Gives its id. */
async function addRefund(trx: Handle, shop: Shop, order: OrderRow, refund: PaymentRefund): Promise<string> {
	const { id, amountPence: amount_pence } = refund;
	const created_at = shop.clock.now().toISOString();
	const reason = "at the provider";
	await insertRefund(trx, { id, order_id: order.id, amount_pence, reason, state: "done", created_at });
	shop.log.warn("money of an order was given back at the provider", { order: order.id });
	return id;
}

/** An order whose money has all gone back ends; where no mail tells its family so, one tells of the money. */
async function settleAdded(trx: Handle, shop: Shop, { id }: OrderRow, refunds: string[]): Promise<void> {
	await answerDamage(trx, shop, id, "refund");
	const isAll = (await settleStatus(trx, shop, id)) === "refunded";
	if (isAll && (await endOrder(trx, shop, id)) === "cancelled") return;
	const mail = "order-refunded";
	for (const refund of refunds)
		await enqueue(trx, shop, {
			kind: "send-mail",
			key: `${mail}:${refund}`,
			payload: { mail, id: refund },
		});
}

/** For the sweep: has every payment that may still be disputed looked at once a day, from midnight on, each by a job of its own. */
export async function planReconciliation(shop: Shop): Promise<void> {
	const now = shop.clock.now();
	const day = now.toISOString().slice(0, 10);
	const since = new Date(now.getTime() - DISPUTABLE_MS).toISOString();
	for (let after: string | undefined = ""; after !== undefined; ) {
		const payments: string[] = await paymentsSince(shop.db, { since, after, limit: AT_ONCE });
		const jobs = payments
			.filter((paymentId) => !isWaived(paymentId))
			.map((paymentId) => ({
				kind: "settle-payment" as const,
				key: `reconcile:${paymentId}:${day}`,
				payload: { paymentId },
			}));
		if (jobs.length > 0) await enqueueAll(shop.db, shop, jobs);
		after = payments.length < AT_ONCE ? undefined : payments.at(-1);
	}
}
