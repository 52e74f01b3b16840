import { type Clause, type Heard, type NounPhrase, type Phrase, TIMES } from "./heard";
import type { Meant } from "./meant";
import { readNounPhrase } from "./noun-phrase";
import { readSubject } from "./several";

/** How clauses begin that don't begin with who does something. */

/** "Hides in the rail of coats": the hero does. */
export const isUnsaid = ([first, second]: readonly Heard[], at: number) =>
	at === 0 &&
	first !== undefined &&
	second?.pos !== "PUNCT" &&
	((first.pos === "VERB" && /[^s]s$/u.test(first.lower)) ||
		// "Don’t kill anybody" is said to the shop.
		(first.pos === "AUX" && second?.lower === "not" && first.lower !== "do"));

type Fronted = { phrases: readonly Phrase[]; end: number };

/** "In the night", "every morning at nine": told first, and said last here. Of a story it isn't said at all. */
export function readFronted(words: readonly Heard[], from: number, meant: Meant): Fronted {
	const phrases: Phrase[] = [];
	let at = from;
	while (phrases.length < 2) {
		const word = words[at];
		const isBehind = word?.pos === "ADP" && word.who === null;
		const noun = readNounPhrase(words, isBehind ? at + 1 : at, meant, undefined, true);
		if (!word || !noun || noun.isPronoun || !(isBehind || TIMES.has(noun.head ?? ""))) break;
		// "The day he came home" isn't when.
		const isWhen = isBehind || /^(?:every|each|one|that|this|last|next)$/u.test(word.lower);
		if (isWhen && !["story", "book", "end", "page"].includes(noun.head ?? ""))
			phrases.push({ role: "where", pieces: [...(isBehind ? [word.lower] : []), ...noun.pieces], noun });
		at = words[noun.end]?.lower === "," ? noun.end + 1 : noun.end;
	}
	return readSubject(words, at, meant) ? { phrases, end: at } : { phrases: [], end: from };
}

export const withFronted = (clause: Clause | null, phrases: readonly Phrase[]): Clause | null =>
	clause && { ...clause, phrases: [...clause.phrases, ...phrases] };

/** "There is a tiny whale". */
export function readThere(words: readonly Heard[], at: number): NounPhrase | null {
	if (words[at]?.lower !== "there") return null;
	const isPlural = /^(?:are|were)$/u.test(words[at + 1]?.lower ?? "");
	return { pieces: ["there"], end: at + 1, people: [], isPlural, isPronoun: true };
}

/** "A dragon who is afraid" is; what is said of somebody between commas is left out. */
export function relativeFrom(words: readonly Heard[], at: number): number {
	const isWho = (on: number) => ["who", "that", "which"].includes(words[on]?.lower ?? "");
	if (isWho(at)) return at + 1;
	if (words[at]?.lower !== "," || !isWho(at + 1)) return at;
	const end = words.findIndex(({ lower }, on) => on > at + 1 && lower === ",");
	return end < 0 ? at : end + 1;
}

/** Further on, "about" is what the story isn't: "please don't make the story about it". */
const MOST_BEFORE = 8;
const ASKING = new Set("want wants like love need wish hope".split(" "));

/** Behind "a story where", behind "I want her to", or from the first word; a sentence to the shop has none. */
export function toldIn(words: readonly Heard[], meant: Meant): readonly Heard[] {
	const at = words.findIndex(
		({ lower }, index) =>
			["where", "when", "how", "about"].includes(lower) &&
			["story", "book", "adventure", "one", "tale", "something"].includes(words[index - 1]?.lower ?? ""),
	);
	if (at >= 0 && at <= MOST_BEFORE) return words.slice(at + 1);
	if (words[0]?.lower === "please" || (words[0]?.lower === "what" && words[1]?.lower === "if")) return [];
	// "His wellies must be in it".
	if (
		words.some(
			({ lower }, on) => lower === "must" && words[on + 1]?.lower === "be" && words[on + 3]?.lower === "it",
		)
	)
		return [];
	const asks = words.findIndex(({ lower }) => ["i", "we", "'d"].includes(lower));
	const want = words.findIndex(({ lower }, index) => index > asks && index < asks + 4 && ASKING.has(lower));
	const isNot = asks >= 0 && asks <= 2 && words[want - 1]?.lower === "not";
	if (isNot && want >= 0) return [];
	const wanted = want < 0 || asks < 0 || asks > 5 ? null : readNounPhrase(words, want + 1, meant);
	if (!wanted || words[wanted.end]?.lower !== "to") return words;
	// "I want it to say": the book.
	if (words[want + 1]?.lower === "it") return [];
	const [done, ...rest] = words.slice(wanted.end + 1);
	// In no form that tells whether it is several.
	const verb: Heard[] = done ? [{ ...done, pos: done.pos === "VERB" ? "AUX" : done.pos }] : [];
	return [...words.slice(want + 1, wanted.end), ...verb, ...rest];
}

/** "We would like something funny". */
export const isToShop = (word: Heard | undefined, { verb }: Clause): boolean =>
	word?.lower === "we" && /^(?:want|like|love|hope|wish|think|have|call|be|ask|prefer)$/u.test(verb);
