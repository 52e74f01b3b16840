import type { Actor } from "~/shop/actor";
import { pageKey } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import { findVersion } from "./store.server";

/** The first page of the picture that a page is on: the double pages are 4 and 5 to 22 and 23. */
export function spreadOf(number: number): number {
	return number >= 4 && number <= 23 ? number - (number % 2) : number;
}

/**
 * The screen picture of a page (JPEG) in one of its versions, for the book's owner; null for everybody else, as for a picture
 * that isn't there.
 */
export async function findPagePicture(
	shop: Shop,
	actor: Actor | null,
	asked: { bookId: string; number: number; version: number },
): Promise<Uint8Array | null> {
	const firstPage = spreadOf(asked.number);
	const version = actor && (await findVersion(shop.db, actor.id, { ...asked, firstPage }));
	return version?.state === "ready" ? shop.providers.files.get(pageKey(version.id, asked.number)) : null;
}
