import type { Handle } from "#db/open";
import { cleanText } from "~/shop/books/contract";
import { isUnsuitable } from "~/shop/books/moderation";
import { whyUnprintable } from "~/shop/books/printable-signs";
import { readScript } from "~/shop/books/read-script.server";
import { done, fail, type Problem, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { asDedication, DEDICATION_PAGE, dedicationWith, readDedication } from "~/studio/story/dedication";
import { beginVersion, versionsOf } from "./bought-pages.server";
import { mostLetters, spreadOf, tooLong, WORDS_TEXTS, wordsField, writtenOf } from "./rules";
import type { PageVersion } from "./store.server";

/** What a family has written of a page. */
export type WrittenPage = {
	/** The page, 1 to 24. */
	number: number;
	/** The version of its picture that was on the screen when the family began to write. */
	version: number;
	words: string;
};

type Writing = {
	bookId: string;
	/** All that was written at once: it is put into the book together, or none of it. */
	pages: readonly WrittenPage[];
	/** Changes the book may have, and what is said once they are used. */
	most: number;
	used: string;
	/** Whether this visitor may write in the book just now. */
	stillOpen(db: Handle): Promise<Result<unknown>>;
};

/** As it is printed: one paragraph; the dedication keeps its lines. */
const asPrinted = (text: string, number: number): string =>
	number === DEDICATION_PAGE ? asDedication(cleanText(text, true)) : cleanText(text);

/** What a page says with a family's words instead of `before`: a gift's message stays under a dedication. */
const withWords = (before: string, words: string, number: number): string =>
	number === DEDICATION_PAGE ? dedicationWith(words, readDedication(before).message) : words;

/** What is wrong with the words of a page that says `before` now; null for nothing. */
function faultOf(words: string, level: string, number: number, before: string): string | null {
	const most = mostLetters(level, number, before);
	if (words === "") return number === DEDICATION_PAGE ? WORDS_TEXTS.emptyDedication : WORDS_TEXTS.empty;
	if (words.length > most) return tooLong(words.length, most);
	return whyUnprintable(words) ?? (isUnsuitable(words) ? WORDS_TEXTS.unsuitable : null);
}

/** A picture some of whose pages are to say something else. */
type Change = {
	picture: PageVersion;
	/** Of the version that will have them. */
	version: number;
	words: string[];
	isOpen: boolean;
	/** What its pages say by now, by their fields, where another version is in the book than was on the screen. */
	newer: Record<string, string> | null;
};

/**
 * Puts a family's own words on pages: a new version of each picture that says something else then, in the book once it is drawn. What a
 * page says already asks for nothing. Errors: as `stillOpen`; `invalid` (fields `words-4` ...); `conflict`: another version is in the book by
 * now (details `newer`: what it says, by field), or one is being drawn; `quota`; `not_found`.
 */
export async function writeWords(
	shop: Shop,
	{ bookId, pages, most, used, stillOpen }: Writing,
): Promise<Result<null>> {
	const open = await stillOpen(shop.db);
	if (!open.ok) return open;
	const script = await readScript(shop, bookId);
	const NO_PAGE = fail("not_found", WORDS_TEXTS.noPage);
	if (!script || pages.length === 0) return NO_PAGE;
	const titlePage = script.spreads.find(({ kind }) => kind === "title")?.pages[0];
	return shop.db
		.transaction()
		.execute(async (trx) => {
			const still = await stillOpen(trx);
			if (!still.ok) return still;
			const faults: Record<string, string[]> = {};
			const changes: Change[] = [];
			for (const firstPage of new Set(pages.map(({ number }) => spreadOf(number)))) {
				const { versions, inBook, isOpen } = await versionsOf(trx, { bookId, firstPage });
				const before: string[] = JSON.parse(inBook?.words ?? "[]");
				const words = [...before];
				const newer: Record<string, string> = {};
				let isStale = false;
				for (const page of pages.filter(({ number }) => spreadOf(number) === firstPage)) {
					const { number } = page;
					const said = before[number - firstPage];
					if (!inBook || !said || number === titlePage) return NO_PAGE;
					const own = writtenOf(said, number).text;
					const typed = asPrinted(page.words, number);
					if (typed === asPrinted(own, number)) continue;
					words[number - firstPage] = withWords(said, typed, number);
					newer[wordsField(number)] = own;
					isStale ||= page.version !== inBook.version;
					const fault = faultOf(typed, script.level, number, said);
					if (fault) faults[wordsField(number)] = [fault];
				}
				if (inBook && words.some((text, side) => text !== before[side]))
					changes.push({
						picture: inBook,
						version: versions.length + 1,
						words,
						isOpen,
						newer: isStale ? newer : null,
					});
			}
			const [fault] = Object.values(faults).flat();
			if (fault) return fail("invalid", fault, { fields: faults });
			if (changes.some(({ isOpen }) => isOpen)) return fail("conflict", WORDS_TEXTS.beingDrawn);
			const newer = Object.assign({}, ...changes.map((change) => change.newer));
			if (Object.keys(newer).length > 0) return fail("conflict", WORDS_TEXTS.stale, { details: { newer } });
			for (const { picture, version, words } of changes) {
				const made = { made_by: "edit", version, words: JSON.stringify(words), most } as const;
				if (!(await beginVersion(trx, shop, picture, made)))
					throw new Undone({ code: "quota", message: used });
			}
			return done(null);
		})
		.catch((error) => {
			if (error instanceof Undone) return { ok: false as const, error: error.problem };
			throw error;
		});
}

/** Ends the transaction: what was written at once is put into the book together. */
class Undone extends Error {
	constructor(readonly problem: Problem) {
		super(problem.message);
	}
}
