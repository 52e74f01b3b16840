import type { CoverBrief, CoverCharacter } from "~/providers/illustrator/port";
import type { ReadingLevel, Relationship } from "~/shop/books/rules";
import { type Book, type CharacterRow, findCharacters } from "~/shop/books/store.server";
import type { Shop } from "~/shop.server";

/** Where a character's likeness is kept: with the book, by the photo it was drawn from. */
export function likenessKey(character: Pick<CharacterRow, "book_id" | "photo_id">): string {
	return `likenesses/${character.book_id}/${character.photo_id}.png`;
}

/** Where a cover's picture for the screen is kept. */
export function screenKey(coverId: string): string {
	return `covers/${coverId}/screen.jpg`;
}

/** Where the same picture is kept at print size. */
export function printKey(coverId: string): string {
	return `covers/${coverId}/print.jpg`;
}

/**
 * What the illustrator is told of a book's cover. The same book and seed always give the same brief, so that screen and
 * print come from one drawing. null when a likeness is gone (deleted after 30 days).
 */
export async function briefOf(shop: Shop, book: Book, seed: string): Promise<CoverBrief | null> {
	const characters: CoverCharacter[] = [];
	for (const row of await findCharacters(shop.db, book.id)) {
		const png = row.likeness_key ? await shop.providers.files.get(row.likeness_key) : null;
		if (!png) return null;
		characters.push({
			name: row.name,
			age: row.age,
			personality: row.personality,
			isMain: row.is_main === 1,
			relationship: row.relationship as Relationship | null,
			likeness: { png },
		});
	}
	return {
		title: book.title,
		location: book.location,
		imagePrompt: book.image_prompt ?? "",
		readingLevel: book.reading_level as ReadingLevel,
		seed,
		characters,
	};
}
