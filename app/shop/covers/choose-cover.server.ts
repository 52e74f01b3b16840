import type { Actor } from "~/shop/actor";
import { recordChoice } from "~/shop/books/record-cover.server";
import { COVER_STAYS } from "~/shop/books/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { COVER_NOT_FOUND } from "./rules";
import { findCover } from "./store.server";

/**
 * Picks one of a book's covers, which is shown and printed from now on; payments that were prepared with another one keep it.
 * Errors: `not_found` (no such cover of this book, or somebody else's), `conflict` (ordered already).
 */
export async function chooseCover(
	shop: Shop,
	actor: Actor,
	{ bookId, coverId }: { bookId: string; coverId: string },
): Promise<Result<null>> {
	const cover = await findCover(shop.db, actor.id, coverId);
	if (cover?.book_id !== bookId || cover.state !== "ready") return COVER_NOT_FOUND;
	if (await recordChoice(shop, shop.db, bookId, coverId)) return done(null);
	return fail("conflict", COVER_STAYS);
}
