import { enqueue, type NewJob } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";

const MINUTE = 60_000;
/** How long after a payment was prepared it is looked at again, ms: somebody may pay in a tab that then dies. */
const LOOKS = [2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE];
/** A payment prepared again and again is looked at once in so many ms. */
const ROUND = 10 * MINUTE;
/** ms after a card was entered; by then the order is normally placed, and the look finds nothing to do. */
const AFTER_CARD = 3_000;

type Look = NewJob<"settle-payment">;

/** Looks at a prepared payment over the next day, for the transaction that prepares it. */
export function looksOverTheDay(shop: Shop, paymentId: string): Look[] {
	const round = Math.floor(shop.clock.now().getTime() / ROUND);
	return LOOKS.map((delayMs) => ({
		kind: "settle-payment",
		key: `settle:${paymentId}:${round}:${delayMs}`,
		payload: { paymentId },
		delayMs,
	}));
}

/** A look as soon as a payment's card has been tried. Written before the charge, so that a crash right after it is made good. */
export function lookAfterCard(shop: Shop, paymentId: string): Look {
	const id = shop.ids.next("job");
	const key = `settle:${paymentId}:${id}`;
	return { kind: "settle-payment", key, payload: { paymentId }, delayMs: AFTER_CARD, id };
}

/** Has a payment looked at soon, for it has been paid or may be at any moment. */
export async function lookSoon(shop: Shop, paymentId: string): Promise<void> {
	await enqueue(shop.db, shop, lookAfterCard(shop, paymentId));
}
