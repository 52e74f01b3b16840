import type { Actor } from "~/shop/actor";
import { findDrawable } from "~/shop/books/find-drawable.server";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { MOST_EDITS_BEFORE, WORDS_TEXTS } from "./rules";
import { type WrittenPage, writeWords } from "./write-words.server";

/** Puts a family's own words on pages of its book before it is bought, the dedication among them. Errors: as `findDrawable` and `writeWords`. */
export function writePages(
	shop: Shop,
	actor: Actor,
	{ bookId, pages }: { bookId: string; pages: readonly WrittenPage[] },
): Promise<Result<null>> {
	return writeWords(shop, {
		bookId,
		pages,
		most: MOST_EDITS_BEFORE,
		used: WORDS_TEXTS.editsUsedBefore,
		stillOpen: (db) => findDrawable(shop, db, actor, bookId),
	});
}
