import { spelled } from "./spellings";
import type { IdeaRead, Word } from "./words";

/** Finds a story's phrases in an idea: words by any of their keys, `*` for up to three words, never across sentences. */

export type Phrase = { text: string; steps: readonly string[]; points: number };
/** The places of the words that it stands on; those under `*` are left out. */
export type Found = { phrase: Phrase; places: readonly number[] };

const FURTHEST = 3;

/** Takes phrases as a story's file has them. */
export function phrasesOf(texts: readonly string[], points: number): Phrase[] {
	return texts.map((text) => ({
		text,
		steps: spelled(text.toLowerCase()).split(/\s+/).filter(Boolean),
		points,
	}));
}

/** By their first words, so that an idea is gone through once. */
export type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

export function phraseBook(phrases: readonly Phrase[]): PhraseBook {
	const book = new Map<string, Phrase[]>();
	for (const phrase of phrases) {
		const first = phrase.steps[0] ?? "";
		book.set(first, [...(book.get(first) ?? []), phrase]);
	}
	return book;
}

/** Every phrase of the book wherever it stands; `isBlank` says which words count for nothing. */
export function findPhrases(
	{ words }: IdeaRead,
	book: PhraseBook,
	isBlank: (at: number) => boolean = () => false,
): Found[] {
	const found: Found[] = [];
	for (const [at, word] of words.entries()) {
		if (isBlank(at)) continue;
		for (const key of word.keys)
			for (const phrase of book.get(key) ?? []) {
				const places = placesFrom(words, phrase.steps, at, isBlank);
				if (places) found.push({ phrase, places });
			}
	}
	return found;
}

/** What is said not to be doesn't count; a phrase that says so itself ("can not sleep") does. */
export function isDenied({ words }: IdeaRead, { places }: Found): boolean {
	const first = places[0] ?? 0;
	return places.some((at) => {
		const by = words[at]?.deniedBy ?? null;
		return by !== null && by < first;
	});
}

function placesFrom(
	words: readonly Word[],
	steps: readonly string[],
	start: number,
	isBlank: (at: number) => boolean,
): number[] | null {
	const places = [start];
	let at = start;
	let reach = 1;
	for (const step of steps.slice(1)) {
		if (step === "*") {
			reach += FURTHEST;
			continue;
		}
		const next = nextWith(words, step, at, reach);
		if (next === null || isBlank(next)) return null;
		places.push(next);
		at = next;
		reach = 1;
	}
	return places;
}

/** The next word that has a key, within reach: no comma and no end of a sentence between. */
function nextWith(words: readonly Word[], step: string, from: number, reach: number): number | null {
	for (let at = from + 1; at <= from + reach; at++) {
		const word = words[at];
		if (!word || word.sentence !== words[from]?.sentence || /^[,:()–—-]$/.test(word.lower)) return null;
		if (word.keys.has(step)) return at;
	}
	return null;
}
