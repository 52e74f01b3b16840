import { pageKey } from "~/shop/books/picture-keys";
import { readCoverPicture } from "~/shop/covers/find-picture.server";
import type { Shop } from "~/shop.server";
import { spreadOf } from "./rules";
import { shareIdOf } from "./share-token.server";
import { findShared } from "./shares-store.server";
import { listVersions } from "./store.server";

/**
 * A picture of a shared book (JPEG), as the book has it now: its cover ("cover.jpg"), or a page ("4.jpg"). null for any other, and
 * once the link was taken back.
 */
export async function findSharedPicture(shop: Shop, token: string, file: string): Promise<Uint8Array | null> {
	const [, name] = /^(cover|\d{1,2})\.jpg$/.exec(file) ?? [];
	const shareId = name === undefined ? null : shareIdOf(shop, token);
	const book = shareId === null ? undefined : await findShared(shop.db, shareId);
	if (!book) return null;
	if (name === "cover") return book.cover_id === null ? null : readCoverPicture(shop, book.cover_id);
	const firstPage = spreadOf(Number(name));
	const version = (await listVersions(shop.db, book.id)).find(
		(one) => one.first_page === firstPage && one.chosen === 1 && one.state === "ready",
	);
	return version ? shop.providers.files.get(pageKey(version.id, Number(name))) : null;
}
