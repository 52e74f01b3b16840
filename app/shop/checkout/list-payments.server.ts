import type { Shop } from "~/shop.server";
import { countPayments, newestPayments } from "./payment-list-store.server";

/** How many payments there are of each state, and the newest, at most `limit`, each with the number of the order it became. Never a secret of one. */
export async function listPayments(shop: Shop, limit: number) {
	return { counts: await countPayments(shop.db), payments: await newestPayments(shop.db, limit) };
}
