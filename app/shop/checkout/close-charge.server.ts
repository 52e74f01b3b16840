import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { cancelOpenPayment, findPayment, isWaived } from "./payment-store.server";
import { settleSoon } from "./settle-later.server";

/**
 * A new book is bought within its 48 hours: a charge counts if it was opened while the offer
 * was and the card was charged before its end, by the provider's own clock and whenever we hear of it. What is still open
 * at the end is cancelled here; what was charged after the end, by a form that was quicker than the cancelling, goes back
 * (see `placeOrder`). *Order again* has no window.
 */

/** Has a payment closed when its book's offer ends (`null`: never), in the transaction that opens or changes it. */
export async function closeWithOffer(
	trx: Handle,
	shop: Shop,
	paymentId: string,
	offerEnds: Date | null,
): Promise<void> {
	if (!offerEnds) return;
	const now = shop.clock.now();
	await enqueue(trx, {
		kind: "close-payment",
		key: `close:${paymentId}`,
		payload: { paymentId },
		now,
		delayMs: offerEnds.getTime() - now.getTime(),
		id: shop.ids.next("job"),
	});
}

/**
 * Closes a payment whose book's offer has ended, if it is still open; again changes nothing. One that is charged, or about
 * to be, is looked at once more instead. Error: `vendor`.
 */
export async function closeCharge(shop: Shop, paymentId: string): Promise<Result<null>> {
	const { db, clock, providers } = shop;
	const payment = await findPayment(db, paymentId);
	if (!payment || payment.open_for === null || payment.again === 1) return done(null);
	if (!isWaived(paymentId)) {
		const ended = await providers.payments.cancel(paymentId);
		if (!ended.ok && ended.error === "unavailable") return fail("vendor", "The payments don't answer.");
		if (!ended.ok && ended.error === "not_possible") {
			await settleSoon(shop, paymentId);
			return done(null);
		}
	}
	await cancelOpenPayment(db, paymentId, clock.now().toISOString());
	return done(null);
}
