import type { ReadingLevel } from "./levels";

/** What a family tells of the book it wants, and what that may be. */

export const RELATIONSHIPS = [
	"Mum",
	"Dad",
	"Brother",
	"Sister",
	"Baby sibling",
	"Grandparent",
	"Aunt/Uncle",
	"Cousin",
	"Family friend",
	"Best friend",
	"Friend",
	"Teacher",
	"Pet",
] as const;

export type Relationship = (typeof RELATIONSHIPS)[number];

export const MOST_CHARACTERS = 4;

/**
 * Most characters of each text, counted as `maxlength` counts them (UTF-16 units, a line break is one). The description's
 * is what a family tells in a few sentences; `readingNeeds` asks for one or two; the others are what the cover's lettering and a
 * synopsis can carry.
 */
export const LONGEST = {
	title: 80,
	location: 80,
	description: 500,
	readingNeeds: 200,
	name: 60,
	personality: 200,
} as const;

export const OLDEST = 120;

/** Somebody of a book as the family told of them. A vendor's writer gets a placeholder instead of the name. */
export type Character = {
	name: string;
	/** Years, 0 to 120. */
	age: number;
	/** The family's own words, gender included. */
	personality: string;
	isMain: boolean;
	/** Who this is to the main character; null for the main character. */
	relationship: Relationship | null;
};

/** A book that a family has already: the id of its story, and whether that was told of the same idea. */
export type EarlierBook = { story: string; isSameIdea: boolean };

export type StoryIdea = {
	title: string;
	location: string;
	description: string;
	readingLevel: ReadingLevel;
	/** What the reader of a Custom Level needs, in the family's words; empty with any other, and where nobody said. */
	readingNeeds: string;
	/** 1 to 4, exactly one of them main. */
	characters: Character[];
	/** The shelf's stories in the family's earlier books, the latest first. A vendor isn't sent it. */
	earlier?: readonly EarlierBook[];
};
