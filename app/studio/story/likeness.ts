/** The head of somebody as it is drawn of their photo, and what the photo was like. */

/** Heads of one photo among which its family chooses: the largest and most central ones. */
export const MOST_HEADS = 8;

/** What would make the likeness of a person better. */
export type PhotoFinding =
	| "no-face"
	| "several-faces"
	| "too-small"
	| "cut-off"
	| "turned-away"
	| "too-dark"
	| "too-bright"
	| "blurred";

/** What a photo shows, and what would make a better likeness of a person: nothing, at best. */
export type Verdict = {
	shows: "person" | "animal" | "thing";
	/** How many people's faces are in the photo. */
	faces: number;
	/** Of the first head, and of each one after it; photos of before that was told apart have those of the first alone. */
	findings: readonly PhotoFinding[];
	ofOthers?: readonly (readonly PhotoFinding[])[];
};

/** The drawn head of a character: a cut-out picture with a transparent ground, no photograph any more. */
export type Likeness = { png: Uint8Array };

/** The heads of a photo, the largest and most central first, at most MOST_HEADS. */
export type DrawnHeads = { heads: readonly [Likeness, ...Likeness[]]; verdict: Verdict };
