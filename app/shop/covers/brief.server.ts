import {
	type Book,
	type BookWithCharacters,
	type CharacterRow,
	characterOf,
	readFace,
} from "~/shop/books/book-characters.server";
import { readScript } from "~/shop/books/read-script.server";
import type { Shop } from "~/shop.server";
import type { CoverBrief } from "~/studio/story/brief";
import type { CastLikeness, CastMember } from "~/studio/story/cast";
import { plainMember } from "~/studio/story/clothes";
import type { ReadingLevel } from "~/studio/story/levels";
import type { Setting } from "~/studio/story/places/list";
import { recognisePlace } from "~/studio/story/recognise-place";
import type { PlaceAndTime } from "~/studio/story/scene";
import type { Script } from "~/studio/story/script";
import type { Time } from "~/studio/story/vocabulary";

/**
 * What the illustrator is told of a book's cover. The same book and seed always give the same brief, so that screen and
 * print come from one drawing. null when a likeness is gone (deleted after 30 days).
 */
export async function briefOf(
	shop: Shop,
	{ book, characters }: BookWithCharacters,
	seed: string,
): Promise<CoverBrief | null> {
	const imagePrompt = book.image_prompt ?? "";
	const place = placeOf(book, imagePrompt);
	const script = await readScript(shop, book.id);
	const cast: CastLikeness[] = [];
	for (const [i, row] of characters.entries()) {
		const face = await readFace(shop, row);
		if (!face) return null;
		cast.push({ member: memberOf({ book, script }, row, i), ...face });
	}
	return {
		title: book.title,
		imagePrompt,
		...place,
		readingLevel: book.reading_level as ReadingLevel,
		seed,
		cast,
		...(script?.looks && { looks: script.looks }),
		...(script?.cover.outfit && { outfit: script.cover.outfit }),
		...(script?.story !== undefined && { scene: script.cover }),
	};
}

/** Somebody of a book as its script casts them; a book from before scripts is cast plainly. */
export function memberOf(
	{ book, script }: { book: Book; script: Script | null },
	character: CharacterRow,
	at: number,
): CastMember {
	const { setting } = placeOf(book, book.image_prompt ?? "");
	return script?.cast[at] ?? plainMember(characterOf(character), at, setting);
}

/** As the writer told it; a book from before writers did is read once more. */
function placeOf({ setting, time, ...book }: BookWithCharacters["book"], description: string): PlaceAndTime {
	if (setting && time) return { setting: setting as Setting, time: time as Time };
	return recognisePlace({ ...book, description });
}
