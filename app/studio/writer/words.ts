import type { Character } from "~/studio/story/idea";
import { knownNoun, singularOf } from "./noun-classes";
import { kinOf } from "./spellings";

/** The words of an idea, as they were read. */

export type Part = "title" | "description" | "location";

export type Word = {
	/** As it was typed, in standard spelling. */
	typed: string;
	lower: string;
	/** What a phrase may call it: itself, its lemma, its singular, its stems, who it is in the family. */
	keys: ReadonlySet<string>;
	pos: string;
	part: Part;
	/** Phrases never reach across sentences. */
	sentence: number;
	/** One of the family's people, by name; never a noun. */
	isName: boolean;
	/** Which of them, by name or by a word for kin that means only one; null: nobody, or it can't be told. */
	who: number | null;
	/** Where the word stands that denies this one ("no dragons"); null: nothing does. */
	deniedBy: number | null;
};

/** A run of words that names one thing; places in the idea's words, `to` included, articles left out. */
export type NounPhrase = {
	from: number;
	to: number;
	/** The first of a list that it stands in ("boxes, a colander and tape"), articles and all: what leads it leads them. */
	leads: number;
	/** Lemmas of verbs. */
	objectOf: string[];
	subjectOf: string[];
};

/** What somebody is said to be; `kind` is one for a puppy, a spaniel and a dog. */
export type Being = {
	full: string;
	short: string;
	kind: string;
	classes: ReadonlySet<string>;
	/** What they are, and not in secret, in a play or by magic. */
	isPlain?: boolean;
};

/** As much as is known of somebody when an idea is read. */
export type Somebody = Pick<Character, "name"> & Partial<Omit<Character, "name">>;

/** What somebody is, by the idea's words and by the family's own words of them. */
export type Beings = { inIdea: readonly Being[]; own: readonly Being[] };

export type IdeaRead = {
	words: readonly Word[];
	nouns: readonly NounPhrase[];
	/** Who is in its book, and what each is said to be. */
	people: readonly (Somebody & Beings)[];
};

export const POSSESSIVE = new Set("my our his her their your its 's".split(" "));

/** Adjectives that a thing may keep in print; `very` and colours before them too. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
	(
		"big small little tiny wee huge giant enormous gigantic massive large great tall short long fat thin skinny round square flat wide narrow mini teeny minuscule " +
		"old young new ancient baby grown-up red orange yellow green blue purple pink brown black white grey gold golden silver rainbow stripy striped spotty spotted sparkly glittery shiny " +
		"furry fluffy hairy woolly scruffy shaggy spiky scaly slimy sticky soft hard squishy squashy smelly stinky muddy dirty clean wet dusty rusty dented broken wonky wobbly bent chewed torn patched " +
		"happy sad grumpy cross angry lonely sleepy tired hungry greedy shy timid brave bold friendly kind gentle naughty cheeky silly funny clever wise lazy noisy loud quiet bossy " +
		"magic magical enchanted invisible flying talking singing dancing mysterious strange odd peculiar secret hidden precious special favourite lovely beautiful pretty wooden plastic paper cardboard woollen knitted " +
		"hot cold warm frozen burnt fresh crunchy creamy sweet sour spicy posh royal real retired three-legged one-eyed two-headed fierce scary spooky hairless speckled tartan wild tame rare"
	).split(" "),
);

/** Stems by rule, good or not: only those that a phrase has are ever looked for. */
export function keysOf(lower: string, lemma: string): ReadonlySet<string> {
	const bare = lower.replace(/(?:ing|ed|er|est)$/, "");
	const kin = kinOf(lower) ?? kinOf(singularOf(lower));
	const classes = [...(knownNoun(lower)?.classes ?? [])];
	return new Set([
		lower,
		lemma.toLowerCase(),
		singularOf(lower),
		IRREGULAR.get(lower) ?? lower,
		...(bare.length > 2 && bare !== lower ? [bare, `${bare}e`, bare.replace(/(.)\1$/, "$1")] : []),
		...(kin ? [kin, "@kin"] : []),
		...classes.map((of) => `@${of}`),
		...(classes.some((of) => of === "animal" || of === "magical") ? ["@creature"] : []),
	]);
}

/** Past forms that the tagger may have taken for adjectives or nouns. */
export const IRREGULAR = new Map(
	(
		"stolen=steal stole=steal lost=lose found=find gone=go went=go taken=take took=take broken=break broke=break came=come hidden=hide hid=hide made=make built=build eaten=eat ate=eat swam=swim swum=swim bit=bite bitten=bite " +
		"fell=fall fallen=fall flew=fly flown=fly got=get gotten=get forgot=forget forgotten=forget kept=keep knew=know left=leave sang=sing sung=sing sank=sink sunk=sink slept=sleep stuck=stick taught=teach thought=think threw=throw " +
		"thrown=throw woke=wake won=win wore=wear wrote=write written=write dying=die died=die ran=run rode=ride buried=bury brought=bring bought=buy dug=dig drew=draw drove=drive held=hold heard=hear hurt=hurt met=meet said=say saw=see seen=see " +
		"shook=shake shrunk=shrink spoke=speak stood=stand swept=sweep told=tell tore=tear torn=tear burnt=burn spilt=spill froze=freeze frozen=freeze"
	)
		.split(" ")
		.map((pair) => pair.split("=") as [string, string]),
);

export const has = (word: Word | undefined, keys: ReadonlySet<string>) =>
	word !== undefined && [...word.keys].some((key) => keys.has(key));
export const BE = new Set(["be", "is", "are", "was", "were", "'s", "'re", "'m", "am", "been", "being"]);
