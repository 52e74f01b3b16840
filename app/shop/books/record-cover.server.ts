import type { Handle } from "#db/open";
import { shortenPhotos } from "~/shop/photos/shorten-photos.server";
import type { Shop } from "~/shop.server";
import { clearCaptchaPassed } from "./draft-store.server";
import { isWaiting } from "./rules";
import { bookById, findCharacters, updateBook } from "./store.server";

/**
 * Shows a cover that has arrived: the first one begins the book's offer, the draft's captcha is used up, and the last day of
 * the photos it was drawn from begins. Returns whether the book had been waiting for it, with nobody looking on.
 */
export async function recordCover(
	shop: Shop,
	trx: Handle,
	bookId: string,
	coverId: string,
): Promise<boolean> {
	const at = shop.clock.now().toISOString();
	const book = await bookById(trx, bookId);
	const offered = book?.cover_id === null ? { created_at: at } : {};
	await updateBook(trx, bookId, { cover_id: coverId, failure: null, updated_at: at, ...offered });
	const photoIds = (await findCharacters(trx, bookId)).map(({ photo_id }) => photo_id);
	await shortenPhotos(shop, trx, photoIds);
	await clearCaptchaPassed(trx, bookId);
	return book !== undefined && isWaiting(book);
}

/** Why a book's cover came to nothing (a code of the illustrator or of the limits); null once one is on its way. */
export function recordFailure(shop: Shop, db: Handle, bookId: string, code: string | null): Promise<void> {
	return updateBook(db, bookId, { failure: code, updated_at: shop.clock.now().toISOString() });
}
