import type { Family } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { endEmailChange } from "./mailed-link-store.server";

/** Keeps the address the account has: the one that waits for its confirmation was mistyped, or a stranger's. */
export async function cancelEmailChange(shop: Shop, actor: Family): Promise<void> {
	await endEmailChange(shop.db, actor.id);
}
