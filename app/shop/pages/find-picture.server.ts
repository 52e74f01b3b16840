import type { Actor } from "~/shop/actor";
import { pageKey } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import { pictureOf } from "./rules";
import { findVersion } from "./store.server";

/**
 * The screen picture of a page or the back cover (JPEG) in one of its versions, for the book's owner; null for everybody else, as for a picture
 * that isn't there.
 */
export async function findPagePicture(
	shop: Shop,
	actor: Actor | null,
	asked: { bookId: string; number: number; version: number },
): Promise<Uint8Array | null> {
	const firstPage = pictureOf(asked.number);
	const version = actor && (await findVersion(shop.db, actor.id, { ...asked, firstPage }));
	return version?.state === "ready" ? shop.providers.files.get(pageKey(version.id, asked.number)) : null;
}
