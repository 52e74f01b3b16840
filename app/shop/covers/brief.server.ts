import type { CoverBrief, CoverCharacter } from "~/providers/illustrator/port";
import { type BookWithCharacters, characterOf } from "~/shop/books/book-characters.server";
import { readScript } from "~/shop/books/read-script.server";
import type { ReadingLevel } from "~/shop/books/rules";
import { recognisePlace } from "~/story/recognise-place";
import type { PlaceAndTime } from "~/story/scene";
import type { Setting } from "~/story/places/list";
import type { Time } from "~/story/vocabulary";
import { plainMember } from "~/story/clothes";
import type { Shop } from "~/shop.server";

/**
 * What the illustrator is told of a book's cover. The same book and seed always give the same brief, so that screen and
 * print come from one drawing. null when a likeness is gone (deleted after 30 days).
 */
export async function briefOf(
	shop: Shop,
	{ book, characters: cast }: BookWithCharacters,
	seed: string,
): Promise<CoverBrief | null> {
	const imagePrompt = book.image_prompt ?? "";
	const place = placeOf(book, imagePrompt);
	const script = await readScript(shop, book.id);
	const characters: CoverCharacter[] = [];
	for (const [i, row] of cast.entries()) {
		const png = row.likeness_key ? await shop.providers.files.get(row.likeness_key) : null;
		if (!png) return null;
		const character = characterOf(row);
		const member = script?.cast[i] ?? plainMember(character, i, place.setting);
		characters.push({ ...character, likeness: { png }, member });
	}
	return {
		title: book.title,
		imagePrompt,
		...place,
		readingLevel: book.reading_level as ReadingLevel,
		seed,
		characters,
	};
}

/** As the writer told it; a book from before writers did is read once more. */
function placeOf({ setting, time, ...book }: BookWithCharacters["book"], description: string): PlaceAndTime {
	if (setting && time) return { setting: setting as Setting, time: time as Time };
	return recognisePlace({ ...book, description });
}
