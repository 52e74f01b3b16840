import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { BACK_LEVEL, backCover } from "~/studio/story/back-cover";
import { SAFE } from "~/studio/story/compositions/paper";
import { FORMATS } from "~/studio/story/format";
import type { Likeness } from "~/studio/story/likeness";
import { OLDER_BOOKS, type OlderBook } from "~/studio/story/older-books.testing";
import type { Spread } from "~/studio/story/script";
import { smallPages } from "./small-pages.testing";

/** Books that were written before there was a shelf are drawn as they were stored. */

let likeness: Likeness;
beforeAll(async () => {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><ellipse cx="128" cy="136" rx="98" ry="116" fill="#6b4630"/></svg>`;
	likeness = { png: await sharp(Buffer.from(head)).png().toBuffer() };
});

const { width: TRIM } = FORMATS.page;
/** A picture has hundreds, paper with words on it a few. */
const LEAST_COLOURS = 50;
const joined = (text: string) => text.replace(/\s/gu, "");

/** What is wrong with the pages of a spread as they are drawn today. */
async function faultsOf({ script, seed }: OlderBook, spread: Spread, level: string): Promise<string[]> {
	const cast = script.cast.map((member) => ({ member, likeness }));
	const brief = { title: script.title, level, spread, cast, seed, lettered: false };
	const { pages, picture } = await smallPages(brief);
	const { data } = picture;
	const colours = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
	return pages.flatMap(({ words, faces }, side) => {
		const page = `page ${spread.pages[side]}`;
		const set = joined(words.map(({ text }) => text).join(""));
		const isTold = spread.kind === "title" || set.includes(joined(spread.words[side] ?? ""));
		const isCut = faces.some(
			({ x, y, width, height }) => Math.min(x, y, TRIM - x - width, TRIM - y - height) < SAFE,
		);
		return [
			...(isTold ? [] : [`${page} says ${set}`]),
			...(isCut ? [`${page}: a face near its edge`] : []),
			...(spread.scene && colours < LEAST_COLOURS ? [`${page}: ${colours} colours`] : []),
		];
	});
}

test.each(
	lot(OLDER_BOOKS, 4),
)("$script.title, $script.level: every page is drawn, all words on it, every face well within", async (book) => {
	const faults: string[] = [];
	for (const spread of book.script.spreads) faults.push(...(await faultsOf(book, spread, book.script.level)));
	faults.push(...(await faultsOf(book, backCover(book.script), BACK_LEVEL)));
	expect(faults).toEqual([]);
});
