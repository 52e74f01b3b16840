import {
	ADJECTIVES,
	CLAUSE_END,
	KNOWN_NOUNS,
	kindOf,
	MASS,
	PROPER,
	STOP,
	type ThingKind,
	VERBS,
} from "./lexicon";
import { capitalise, plural, withArticle, wordsOf } from "./wording";

/** What the description speaks of: "a tiny dragon", "hidden treasure", "three pirates". */

export type Thing = {
	kind: ThingKind;
	/** "a tiny dragon", "hidden treasure", "her favourite teddy". */
	indefinite: string;
	/** "the tiny dragon". */
	definite: string;
	/** "dragon", singular: two things with one head are the same thing. */
	head: string;
	isPlural: boolean;
	/** Something has become of it: "lost", "goes missing". */
	isLost: boolean;
	/** Only words of the word list, safe to hand to an illustrator. */
	plain: string;
};

const SINGULAR = new Map<string, string>();
for (const noun of KNOWN_NOUNS) {
	if (!MASS.has(noun)) SINGULAR.set(plural(noun), noun);
}
for (const noun of KNOWN_NOUNS) SINGULAR.set(noun, noun);

export const isThing = (word: string) => SINGULAR.has(word);

const OWNERS = new Set(["my", "our", "your", "his", "her", "their", "its"]);
const COUNTS = new Set(wordsOf("two three four five six seven eight nine ten some many lots"));
const DETERMINERS = new Set(["a", "an", "the", "this", "that", "another", "some", "every", ...OWNERS]);

export type Token = { word: string; plain: string; endsClause: boolean };

/** The description word by word; hyphens stay inside words, a comma or full stop ends the clause before it. */
export function tokensOf(text: string): Token[] {
	return text
		.split(/\s+/)
		.map((raw) => ({
			word: raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""),
			endsClause: /[,.;:!?…)”"–—]$/u.test(raw),
		}))
		.filter((token) => token.word !== "")
		.map((token) => ({ ...token, plain: token.word.toLowerCase() }));
}

const isVerb = (word: string) => word in VERBS;

function modifiersBefore(
	tokens: readonly Token[],
	at: number,
): { words: Token[]; determiner: string | null } {
	const words: Token[] = [];
	let before = at - 1;
	for (; before >= 0 && words.length < 3; before--) {
		const token = tokens[before];
		if (!token || token.endsClause || STOP.has(token.plain) || isName(token)) break;
		words.unshift(token);
	}
	const determiner = tokens[before]?.plain ?? null;
	const introduced =
		determiner !== null &&
		(DETERMINERS.has(determiner) || COUNTS.has(determiner)) &&
		!tokens[before]?.endsClause;
	if (introduced && words.length < 3) return { words, determiner };
	const known: Token[] = [];
	for (const token of [...words].reverse()) {
		if (!ADJECTIVES.has(token.plain) || (known.length > 0 && isVerb(token.plain))) break;
		known.unshift(token);
	}
	return { words: known, determiner: null };
}

/** A capital inside a sentence is somebody's or somewhere's name, not a quality. */
const isName = (token: Token) => /^\p{Lu}/u.test(token.word);

function thingAt(tokens: readonly Token[], at: number, her: string): Thing | null {
	const token = tokens[at];
	if (!token) return null;
	const head = SINGULAR.get(token.plain);
	const kind = head ? kindOf(head) : null;
	if (!head || !kind) return null;
	const isPlural = token.plain !== head || (head !== plural(head) ? false : isCounted(tokens, at));
	const { words, determiner } = modifiersBefore(tokens, at);
	const shown = PROPER.has(head) ? capitalise(token.plain) : token.plain;
	const phrase = [...words.map((word) => word.plain), shown].join(" ").replace(/_/g, " ");
	const plain = [...words.map((word) => word.plain).filter((word) => ADJECTIVES.has(word)), shown]
		.join(" ")
		.replace(/_/g, " ");
	const owner =
		determiner && OWNERS.has(determiner)
			? ["my", "our", "your", "its"].includes(determiner)
				? her
				: determiner
			: null;
	const bare = isPlural || MASS.has(head);
	return {
		kind,
		head,
		isPlural,
		isLost: isLost(tokens, at, words),
		indefinite: owner
			? `${owner} ${phrase}`
			: bare
				? phrase
				: superlative(words)
					? `the ${phrase}`
					: withArticle(phrase),
		definite: owner
			? `${owner} ${phrase}`
			: PROPER.has(head) || (MASS.has(head) && kind === "fear" && words.length === 0 && determiner !== "the")
				? phrase
				: `the ${phrase}`,
		plain: bare ? plain : withArticle(plain),
	};
}

const superlative = (words: readonly Token[]) =>
	words.some((word) => /^(?:best|first|last|same|\p{L}+est)$/u.test(word.plain) && word.plain !== "forest");
