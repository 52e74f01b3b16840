import type { Handle } from "#db/open";
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
	/** How many orders the book had when the form was made. *Order again* is refused with one more: the form has been sent. */
	ordersBefore?: number;
};

/** A book that may be bought now. `again` is true only for one that has been ordered before. */
export type Sale = { book: CheckoutBook; again: boolean };

/**
 * Finds what is being bought and whether it may be. Errors: `not_found` (no such book, or somebody else's), `conflict`
 * (no cover yet, or ordered already, perhaps with this very form, then with `details.ordered`), `forbidden` (offer over;
 * *Order again* by a guest).
 */
export function findSale(shop: Shop, actor: Actor, input: SaleInput): Promise<Result<Sale>> {
	return saleIn(shop.db, actor, input, shop.clock.now());
}

/** `findSale` as part of a transaction. */
export async function saleIn(db: Handle, actor: Actor, input: SaleInput, now: Date): Promise<Result<Sale>> {
	const book = await findCheckoutBook(db, actor.id, input.bookId || null);
	if (!book) return BOOK_NOT_FOUND;
	if (book.coverId === null) return fail("conflict", "This book has no cover yet. Please finish it first.");
	const again = book.ordered && input.again === true;
	if (book.ordered && !again) return orderedAlready({ bookId: book.id, again });
	if (again && actor.kind === "guest") return fail("forbidden", "Please sign in to order a book again.");
	const sentBefore = again && (input.ordersBefore ?? book.orders) !== book.orders;
	if (sentBefore) return orderedAlready({ bookId: book.id, again });
	if (!again && !offerOpen(book.createdAt, now)) return fail("forbidden", OFFER_ENDED);
	return done({ book, again });
}

/** Why a book can't be paid for: it has been, perhaps a moment ago in another tab or by a second press of Pay. */
export function orderedAlready({ bookId, again }: { bookId: string; again: boolean }) {
	const message = again
		? "You ordered this book a moment ago. For one more, choose Order again in My Orders."
		: "This book has already been ordered.";
	return fail("conflict", message, { details: { ordered: true, bookId } });
}
