import type { Shop } from "~/shop.server";
import { deleteOldDrafts } from "./draft-store.server";
import { UNORDERED_KEPT_MS, UNWRITTEN_KEPT_MS } from "./rules";

/** The times (ISO 8601) since which somebody must have worked on what has a synopsis, and on what never got one. */
export function keptFrom(shop: Shop) {
	const ago = (ms: number) => new Date(shop.clock.now().getTime() - ms).toISOString();
	return { written: ago(UNORDERED_KEPT_MS), unwritten: ago(UNWRITTEN_KEPT_MS) };
}

/** Forgets drafts nobody has typed in for 48 hours, but for those that are still a book: once the books have been forgotten. */
export async function forgetDrafts(shop: Shop): Promise<void> {
	await deleteOldDrafts(shop.db, keptFrom(shop));
}
