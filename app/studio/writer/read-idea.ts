import type { ItemToken, ItsFunction, ItsHelpers, WinkMethods } from "wink-nlp";
import type { Kind } from "~/studio/story/vocabulary";
import { oneLine, withoutEmoji, withoutMarkup, withoutShouting } from "./cleaning";
import { markDenied } from "./denials";
import { kindOf } from "./kind-of";
import { knownNoun } from "./noun-classes";
import { nounsOf } from "./noun-phrases";
import { kinOf, spelled } from "./spellings";
import { kinMeant, whoIsWhat } from "./who-is-what";
import { literally } from "./wording";
import {
	ADJECTIVES,
	type Being,
	type IdeaRead,
	keysOf,
	type Part,
	POSSESSIVE,
	type Somebody,
	type Word,
} from "./words";

/** What a family typed, read as English: words, noun phrases, who does what, and what is said not to be. */

type Tagger = { nlp: WinkMethods; its: ItsHelpers };

let tagger: Promise<Tagger> | null = null;

/** Loads the tagger with the first idea (a sixth of a second, some 60 MB) and keeps it. */
function theTagger(): Promise<Tagger> {
	tagger ??= Promise.all([import("wink-nlp"), import("wink-eng-lite-web-model")]).then(([wink, model]) => {
		const nlp = wink.default(model.default, ["sbd", "pos"]);
		return { nlp, its: nlp.its };
	});
	return tagger;
}

export type Tagged = { word: string; pos: string /** Where it stands in the text. */; at: number };

/** The words and signs of a text as they were typed, each with its part of speech. */
export async function tagged(text: string): Promise<Tagged[]> {
	const { nlp, its } = await theTagger();
	const words: Tagged[] = [];
	let at = 0;
	nlp
		.readDoc(text)
		.tokens()
		.each((token: ItemToken) => {
			const word = token.out();
			const found = text.indexOf(word, at);
			if (found < 0) return;
			words.push({ word, pos: token.out(its.pos), at: found });
			at = found + word.length;
		});
	return words;
}

/** Stands for every name of the family's people, so that a cat called Dragon is no dragon; the tagger knows it for a name. */
const ANYBODY = "Anna";
const MOST_LETTERS = 1200;
const LONGEST_WORD = 30;

/**
 * Takes the three fields of the book form and its characters, of whom the name will do; anything may have been typed there.
 * Title and description are told apart from the location, which names where, not what.
 */
export async function readIdea(
	idea: { title: string; location: string; description: string },
	characters: readonly Somebody[],
): Promise<IdeaRead> {
	const with_ = await theTagger();
	const beings = whoIsWhat(idea, characters);
	const people = characters.map((one, at) => ({ ...one, ...(beings[at] ?? { inIdea: [], own: [] }) }));
	const words: Word[] = [];
	for (const part of ["title", "description", "location"] as const)
		readPart(part, idea[part], people, with_, words);
	markNouns(words);
	markDenied(words);
	return { words, nouns: nounsOf(words), people };
}

function readPart(
	part: Part,
	typed: string,
	people: IdeaRead["people"],
	{ nlp, its }: Tagger,
	words: Word[],
) {
	const { text, named } = masked(asProse(typed), people);
	let sentence = (words.at(-1)?.sentence ?? 0) + 1;
	nlp
		.readDoc(text)
		.tokens()
		.each((token: ItemToken) => {
			const [typedWord, tag, lemma] = [
				token.out(),
				token.out(its.pos),
				token.out(its.lemma as ItsFunction<string>),
			];
			const lower = typedWord.toLowerCase().replace(/(?<=\p{L})\.$/u, "");
			const isName = typedWord === ANYBODY;
			const who = isName ? (named.shift() ?? null) : kinMeant(lower, words.at(-1)?.lower ?? "", people);
			const pos = isName ? "PROPN" : tagOf(lower, tag, words, part);
			words.push({
				typed: typedWord,
				lower,
				keys: isName ? keysOfName(people[who ?? -1]) : keysOf(lower, lemma),
				pos,
				part,
				sentence,
				isName,
				who,
				deniedBy: null,
			});
			if (/^[.!?;]|\.$/.test(typedWord)) sentence++;
		});
}

/** One line in standard spelling, without emoji, mark-up, shouting, or words that are none. */
function asProse(typed: string): string {
	const line = oneLine(typed.slice(0, 4 * MOST_LETTERS)).replace(/ ?[&+] ?/g, " and ");
	const plain = withoutShouting(withoutEmoji(withoutMarkup(line)));
	return spelled(plain)
		.replace(/\S+/gu, (word) => (word.length > LONGEST_WORD ? "" : word))
		.replace(/([^\p{L}\p{N}\s])\1+/gu, "$1")
		.replace(/(?<![\p{L}\p{N}])((?:\p{L}|\p{N})+)(?: \1(?![\p{L}\p{N}])){2,}/giu, "$1 $1")
		.slice(0, MOST_LETTERS);
}

