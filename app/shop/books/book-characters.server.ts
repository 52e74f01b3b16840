import type { Shop } from "~/shop.server";
import { type Book, bookById, type CharacterRow, findCharacters } from "./store.server";

export { isApproved, lastOrderedAt } from "./approved-store.server";
export { withoutPictures } from "./pictures-store.server";
export { type Book, type CharacterRow, characterOf, setLikeness } from "./store.server";

/** A book with its characters, in the order the family gave them. */
export type BookWithCharacters = { book: Book; characters: CharacterRow[] };

/** A book whoever it belongs to: for the jobs. undefined when it is gone. */
export async function readBookWithCharacters(
	shop: Shop,
	bookId: string,
): Promise<BookWithCharacters | undefined> {
	const book = await bookById(shop.db, bookId);
	return book && { book, characters: await findCharacters(shop.db, bookId) };
}
