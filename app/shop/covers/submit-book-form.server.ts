import type { Actor } from "~/shop/actor";
import type { DraftForm } from "~/shop/books/rules";
import { type Started, startBook } from "~/shop/books/start-book.server";
import type { Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { startCover } from "./start-cover.server";

/**
 * The book form: begins a book or changes the one it names, whose cover follows the synopsis; where only the cover is missing,
 * that alone is drawn and nothing is bought twice. `address`: keyed hash of the visitor's network address.
 * Errors: those of `startBook`; where only the cover was missing also those of `startCover`.
 */
export async function submitBookForm(
	shop: Shop,
	actor: Actor,
	form: DraftForm,
	address: string,
): Promise<Result<Started>> {
	const started = await startBook(shop, actor, form, { door: "form", coverFor: address });
	if (!started.ok || !started.value.lacksCover) return started;
	const { bookId } = started.value;
	const drawn = await startCover(shop, actor, { bookId, addressHash: address, awaited: false });
	return drawn.ok ? started : drawn;
}
