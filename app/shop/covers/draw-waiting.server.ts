import type { Handle } from "#db/open";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { recordFailure } from "~/shop/books/record-cover.server";
import { isWaiting } from "~/shop/books/rules";
import { findWaiting } from "~/shop/books/waiting.server";
import type { Shop } from "~/shop.server";
import { isPassing, keepLikenesses } from "./make-cover.server";
import { reserveCover } from "./reserve.server";
import { findLastAddress } from "./store.server";
import { lookAgain } from "./wait-for-credits.server";

/**
 * Looks at a book that waits for its first cover: keeps the likenesses it lacks, then begins the cover if there is one to be
 * had, or looks again when there should be. Gives null; otherwise why the likenesses may be tried again.
 */
export async function drawWaiting(shop: Shop, bookId: string, signal: AbortSignal): Promise<string | null> {
	const cast = await readBookWithCharacters(shop, bookId);
	if (!cast || !isWaiting(cast.book)) return null;
	const missing = await keepLikenesses(shop, cast.characters, signal);
	if (missing && isPassing(missing.error)) return missing.error;
	await shop.db.transaction().execute(async (trx) => {
		if (missing) await stopWaiting(shop, bookId, missing.error, trx);
		else await beginOrWait(shop, trx, bookId);
	});
	return null;
}

/** A likeness can't be drawn, so that no cover could be: the book says why, while its photos can still be replaced. */
export async function stopWaiting(
	shop: Shop,
	bookId: string,
	code: string,
	db: Handle = shop.db,
): Promise<void> {
	if (await findWaiting(db, bookId)) await recordFailure(shop, db, bookId, code);
}

async function beginOrWait(shop: Shop, trx: Handle, bookId: string): Promise<void> {
	const book = await findWaiting(trx, bookId);
	if (!book) return;
	const ownerId = book.owner_id;
	// Nobody asks from anywhere now; it counts where its family asked last.
	const addressHash = await findLastAddress(trx, ownerId);
	const reserved = await reserveCover(trx, shop, { ownerId, bookId, addressHash, awaited: false });
	if (reserved.ok) return;
	const { details, retryAfter = 0 } = reserved.error;
	const until = details?.freezeExpiresAt;
	const delayMs =
		typeof until === "string" ? Date.parse(until) - shop.clock.now().getTime() : retryAfter * 1000;
	await lookAgain(shop, trx, bookId, delayMs);
}
