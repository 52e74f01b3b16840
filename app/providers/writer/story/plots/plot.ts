import type { ReadingLevel } from "~/shop/books/rules";
import type { Pose, Prop } from "~/story/vocabulary";

/** The levels that lines are written for; a Custom Level is told in one of them. */
export type Told = "tiny" | "starter" | "confident" | "whiz" | "pro";

/**
 * The words of one spread at each level, with slots in braces that slots.ts fills and `[one wording|or another]`; empty for a
 * spread without words.
 */
export type Lines = Readonly<Record<Told, string>>;

/** A page whose words depend on whether the family's idea is a plain wish or a story that is quoted. */
export type TwoWays = { story: Lines; wish: Lines };

/** The ten spreads in their order. */
export const BEATS = [
	"want",
	"upset",
	"try1",
	"try2",
	"twist",
	"worse",
	"low",
	"climax",
	"payoff",
	"home",
] as const;
export type Beat = (typeof BEATS)[number];

/** Beats told in other sentences altogether. */
export type Telling = Readonly<Partial<Record<Beat, Lines | TwoWays>>>;

type Either = { story: string; wish: string };

/**
 * The same plot in short, for the synopsis: what sets it going, what goes wrong, what comes right, how it ends. Whose doing the
 * turn is, who is in it and where are told in words that all plots share.
 */
export type Short = { start: Either; trouble: string; mend: Either; home: string | Either };

export type Plot = {
	id: string;
	/** First words of a wish that this plot is made for. */
	verbs: RegExp;
	/** Words of an idea that is quoted to which this plot is near. */
	words: RegExp;
	/** Whether it can be told of any wish: a long way isn’t what lies before whoever bakes a cake. */
	takesAny: "always" | "where nothing else does" | "never";
	/** It can be told of somebody without companions. */
	canBeAlone: boolean;
	/** What the main character has in hand: when the idea is a story, and when it is a wish. */
	thing: { story: string; wish: string };
	/** The same, or its nearest, in a picture. */
	prop: Prop;
	/** Beats in which it is not in hand: it lies somewhere in the picture, for readers to spot. */
	lost: readonly Beat[];
	/** What the main character does in the pictures of the beats that differ from plot to plot. */
	poses: Readonly<Record<"want" | "upset" | "try1" | "try2" | "twist" | "payoff", Pose>>;
	lines: Readonly<Record<Beat, Lines | TwoWays>>;
	/** Further tellings. The seed chooses beat by beat, so whatever is told must fit the other beats in any telling. */
	again: readonly Telling[];
	short: Readonly<Record<ReadingLevel, Short>>;
};
