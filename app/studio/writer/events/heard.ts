import type { Word } from "../words";
import type { Piece } from "./event";

/** A word of an idea; `isFirst`: of its sentence. */
export type Heard = Word & { isFirst: boolean };

/** Who or what a clause is about: a name, a pronoun, a noun with what stands before it. */
export type NounPhrase = {
	/** Words and names, one by one. */
	pieces: readonly Piece[];
	/** Where the words go on. */
	end: number;
	/** Everybody of the family in it. */
	people: readonly number[];
	/** Its noun, where it is nobody of the family. */
	head?: string;
	isPlural: boolean;
	/** It stands for who or what was named before. */
	isPronoun: boolean;
};

export type Phrase = {
	role: "object" | "where" | "how" | "to";
	pieces: readonly Piece[];
	noun?: NounPhrase;
	/** Whoever else is in it. */
	more?: readonly NounPhrase[];
	/** Never without the one before, nor that without it: "to post" and whom. */
	isBound?: boolean;
};

export type Clause = {
	subject: NounPhrase;
	/** "walks", "will not wear", "has to chase". */
	group: readonly string[];
	verb: string;
	phrases: readonly Phrase[];
	end: number;
	/** Where its verb stands, and where begins what it is done to, or where: what may go on as a list. */
	from: number;
	listFrom?: number | undefined;
	isRefused: boolean;
	isDenied: boolean;
	isState: boolean;
	/** "In the end" stood in it. */
	isEnd: boolean;
};

/** No things: "it" is none of them. */
export const TIMES = new Set(
	"day days night nights time times week weeks morning afternoon evening year years minute minutes hour hours age ages way while".split(
		" ",
	),
);

/** The next few words, for what is said in several. */
export const textFrom = (words: readonly Heard[], at: number) =>
	words
		.slice(at, at + 5)
		.map(({ lower }) => lower)
		.join(" ");
