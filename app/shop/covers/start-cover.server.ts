import type { Actor } from "~/shop/actor";
import { findDrawable } from "~/shop/books/find-drawable.server";
import { recordFailure } from "~/shop/books/record-cover.server";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type Reservation, reserveCover } from "./reserve.server";
import { recordRefusal } from "./wait-for-credits.server";

/**
 * Begins to draw a book's cover, or joins the drawing that is under way; a finished one is drawn anew. A credit is
 * reserved now and taken when the cover has arrived. Gives the cover's id.
 * Errors: `not_found`, `conflict` (no synopsis yet, or already ordered), `forbidden` (its offer has ended), `frozen`, `rate_limited`, `quota` (too many wait to be drawn).
 */
export async function startCover(
	shop: Shop,
	actor: Actor,
	asked: Omit<Reservation, "ownerId">,
): Promise<Result<{ coverId: string }>> {
	return shop.db.transaction().execute(async (trx) => {
		const book = await findDrawable(shop, trx, actor, asked.bookId);
		if (!book.ok) return book;
		const reserved = await reserveCover(trx, shop, { ...asked, ownerId: actor.id });
		if (reserved.ok) await recordFailure(shop, trx, asked.bookId, null);
		else if (book.value.cover_id === null) await recordRefusal(shop, trx, book.value, reserved.error);
		return reserved;
	});
}
