import type { Actor } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { setDraftBook, writeDraft } from "./draft-store.server";
import { formOfBook } from "./form-of-book.server";
import { findBook } from "./store.server";

/**
 * Makes a book that the browser remembered the current draft again.
 * Errors: `not_found` for somebody else's, for one without a cover and for one that has been ordered.
 */
export async function restoreBook(shop: Shop, actor: Actor, bookId: string): Promise<Result<null>> {
	return shop.db.transaction().execute(async (trx) => {
		const book = await findBook(trx, actor.id, bookId);
		if (!book?.cover_id || book.ordered) return fail("not_found", "We have no such book.");
		await writeDraft(trx, {
			id: shop.ids.next("draft"),
			ownerId: actor.id,
			form: await formOfBook(trx, book),
			now: shop.clock.now().toISOString(),
		});
		await setDraftBook(trx, actor.id, book.id);
		return done(null);
	});
}
