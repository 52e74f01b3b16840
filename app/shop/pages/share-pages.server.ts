import type { Actor } from "~/shop/actor";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { readSharing, type Sharing } from "./read-sharing.server";
import { setShare } from "./shares-store.server";

/** Random bytes of what a link is named by: nobody finds one by trying. */
const SHARE_BYTES = 18;

/**
 * Makes the link under which whoever has it may look at a book of the actor's; it stays the same until it is taken back.
 * Error: `not_found`.
 */
export async function sharePages(shop: Shop, actor: Actor, bookId: string): Promise<Result<Sharing>> {
	const found = await readSharing(shop, actor, bookId);
	if (!found.ok || found.value.token !== null) return found;
	await setShare(shop.db, bookId, shop.ids.token(SHARE_BYTES));
	return readSharing(shop, actor, bookId);
}
