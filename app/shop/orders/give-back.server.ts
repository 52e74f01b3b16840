import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { readDelivery } from "~/shop/checkout/contract";
import { findPayment, isWaived, noteRefund } from "~/shop/checkout/payment-store.server";
import type { Shop } from "~/shop.server";

/** Why money goes back. */
export type GiveBackReason = "second payment" | "no address" | "book gone" | "offer over";

/**
 * Has a payment given back, in the transaction that finds out why: the refund is a job, so that it survives a crash,
 * and so is the mail that tells of it.
 */
export async function giveBack(
	trx: Handle,
	shop: Shop,
	paymentId: string,
	reason: GiveBackReason,
): Promise<void> {
	const now = shop.clock.now();
	await noteRefund(trx, paymentId, reason, now.toISOString());
	if (isWaived(paymentId)) return;
	const id = () => shop.ids.next("job");
	await enqueue(trx, {
		kind: "refund-payment",
		key: `refund:${paymentId}`,
		payload: { paymentId },
		now,
		id: id(),
	});
	const payment = await findPayment(trx, paymentId);
	if (!readDelivery(payment?.delivery ?? null)) return;
	const payload = { mail: "payment-refund", id: paymentId };
	await enqueue(trx, { kind: "send-mail", key: `payment-refund:${paymentId}`, payload, now, id: id() });
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
		if (!payment || payment.refund !== null || readDelivery(payment.delivery)) return false;
		if (shop.clock.now().getTime() - Date.parse(payment.created_at) < ADDRESS_WAIT_MS) return false;
		await giveBack(trx, shop, paymentId, "no address");
		return true;
	});
}
