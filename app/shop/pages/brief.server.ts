import { readBookWithCharacters, readFace } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { readScript } from "~/shop/books/read-script.server";
import { readCoverArt } from "~/shop/covers/read-cover-art.server";
import type { Shop } from "~/shop.server";
import { BACK_LEVEL, BACK_PAGE, backCover } from "~/studio/story/back-cover";
import type { SpreadBrief } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import { type Script, setFor } from "~/studio/story/script";
import { composed } from "./looks.server";
import type { PageVersion } from "./store.server";

/**
 * A book as its pages are drawn from it: its script, and everybody of its cast with their head; null once a head is gone, when
 * nobody is drawn any more, but what has words alone is. `cover`: its chosen one, for whoever paints by it.
 */
export type BookToDraw = { script: Script; cast: CastLikeness[] | null; cover: Uint8Array | null };

/** null when the book is gone. Photos aren't needed any more. */
export async function readBookToDraw(shop: Shop, bookId: string): Promise<BookToDraw | null> {
	const book = await readBookWithCharacters(shop, bookId);
	const script = book && (await readScript(shop, bookId));
	if (!script) return null;
	const cast: CastLikeness[] = [];
	for (const [index, member] of script.cast.entries()) {
		const row = book.characters[index];
		const face = row ? await readFace(shop, row) : null;
		if (!face) return { script, cast: null, cover: null };
		cast.push({ member, ...face });
	}
	const { style, cover_id } = book.book;
	const cover = illustratorOf(shop, { style }).sheets && cover_id ? await readCoverArt(shop, cover_id) : null;
	return { script, cast, cover };
}

/**
 * What the illustrator is told of one version of a spread, words and all; for print they are set live, and it keeps the ground for them
 * only. null where the script has no such spread, or nobody can be drawn on it any more.
 */
export function briefOf(
	{ script, cast, cover }: BookToDraw,
	version: PageVersion,
	lettered = true,
): SpreadBrief | null {
	const isBack = version.first_page === BACK_PAGE;
	const spread = isBack
		? backCover(script)
		: script.spreads.find(({ pages }) => pages[0] === version.first_page);
	// Nobody is on a back cover.
	if (!spread || (spread.scene && !cast && !isBack)) return null;
	const words: string[] = version.words === null ? [...spread.words] : JSON.parse(version.words);
	return {
		title: script.title,
		level: isBack ? BACK_LEVEL : setFor(script),
		spread: { ...composed(spread, version.look), words },
		cast: (isBack ? null : cast) ?? [],
		...(script.looks && { looks: script.looks }),
		...(cover && !isBack && { cover }),
		seed: version.seed,
		lettered,
	};
}
