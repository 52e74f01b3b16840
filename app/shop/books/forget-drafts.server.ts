import type { Shop } from "~/shop.server";
import { deleteOldDrafts } from "./draft-store.server";
import { UNORDERED_KEPT_MS } from "./rules";

/** Forgets drafts nobody has typed in, nor worked on the book of, for 30 days. */
export async function forgetDrafts(shop: Shop): Promise<void> {
	const before = new Date(shop.clock.now().getTime() - UNORDERED_KEPT_MS).toISOString();
	await deleteOldDrafts(shop.db, before);
}
