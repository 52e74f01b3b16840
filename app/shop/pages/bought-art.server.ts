import type { BoughtArt } from "~/providers/illustrator/port";
import { artKey } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import type { PageVersion } from "./store.server";
import { listBookVersions } from "./versions-store.server";

/**
 * A vendor's picture of a scene, kept with the version it was bought for: versions of the same seed are the same picture with other
 * words. `isOfAnother`: it was bought for another version, so this one costs nothing.
 */
export async function boughtArtOf(
	shop: Shop,
	{ id, book_id, first_page, seed }: PageVersion,
): Promise<BoughtArt & { isOfAnother: boolean }> {
	const { files } = shop.providers;
	const versions = await listBookVersions(shop.db, { bookId: book_id, firstPage: first_page });
	const same = versions.filter((version) => version.seed === seed).map((version) => version.id);
	for (const from of [id, ...same]) {
		const art = await files.get(artKey(from));
		if (art) return { find: async () => art, keep: async () => {}, isOfAnother: from !== id };
	}
	const keep = (art: Uint8Array) => files.put(artKey(id), art, "image/jpeg");
	return { find: async () => null, keep, isOfAnother: false };
}
