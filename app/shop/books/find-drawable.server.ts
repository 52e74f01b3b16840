import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { lacksPictures } from "./pictures-store.server";
import { COVER_STAYS, OFFER_ENDED, offerOpen, PHOTOS_DELETED } from "./rules";
import { type Book, findBook } from "./store.server";

/**
 * A book of the actor's of which a cover may be drawn.
 * Errors: `not_found`, `conflict` (no synopsis yet, already ordered, or its photos deleted), `forbidden` (its offer has ended).
 */
export async function findDrawable(
	shop: Shop,
	trx: Handle,
	actor: Actor,
	bookId: string,
): Promise<Result<Book>> {
	const book = await findBook(trx, actor.id, bookId);
	if (!book) return fail("not_found", "We have no such book.");
	if (book.state !== "written") return fail("conflict", "The synopsis comes first: this book has none yet.");
	if (book.ordered) return fail("conflict", COVER_STAYS);
	if (book.cover_id !== null && (await lacksPictures(trx, bookId))) return fail("conflict", PHOTOS_DELETED);
	// Nobody could order it: a credit would be taken for nothing.
	if (book.cover_id !== null && !offerOpen(book.created_at, shop.clock.now()))
		return fail("forbidden", OFFER_ENDED);
	return done(book);
}
