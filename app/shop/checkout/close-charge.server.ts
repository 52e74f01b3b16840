import type { NewJob } from "~/jobs/enqueue.server";
import { offerOpen } from "~/shop/books/rules";
import { releaseUse } from "~/shop/coupons/reserve-use.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { lookSoon } from "./look-later.server";
import { cancelOpenPayment, findBookTime, findPayment } from "./payment-store.server";
import { isWaived, RESERVED_MS } from "./rules";
import type { Sale } from "./sale.server";

/**
 * A new book is bought within its 48 hours: a charge counts if it was opened while the offer was and the card was charged
 * before its end, by the provider's own clock and whenever we hear of it. What is still open at the end is cancelled here;
 * what was charged after the end, by a form that was quicker than the cancelling, goes back (see `placeOrder`). *Order again*
 * has no window. A payment that has reserved a coupon's use closes earlier, an hour after it was touched last, so that nobody
 * keeps the use from others by leaving; the next Pay opens another.
 */

/** A payment prepared again and again is closed by one job in so many ms. */
const ROUND = 10 * 60_000;

/** The job that closes a sale's payment, for the transaction that opens or takes it up; null where it may stay open. */
export function closingJob(
	shop: Shop,
	{ offerEnds, coupon }: Sale,
	paymentId: string,
): NewJob<"close-payment"> | null {
	const now = shop.clock.now().getTime();
	const idle = coupon ? Math.ceil((now + RESERVED_MS) / ROUND) * ROUND : Number.POSITIVE_INFINITY;
	const due = Math.min(idle, offerEnds?.getTime() ?? idle);
	if (due === Number.POSITIVE_INFINITY) return null;
	const key = `close:${paymentId}:${due}`;
	return { kind: "close-payment", key, payload: { paymentId }, delayMs: due - now };
}

/**
 * Closes a payment whose book's offer has ended, or whose reserved use has waited long enough, if it is still open; again
 * changes nothing. One that is charged, or about to be, is looked at once more instead. Error: `vendor`.
 */
export async function closeCharge(shop: Shop, paymentId: string): Promise<Result<null>> {
	const payment = await findPayment(shop.db, paymentId);
	if (!payment?.isOpen) return done(null);
	const now = shop.clock.now();
	const made = await findBookTime(shop.db, payment.bookId);
	const isOver = !payment.again && (made === undefined || !offerOpen(made, now));
	const isIdle = payment.couponCode !== null && now.getTime() - Date.parse(payment.updatedAt) >= RESERVED_MS;
	if (!isOver && !isIdle) return done(null);
	const ended = await cancelCharge(shop, paymentId);
	if (ended === "unavailable") return fail("vendor", "The payments don't answer.");
	if (ended === "paid") await lookSoon(shop, paymentId);
	return done(null);
}

/**
 * Cancels a payment at the provider and, only when nobody can pay it any more, closes our row and gives its coupon's use
 * back. `paid`: it has been charged, or is about to be, and stays as it is.
 */
export async function cancelCharge(
	shop: Shop,
	paymentId: string,
): Promise<"cancelled" | "paid" | "unavailable"> {
	if (!isWaived(paymentId)) {
		const ended = await shop.providers.payments.cancel(paymentId);
		if (!ended.ok && ended.error === "unavailable") return "unavailable";
		if (!ended.ok && ended.error === "not_possible") return "paid";
	}
	await shop.db.transaction().execute(async (trx) => {
		await cancelOpenPayment(trx, paymentId, shop.clock.now().toISOString());
		await releaseUse(trx, paymentId);
	});
	return "cancelled";
}
