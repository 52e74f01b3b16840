import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { releaseUse } from "~/shop/coupons/reserve-use.server";
import type { Shop } from "~/shop.server";
import type { Payment, RefundReason } from "./contract";
import { findPayment, writeRefund } from "./payment-store.server";
import { isWaived } from "./rules";

/**
 * Has a payment given back, in the transaction that finds out why: the refund is a job, so that it survives a crash,
 * and so is the mail that tells of it. The coupon's use it counted on is anybody's again.
 */
export async function giveBack(
	trx: Handle,
	shop: Shop,
	{ id: paymentId, delivery }: Pick<Payment, "id" | "delivery">,
	reason: RefundReason,
): Promise<void> {
	await writeRefund(trx, paymentId, reason, shop.clock.now().toISOString());
	await releaseUse(trx, paymentId);
	if (isWaived(paymentId)) return;
	await enqueue(trx, shop, { kind: "refund-payment", key: `refund:${paymentId}`, payload: { paymentId } });
	if (!delivery) return;
	const payload = { mail: "payment-refund", id: paymentId };
	await enqueue(trx, shop, { kind: "send-mail", key: `payment-refund:${paymentId}`, payload });
}

/** A payment that came without a delivery address, and got none for so long, goes back, ms. */
const ADDRESS_WAIT_MS = 23 * 3600_000;

/**
 * Gives back a payment nobody has told us the address for: only a script that pays through the JSON calls and never
 * saves its order can leave one. Returns whether it was due.
 */
export async function giveBackUnaddressed(shop: Shop, paymentId: string): Promise<boolean> {
	return shop.db.transaction().execute(async (trx) => {
		const payment = await findPayment(trx, paymentId);
		if (!payment || payment.refund !== null || payment.delivery) return false;
		if (shop.clock.now().getTime() - Date.parse(payment.createdAt) < ADDRESS_WAIT_MS) return false;
		await giveBack(trx, shop, payment, "no address");
		return true;
	});
}
