import type { Handle } from "#db/open";
import { shortenPhotos } from "~/shop/photos/shorten-photos.server";
import type { Shop } from "~/shop.server";
import { isWaiting } from "./rules";
import { bookById, findCharacters, setCover, updateBook } from "./store.server";

/**
 * A cover has arrived: it is the chosen one until its family picks another, the first one begins the book's offer, and the last
 * day of the photos it was drawn from begins. Returns whether the book had been waiting for it, with nobody looking on.
 */
export async function recordCover(
	shop: Shop,
	trx: Handle,
	bookId: string,
	coverId: string,
): Promise<boolean> {
	const at = shop.clock.now().toISOString();
	const book = await bookById(trx, bookId);
	if (!book) return false;
	const offered = book.cover_id === null ? { created_at: at } : {};
	await setCover(trx, bookId, { cover_id: coverId, failure: null, updated_at: at, ...offered });
	const photoIds = (await findCharacters(trx, bookId)).map(({ photo_id }) => photo_id);
	await shortenPhotos(shop, trx, photoIds);
	return isWaiting(book);
}

/** A cover has arrived whose letters were put right: it takes the place of the one before, in a book that was ordered as well. */
export function recordRespelledCover(shop: Shop, db: Handle, bookId: string, coverId: string): Promise<void> {
	return updateBook(db, bookId, { cover_id: coverId, updated_at: shop.clock.now().toISOString() });
}

/** Makes a cover its book's chosen one. Returns whether it is: what has been ordered keeps the cover it was ordered with. */
export function recordChoice(shop: Shop, db: Handle, bookId: string, coverId: string): Promise<boolean> {
	return setCover(db, bookId, { cover_id: coverId, updated_at: shop.clock.now().toISOString() });
}

/** Why a book's cover came to nothing (a code of the illustrator or of the limits); null once one is on its way. */
export function recordFailure(shop: Shop, db: Handle, bookId: string, code: string | null): Promise<void> {
	return updateBook(db, bookId, { failure: code, updated_at: shop.clock.now().toISOString() });
}
