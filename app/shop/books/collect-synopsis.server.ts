import type { Actor } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { SynopsisAnswer } from "./contract";
import { UNSUITABLE } from "./contract";
import { MAKING_TEXTS } from "./rules";
import { findBook, updateBook } from "./store.server";

/**
 * The answer of a call that waited for a synopsis; it is owed no longer then.
 * Errors: `not_found`, `busy` (still being written), `invalid` (the writer won't write it), `vendor`.
 */
export async function collectSynopsis(
	shop: Shop,
	actor: Actor,
	bookId: string,
): Promise<Result<SynopsisAnswer>> {
	const book = await findBook(shop.db, actor.id, bookId);
	if (!book) return fail("not_found", "We have no such book.");
	if (book.state === "writing") {
		return fail("busy", "The synopsis is still being written. Please ask again in a moment.", {
			retryAfter: 5,
		});
	}
	if (book.state === "failed") {
		return book.failure === "refused" ? fail("invalid", UNSUITABLE) : fail("vendor", MAKING_TEXTS.synopsis);
	}
	await updateBook(shop.db, book.id, { open_for: null });
	return done({ synopsis: book.synopsis ?? "", imagePrompt: book.image_prompt ?? "", bookId: book.id });
}