const LOSS = /^(?:loses?|lost|missing|disappears?|disappeared|vanish(?:es|ed)?|stolen|hidden|misplaced)$/;

function isLost(tokens: readonly Token[], at: number, modifiers: readonly Token[]): boolean {
	const around = [
		...modifiers,
		tokens[at - modifiers.length - 2],
		tokens[at - modifiers.length - 1],
		...tokens.slice(at + 1, at + 3),
	];
	return around.some((token) => token !== undefined && LOSS.test(token.plain));
}

const isCounted = (tokens: readonly Token[], at: number) =>
	COUNTS.has(tokens[at - 1]?.plain ?? "") || /^(?:are|were)$/.test(tokens[at + 1]?.plain ?? "");
/** Two words that are one noun are read as one: "polar bear", "hot air balloon". */
export function joined(text: string): string {
	let read = text;
	for (const noun of KNOWN_NOUNS) {
		if (!noun.includes("_")) continue;
		read = read.replace(
			new RegExp(`(?<!\\p{L})${noun.replace(/_/g, "[ -]")}(s?)(?!\\p{L})`, "giu"),
			`${noun}$1`,
		);
	}
	return read;
}

/** "a pirate adventure" speaks of pirates, but there is no pirate to be met. */
const TELLING = new Set(wordsOf("adventure adventures story tale trip day night mission quest time"));
const RELATIVES = new Set(["mum", "dad", "nan", "gran", "grandad", "grandma", "brother", "sister", "family"]);

/** Every thing the grammar knows, in the description's order, each head once and as fully as it is described. `her` stands in for "my" and "our". */
export function thingsIn(tokens: readonly Token[], her: string): Thing[] {
	const found: Thing[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (!token || isVerbHere(tokens, at) || isCompound(tokens, at)) continue;
		const thing = thingAt(tokens, at, her) ?? unknownThing(tokens, at, her);
		if (!thing) continue;
		const known = found.findIndex((other) => other.head === thing.head);
		const before = found[known];
		if (!before) found.push(thing);
		else if (thing.definite.length > before.definite.length) found[known] = thing;
	}
	return found;
}

/** "race", "dance" and "play" are nouns only after a word that introduces one. */
function isVerbHere(tokens: readonly Token[], at: number): boolean {
	const token = tokens[at];
	if (!token || !isVerb(token.plain)) return false;
	const before = tokens[at - 1];
	return (
		!before ||
		before.endsClause ||
		!(DETERMINERS.has(before.plain) || ADJECTIVES.has(before.plain) || SINGULAR.has(before.plain))
	);
}

/** "birthday" in "birthday party", "garden" in "garden shed": the last noun is the thing. */
function isCompound(tokens: readonly Token[], at: number): boolean {
	const token = tokens[at];
	const next = tokens[at + 1];
	return (
		!!token &&
		!!next &&
		!token.endsClause &&
		(SINGULAR.has(next.plain) || TELLING.has(next.plain)) &&
		!isName(next) &&
		!(isVerb(next.plain) && token.plain !== SINGULAR.get(token.plain))
	);
}

/** "a wobblefish": introduced like a thing and followed by the end of its phrase, so a thing it must be. */
function unknownThing(tokens: readonly Token[], at: number, her: string): Thing | null {
	const token = tokens[at];
	const next = tokens[at + 1];
	if (!token || !/^\p{Script=Latin}[\p{Script=Latin}’-]{2,20}$/u.test(token.word) || isName(token))
		return null;
	if (
		STOP.has(token.plain) ||
		ADJECTIVES.has(token.plain) ||
		isVerb(token.plain) ||
		RELATIVES.has(token.plain)
	)
		return null;
	const ends =
		token.endsClause ||
		!next ||
		CLAUSE_END.has(next.plain) ||
		/^(?:in|on|at|of|with|from|under|behind|near|inside|called|named|for|to)$/.test(next.plain);
	const before = tokens[at - 1];
	const earlier = tokens[at - 2];
	const introduced = (word: Token | undefined) =>
		word !== undefined &&
		!word.endsClause &&
		(word.plain === "a" || word.plain === "an" || OWNERS.has(word.plain));
	const described = before && !before.endsClause && ADJECTIVES.has(before.plain) && introduced(earlier);
	if (!ends || !(introduced(before) || described)) return null;
	const determiner = (described ? earlier : before)?.plain ?? "a";
	const phrase = described ? `${before.plain} ${token.plain}` : token.plain;
	const owner = OWNERS.has(determiner)
		? ["his", "her", "their"].includes(determiner)
			? determiner
			: her
		: null;
	return {
		kind: "object",
		head: token.plain,
		isPlural: false,
		isLost: isLost(tokens, at, described ? [before] : []),
		indefinite: owner ? `${owner} ${phrase}` : withArticle(phrase),
		definite: owner ? `${owner} ${phrase}` : `the ${phrase}`,
		plain: "",
	};
}
