import type { Actor } from "~/shop/actor";
import { OFFER_ENDED, offerOpen } from "~/shop/books/rules";
import { findBook, noteRedrawn } from "~/shop/books/store.server";
import { fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { reserveCover } from "./reserve.server";

export type CoverRequest = {
	bookId: string;
	/** Keyed hash of the visitor's network address. */
	addressHash: string;
	/** A call waits for the answer, and may ask again for it. */
	awaited: boolean;
};

/**
 * Begins to draw a book's cover, or joins the drawing that is under way; a finished one is drawn anew. A credit is
 * reserved now and taken when the cover has arrived. Gives the cover's id.
 * Errors: `not_found`, `conflict` (no synopsis yet, or already ordered), `forbidden` (its offer has ended), `frozen`, `rate_limited`. (specification, section 4)
 */
export async function startCover(
	shop: Shop,
	actor: Actor,
	{ bookId, addressHash, awaited }: CoverRequest,
): Promise<Result<{ coverId: string }>> {
	return shop.db.transaction().execute(async (trx) => {
		const book = await findBook(trx, actor.id, bookId);
		if (!book) return fail("not_found", "We have no such book.");
		if (book.state !== "written")
			return fail("conflict", "The synopsis comes first: this book has none yet.");
		if (book.ordered) return fail("conflict", "This book has been ordered, so its cover stays as it is.");
		// Nobody could order it: a credit would be taken for nothing.
		if (!offerOpen(book.created_at, shop.clock.now())) return fail("forbidden", OFFER_ENDED);
		const reserved = await reserveCover(trx, shop, {
			ownerId: actor.id,
			bookId,
			addressHash,
			awaited,
		});
		if (reserved.ok) await noteRedrawn(trx, bookId, shop.clock.now().toISOString());
		return reserved;
	});
}
