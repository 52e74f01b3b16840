import { enqueue } from "~/jobs/enqueue.server";
import { readLastChange } from "~/shop/pages/read-last-change.server";
import type { Shop } from "~/shop.server";
import type { Advance } from "./advance-order.server";
import { type AnswerTime, REMIND_AFTER_MS, timeToAnswer } from "./answer";
import type { OrderRow } from "./store.server";

/** When a family was last heard of, while its book waits for its answer: it was shown, or something of it was changed (ISO). */
export async function lastHeard(
	shop: Shop,
	{ book_id, updated_at }: Pick<OrderRow, "book_id" | "updated_at">,
): Promise<string> {
	const changed = await readLastChange(shop, book_id);
	return changed !== undefined && changed > updated_at ? changed : updated_at;
}

/** How long a family still has for looking its book through; null while nobody waits for that. */
export async function readAnswerTime(shop: Shop, order: OrderRow): Promise<AnswerTime | null> {
	if (order.state !== "proof") return null;
	return timeToAnswer(await lastHeard(shop, order), shop.clock.now());
}

/**
 * Sees to an order whose book waits for its family: it is reminded by mail, once; and where it doesn't answer gives the step that
 * leaves the order to a person.
 */
export async function awaitAnswer(shop: Shop, order: OrderRow): Promise<Omit<Advance, "by"> | null> {
	const heard = await lastHeard(shop, order);
	const now = shop.clock.now();
	if (timeToAnswer(heard, now).by <= now.toISOString())
		return { step: "lapse", note: "Its family hasn't answered: it can go on with it, or cancel." };
	const mail = "order-reminder";
	if (now.getTime() - Date.parse(heard) >= REMIND_AFTER_MS)
		await enqueue(shop.db, shop, {
			kind: "send-mail",
			key: `${mail}:${order.id}`,
			payload: { mail, id: order.id },
		});
	return null;
}
