import type { Shop } from "~/shop.server";
import type { CastLikeness } from "~/studio/story/cast";
import { type Book, bookById, type CharacterRow, findCharacters } from "./store.server";

export { isApproved, lastOrderedAt } from "./approved-store.server";
export { withoutPictures } from "./pictures-store.server";
export { type Book, type CharacterRow, characterOf, setLikeness, setSheet } from "./store.server";

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

/** How somebody looks: their head, and their sheet where there is one. null when the head is gone (deleted after 30 days). */
export async function readFace(
	{ providers: { files } }: Shop,
	{ likeness_key, sheet_key }: CharacterRow,
): Promise<Omit<CastLikeness, "member"> | null> {
	const png = likeness_key ? await files.get(likeness_key) : null;
	const sheet = sheet_key ? await files.get(sheet_key) : null;
	return png && { likeness: { png }, ...(sheet && { sheet }) };
}
