import type { Handle } from "#db/open";
import { shortenPhotos } from "~/shop/photos/shorten-photos.server";
import type { Shop } from "~/shop.server";
import { clearCaptchaPassed } from "./draft-store.server";
import { findCharacters, updateBook } from "./store.server";

/** Shows a cover that has arrived: the draft's captcha is used up, and the last day of the photos it was drawn from begins. */
export async function recordCover(shop: Shop, trx: Handle, bookId: string, coverId: string): Promise<void> {
	const updated_at = shop.clock.now().toISOString();
	await updateBook(trx, bookId, { cover_id: coverId, failure: null, updated_at });
	const photoIds = (await findCharacters(trx, bookId)).map(({ photo_id }) => photo_id);
	await shortenPhotos(shop, trx, photoIds);
	await clearCaptchaPassed(trx, bookId);
}

/** Why a book's cover came to nothing (a code of the illustrator or of the limits); null once one is on its way. */
export function recordFailure(shop: Shop, db: Handle, bookId: string, code: string | null): Promise<void> {
	return updateBook(db, bookId, { failure: code, updated_at: shop.clock.now().toISOString() });
}
