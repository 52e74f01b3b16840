import type { StoryIdea } from "~/studio/story/idea";
import type { ReadingLevel } from "~/studio/story/levels";
import type { Level as Told } from "../shelf/levels";
import { levelFor } from "./needs";

/** A reading level as a rule: which lines it is told in, and the measures that every book of it keeps to. */
export type Level = {
	told: Told;
	/** The low point has words; the youngest only look at it. */
	isLowTold: boolean;
	/** Only what the words say: no sound words, which some readers can't place. */
	isLiteral: boolean;
	/** Words of a page that has any: least and most on average, and most of any one. */
	page: { mean: readonly [number, number]; most: number };
	/** Words of the whole book, a quoted idea aside. */
	book: readonly [number, number];
	/** Words of a sentence: least and most on average, and most of any one. */
	sentence: { mean: readonly [number, number]; most: number };
	/** Most words of three syllables or more, as a share of all. */
	longWords: number;
	/** Flesch-Kincaid grade. */
	grade: readonly [number, number];
};

export const LEVEL_RULES: Readonly<Record<ReadingLevel, Level>> = {
	tiny: {
		told: "tiny",
		isLowTold: false,
		isLiteral: false,
		page: { mean: [3, 12], most: 22 },
		book: [60, 180],
		sentence: { mean: [2.6, 6], most: 8 },
		longWords: 0.01,
		grade: [-2.4, 0.5],
	},
	starter: {
		told: "starter",
		isLowTold: false,
		isLiteral: false,
		page: { mean: [8, 25], most: 34 },
		book: [150, 400],
		sentence: { mean: [4.5, 8], most: 10 },
		longWords: 0.042,
		grade: [-1.3, 1.5],
	},
	confident: {
		told: "confident",
		isLowTold: true,
		isLiteral: false,
		page: { mean: [20, 40], most: 50 },
		book: [350, 600],
		sentence: { mean: [6.7, 10], most: 14 },
		longWords: 0.04,
		grade: [0.2, 2.5],
	},
	whiz: {
		told: "whiz",
		isLowTold: true,
		isLiteral: false,
		page: { mean: [39, 70], most: 100 },
		book: [700, 1100],
		sentence: { mean: [8.6, 12], most: 18 },
		longWords: 0.05,
		grade: [1.4, 4],
	},
	pro: {
		told: "pro",
		isLowTold: true,
		isLiteral: false,
		page: { mean: [60, 110], most: 130 },
		book: [1000, 1800],
		sentence: { mean: [10.5, 15], most: 24 },
		longWords: 0.06,
		grade: [2.7, 5.5],
	},
	custom: {
		told: "starter",
		isLowTold: false,
		isLiteral: true,
		page: { mean: [8, 25], most: 34 },
		book: [150, 400],
		sentence: { mean: [4.5, 8], most: 10 },
		longWords: 0.042,
		grade: [-1.3, 1.5],
	},
};

/** The level an idea is told at: a Custom Level's follows what its reader needs. */
export function levelOf({ readingLevel, readingNeeds }: StoryIdea): ReadingLevel {
	return readingLevel === "custom" ? levelFor(readingNeeds) : readingLevel;
}
