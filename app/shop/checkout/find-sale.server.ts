import type { Actor } from "~/shop/actor";
import { OFFER_ENDED, offerOpen } from "~/shop/books/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { BOOK_NOT_FOUND } from "./rules";
import { type CheckoutBook, findCheckoutBook } from "./store.server";

export type SaleInput = {
	/** The current draft's book unless given. */
	bookId?: string | null;
	/** *Order again*: a book that has been ordered before, without an offer window. Signed-in families only. */
	again?: boolean;
};

/** A book that may be bought now. `again` is true only for one that has been ordered before. */
export type Sale = { book: CheckoutBook; again: boolean };

/**
 * Finds what is being bought and whether it may be. Errors: `not_found` (no such book, or somebody else's), `conflict`
 * (no cover yet, or ordered already, then with `details.ordered`), `forbidden` (offer over; *Order again* by a guest).
 */
export async function findSale(shop: Shop, actor: Actor, input: SaleInput): Promise<Result<Sale>> {
	const book = await findCheckoutBook(shop.db, actor.id, input.bookId || null);
	if (!book) return BOOK_NOT_FOUND;
	if (book.coverId === null) return fail("conflict", "This book has no cover yet. Please finish it first.");
	const again = book.ordered && input.again === true;
	if (book.ordered && !again) return orderedAlready(book.id);
	if (again && actor.kind === "guest") return fail("forbidden", "Please sign in to order a book again.");
	if (!again && !offerOpen(book.createdAt, shop.clock.now())) return fail("forbidden", OFFER_ENDED);
	return done({ book, again });
}

/** Why a book can't be paid for: it has been, perhaps a moment ago in another tab. */
export function orderedAlready(bookId: string) {
	return fail("conflict", "This book has already been ordered.", { details: { ordered: true, bookId } });
}
