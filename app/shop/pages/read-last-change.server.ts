import type { Shop } from "~/shop.server";
import { lastChangeAt } from "./versions-store.server";

/** When another version of any of a book's pages was last asked for, ISO; undefined for a book without pages. */
export function readLastChange(shop: Shop, bookId: string): Promise<string | undefined> {
	return lastChangeAt(shop.db, bookId);
}
