import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { endFinishedDraft } from "./draft-store.server";

/**
 * Clears the way for a new book: the current draft is let go once it has become a book with a cover, or one that waits for
 * its cover by itself; both stay with the family's books. A form still being filled in, or a book still being made, stays the draft.
 */
export async function clearFinishedDraft(shop: Shop, actor: Actor): Promise<void> {
	await endFinishedDraft(shop.db, actor.id);
}
