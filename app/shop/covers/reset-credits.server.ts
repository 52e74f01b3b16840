import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { deleteCredits } from "./store.server";
import { drawWaitingOf } from "./wait-for-credits.server";

/**
 * Gives an owner all free covers again, in the transaction that is the cause of it, such as the one that places an order for a previously
 * generated book: `why` names it. Those that wait for a cover are drawn at once.
 */
export async function resetCredits(shop: Shop, trx: Handle, ownerId: string, why: string): Promise<void> {
	await deleteCredits(trx, ownerId);
	await drawWaitingOf(shop, trx, ownerId, why);
}
