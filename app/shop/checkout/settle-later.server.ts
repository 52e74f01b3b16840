import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";

const MINUTE = 60_000;
/** How long after a payment was prepared it is looked at again, ms: somebody may pay in a tab that then dies. */
const LOOKS = [2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE];
/** A payment prepared again and again is looked at once in so many ms. */
const ROUND = 10 * MINUTE;
/** ms after a card was entered; by then the order is normally placed, and the look finds nothing to do. */
const AFTER_CARD = 3_000;

/** Has a prepared payment looked at over the next day, in the transaction that prepares it. */
export async function settleOverTheDay(trx: Handle, shop: Shop, paymentId: string): Promise<void> {
	const now = shop.clock.now();
	const round = Math.floor(now.getTime() / ROUND);
	for (const delayMs of LOOKS) {
		await enqueue(trx, {
			kind: "settle-payment",
			key: `settle:${paymentId}:${round}:${delayMs}`,
			payload: { paymentId },
			now,
			delayMs,
			id: shop.ids.next("job"),
		});
	}
}

/** Has a payment looked at as soon as its card has been tried. Written before the charge, so that a crash right after it is made good. */
export async function settleSoon(shop: Shop, paymentId: string): Promise<void> {
	const now = shop.clock.now();
	const id = shop.ids.next("job");
	await enqueue(shop.db, {
		kind: "settle-payment",
		key: `settle:${paymentId}:${id}`,
		payload: { paymentId },
		now,
		delayMs: AFTER_CARD,
		id,
	});
}
