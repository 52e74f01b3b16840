import type { ReadingLevel } from "~/shop/books/rules";
import type { ThingKind } from "../lexicon";

/**
 * One way a story can go. Sentences are written for each reading level with slots in braces, filled in sentences.ts.
 * The wish, the companions, the turn and the homecoming are shared (frames.ts); what is a plot's own is how things
 * begin, what goes wrong and how it comes right. The turn between trouble and mending is whatever the main character's
 * personality suggests, so trouble never asks for a particular kind of help.
 */
export type Plot = {
	id: "find" | "help" | "meet" | "make" | "event" | "brave" | "journey";
	/** Verbs of a goal that call for this plot. */
	verbs: readonly string[];
	/** Kinds of thing it can be about, and call for it when the goal doesn't. */
	kinds: readonly ThingKind[];
	/** The wish as an infinitive when the family's words hold none. */
	wish: string;
	/** What it is about when the idea names nothing fitting; null: the setting's keepsake. */
	instead: string | null;
	/** The same where the family has a wish of its own that names no such thing: vague enough to stand for it. */
	insteadOfWish: string;
	/** Said again and again at the smallest level. */
	refrain: string;
	beats: Record<ReadingLevel, Beats>;
	picture: { doing: string; doingAlone: string; mood: string; light: string };
};

export type Beats = { start: string[]; trouble: string[]; mend: string[] };