const CREATURE = ["@animal", "@creature"];
/** What phrases call somebody by name who is no person. */
const OWN_KEYS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
	...{ cat: CREATURE, dog: CREATURE, rabbit: CREATURE, bird: CREATURE, horse: CREATURE, animal: CREATURE },
	toy: ["@toy"],
};

/** Who is said to be a dragon is found as one; the hero isn't: a story is about somebody else. */
function keysOfName(who: IdeaRead["people"][number] | undefined): ReadonlySet<string> {
	const beings: readonly Being[] = who && !who.isMain ? [...who.inIdea, ...who.own] : [];
	const own = who && !who.isMain ? OWN_KEYS[kindOf(who, who.inIdea)] : undefined;
	return new Set([...(own ?? ["@name"]), ...beings.flatMap(({ kind }) => [...keysOf(kind, kind)])]);
}

/**
 * Names as they were typed, or in a text that is all lower case; never behind an article, and never who is called for what they are.
 * `named` says whose each was, in their order; null where several are called so.
 */
function masked(text: string, people: readonly Somebody[]): { text: string; named: (number | null)[] } {
	const isLower = !/\p{Lu}\p{Ll}/u.test(text);
	const parts = new Map<string, number | null>();
	const typed = people.flatMap(({ name }, at) =>
		name.split(/[\s-]+/).map((part) => ({ part, at, key: part.toLowerCase() })),
	);
	const known = typed.filter(({ part, key }) => part.length > 1 && kinOf(key) === null && !TITLES.has(key));
	for (const { key, at } of known) parts.set(key, parts.has(key) && parts.get(key) !== at ? null : at);
	const named: (number | null)[] = [];
	const names = [ANYBODY, ...new Set(known.map(({ part }) => part))]
		.sort((one, other) => other.length - one.length)
		.map(literally);
	return {
		text: text.replace(
			new RegExp(
				String.raw`(?<!(?:^|\s)(?:an?|the|some|this|that) |[\p{L}\p{N}])(?:${names.join("|")})(?![\p{L}\p{N}])`,
				isLower ? "giu" : "gu",
			),
			(name) => {
				named.push(parts.get(name.toLowerCase()) ?? null);
				return ANYBODY;
			},
		),
		named,
	};
}

const TITLES = new Set(
	"baby captain doctor dr mr mrs ms miss lady lord king queen prince princess coach nurse teacher professor uncle auntie great the of and".split(
		" ",
	),
);

/** The tagger's word, but for nouns of ours behind an article or adjective ("the alien", "our old hoover") that it takes for something else. */
function tagOf(lower: string, tag: string, before: readonly Word[], part: Part): string {
	const last = before.at(-1);
	if (tag === "NOUN" || tag === "PROPN" || last?.part !== part) return tag;
	const isBehind =
		last.pos === "DET" || last.pos === "NUM" || POSSESSIVE.has(last.lower) || ADJECTIVES.has(last.lower);
	const isCompound = knownNoun(`${last.lower} ${lower}`) !== null;
	return (isBehind || isCompound) && (isCompound || knownNoun(lower)) && !ADJECTIVES.has(lower)
		? "NOUN"
		: tag;
}

/** What goes somewhere: no bread rolls where "down the hill" follows. */
const GOES = /^(?:rolls|runs|flies|floats|bounces|jumps|hops|drives|drops|slips|blows)$/u;
const SOMEWHERE = /^(?:off|away|down|out|up|along|through|into|over|past)$/u;

/** An unknown noun in -s right behind a creature, or what is mostly no party for the dead; what goes somewhere, behind any noun. */
function isDoneBy(creature: Word | undefined, { lower, sentence }: Word, next: Word | undefined): boolean {
	const goes = GOES.test(lower) && next?.sentence === sentence && SOMEWHERE.test(next.lower);
	if (goes) return creature?.pos === "NOUN" && creature.sentence === sentence;
	return (
		creature?.pos === "NOUN" &&
		creature.sentence === sentence &&
		creature.keys.has("@creature") &&
		!creature.lower.endsWith("s") &&
		/[^s]s$/u.test(lower) &&
		(knownNoun(lower) === null || lower === "wakes")
	);
}

/** "Alien lost": a noun of ours is no adjective where no noun follows. "The lion wakes", "the van rolls off": what is done is no noun. */
function markNouns(words: readonly Word[]) {
	for (const [at, word] of words.entries()) {
		const next = words[at + 1];
		if (word.pos === "NOUN" && word.part === "description" && isDoneBy(words[at - 1], word, next))
			word.pos = "VERB";
		const isAlone = !next || next.sentence !== word.sentence || !["NOUN", "PROPN", "ADJ"].includes(next.pos);
		if (word.pos === "ADJ" && isAlone && !ADJECTIVES.has(word.lower) && knownNoun(word.lower))
			word.pos = "NOUN";
	}
}
