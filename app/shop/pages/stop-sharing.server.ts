import type { Actor } from "~/shop/actor";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { readSharing, type Sharing } from "./read-sharing.server";
import { clearShare } from "./shares-store.server";

/** Takes the link of a book of the actor's back: it shows nothing from now on, and no later one is the same. Error: `not_found`. */
export async function stopSharing(shop: Shop, actor: Actor, bookId: string): Promise<Result<Sharing>> {
	const found = await readSharing(shop, actor, bookId);
	if (!found.ok) return found;
	await clearShare(shop.db, bookId);
	return readSharing(shop, actor, bookId);
}
