import type { Handle } from "#db/open";
import { enqueue, tellOperator } from "~/jobs/enqueue.server";
import { isWaived } from "~/shop/checkout/rules";
import { endNextBookCoupon } from "~/shop/coupons/next-book.server";
import { inPounds } from "~/shop/prices/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { endRefund, findRefund, type findRefunds, insertRefund, writeStatus } from "./refund-store.server";
import { anyonesOrder, type OrderRow } from "./store.server";

export type RefundReason = Awaited<ReturnType<typeof findRefunds>>[number]["reason"];

/**
 * Has money of an order given back, in the transaction that decides it: all that is left, or so many pence. The refund is a job,
 * keyed by its own id, so that it survives a crash and happens once. Once all is back the coupon for the next book ends. Gives the
 * refund's id and its pence. Error: `conflict`, where less is left.
 */
export async function promiseRefund(
	trx: Handle,
	shop: Shop,
	order: OrderRow,
	{ reason, pence }: { reason: RefundReason; pence?: number },
): Promise<Result<{ id: string; pence: number }>> {
	const left = isWaived(order.payment_id) ? 0 : order.total_pence - order.refunded_pence;
	const amount = pence ?? left;
	if (amount < 1 || amount > left) {
		const message =
			left === 0 ? "Nothing of it is left to give back." : `${inPounds(left)} of it is left to give back.`;
		return fail("conflict", message);
	}
	const at = shop.clock.now().toISOString();
	const id = shop.ids.next("refund");
	await insertRefund(trx, {
		id,
		order_id: order.id,
		amount_pence: amount,
		reason,
		state: "asked",
		created_at: at,
	});
	if ((await settleStatus(trx, shop, order.id)) === "refunded")
		await endNextBookCoupon(trx, shop, order.id, at);
	await enqueue(trx, shop, { kind: "refund-order", key: id, payload: { refundId: id } });
	return done({ id, pence: amount });
}

/** Says where an order's money stands by what goes back of it, and gives that. */
export async function settleStatus(trx: Handle, shop: Shop, orderId: string): Promise<OrderRow["status"]> {
	const order = await anyonesOrder(trx, { id: orderId });
	const back = order?.refunded_pence ?? 0;
	const part = back > 0 ? "partly_refunded" : "paid";
	const status = order && back >= order.total_pence ? "refunded" : part;
	await writeStatus(trx, orderId, status, shop.clock.now().toISOString());
	return status;
}

/** Gives a refund's money back, once. Returns why it may be tried again, or null. */
export async function payRefund(shop: Shop, refundId: string): Promise<string | null> {
	const refund = await findRefund(shop.db, refundId);
	if (refund?.state !== "asked") return null;
	const { payment_id: paymentId, amount_pence: pence } = refund;
	const paid = await shop.providers.payments.refund(paymentId, refundId, pence);
	if (!paid.ok && paid.error === "unavailable") return "vendor";
	if (!paid.ok) await failRefund(shop, refundId, paid.error);
	else await endRefund(shop.db, refundId, "done");
	return null;
}

/** The provider gave nothing back. */
export async function failRefund(shop: Shop, refundId: string, code: string): Promise<void> {
	await shop.db.transaction().execute((trx) => withdrawRefund(trx, shop, refundId));
	shop.log.error("refund failed", new Error(code), { refund: refundId });
}

/** A refund gave nothing back, or the provider has it again: whoever runs the shop is told, and the order says again what it has. */
export async function withdrawRefund(trx: Handle, shop: Shop, refundId: string): Promise<void> {
	const refund = await findRefund(trx, refundId);
	if (!refund || refund.state === "failed") return;
	await endRefund(trx, refundId, "failed");
	await settleStatus(trx, shop, refund.order_id);
	await tellOperator(trx, shop, "operator-refund", refundId);
}
