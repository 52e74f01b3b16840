import { enqueue } from "~/jobs/enqueue.server";
import { readLastChange } from "~/shop/pages/read-last-change.server";
import type { Shop } from "~/shop.server";
import type { Advance } from "./advance-order.server";
import { type AnswerTime, REMIND_AFTER_MS, timeToAnswer } from "./answer";
import { countProofs, type OrderRow } from "./store.server";

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
 * Sees to an order whose book waits for its family: it is reminded by mail, once each time it is shown its book; and where it doesn't answer gives the step that
 * leaves the order to a person.
 */
export async function awaitAnswer(shop: Shop, order: OrderRow): Promise<Omit<Advance, "by"> | null> {
	const heard = await lastHeard(shop, order);
	const now = shop.clock.now();
	if (timeToAnswer(heard, now).by <= now.toISOString())
		return { step: "lapse", note: "Its family hasn't answered: it can go on with it, or cancel." };
	if (now.getTime() - Date.parse(heard) < REMIND_AFTER_MS) return null;
	const mail = "order-reminder";
	const proofs = await countProofs(shop.db, order.id);
	const id = proofs > 1 ? `${order.id}:${proofs}` : order.id;
	await enqueue(shop.db, shop, { kind: "send-mail", key: `${mail}:${id}`, payload: { mail, id } });
	return null;
}
