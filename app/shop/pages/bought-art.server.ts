import type { BoughtArt } from "~/providers/illustrator/port";
import { keptArt } from "~/shop/books/kept-art.server";
import { artKey } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import type { PageVersion } from "./store.server";
import { listBookVersions } from "./versions-store.server";

/**
 * A vendor's picture of a scene, kept with the version it was bought for: versions of the same seed are the same picture with other words.
 */
export async function boughtArtOf(shop: Shop, version: PageVersion): Promise<BoughtArt> {
	const { id, book_id, first_page, seed } = version;
	const versions = await listBookVersions(shop.db, { bookId: book_id, firstPage: first_page });
	const same = versions.filter((one) => one.seed === seed && one.id !== id);
	return keptArt(shop, book_id, [version, ...same], artKey);
}
