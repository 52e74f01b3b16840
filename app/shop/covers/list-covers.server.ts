import { coverUrl } from "~/shop/books/cover-address.server";
import type { Shop } from "~/shop.server";
import { listReady } from "./store.server";

/** A cover to choose. */
export type KeptCover = { coverId: string; coverImageUrl: string };

/** The covers of a book that have arrived, oldest first. Asks nobody whose they are: the callers have. */
export async function listCovers(shop: Shop, bookId: string): Promise<KeptCover[]> {
	const covers = await listReady(shop.db, bookId);
	return covers.map(({ id }) => ({ coverId: id, coverImageUrl: coverUrl(shop, id) }));
}
