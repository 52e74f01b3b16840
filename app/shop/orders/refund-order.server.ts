import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
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
	const left = isWaived(order.payment_id) ? 0 : order.total_pence - (order.refunded_pence ?? 0);
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
	await writeStatus(trx, order.id, amount === left ? "refunded" : "partly_refunded", at);
	if (amount === left) await endNextBookCoupon(trx, shop, order.id, at);
	await enqueue(trx, shop, { kind: "refund-order", key: id, payload: { refundId: id } });
	return done({ id, pence: amount });
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

/** The provider gave nothing back: the operator sees it, and the order says again what it has. */
export async function failRefund(shop: Shop, refundId: string, code: string): Promise<void> {
	await shop.db.transaction().execute(async (trx) => {
		const refund = await findRefund(trx, refundId);
		if (refund?.state !== "asked") return;
		await endRefund(trx, refundId, "failed");
		const order = await anyonesOrder(trx, { id: refund.order_id });
		if (!order) return;
		const status = (order.refunded_pence ?? 0) > 0 ? "partly_refunded" : "paid";
		await writeStatus(trx, order.id, status, shop.clock.now().toISOString());
	});
	shop.log.error("refund failed", new Error(code), { refund: refundId });
}
