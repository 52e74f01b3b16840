/** What a story idea may be. Specification sections 3, 4, 5 and 9. Pure, safe in the browser. */

export const READING_LEVELS = [
	{ id: "tiny", label: "Little Explorer", audience: "ages 2-4 or delayed readers" },
	{ id: "starter", label: "Story Starter", audience: "ages 4-6" },
	{ id: "confident", label: "Confident Reader", audience: "ages 6-8" },
	{ id: "whiz", label: "Word Whiz", audience: "ages 8-10" },
	{ id: "pro", label: "Page Pro", audience: "ages 10+" },
	{ id: "custom", label: "Custom Level", audience: "special requirements" },
] as const;

export type ReadingLevel = (typeof READING_LEVELS)[number]["id"];

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
export const FIRST_CHARACTERS = 2;

/**
 * Most characters of each text, counted as `maxlength` counts them (UTF-16 units, a line break is one). The description's
 * is the specification's (section 5); the others are what the cover's lettering and a synopsis can carry.
 */
export const LONGEST = { title: 80, location: 80, description: 500, name: 40, personality: 200, comment: 500 } as const;

export const OLDEST = 120;

/** The exact words of the specification, section 5. */
export const IDEA_TEXTS = {
	incomplete: "Please complete all required fields and select a main character",
	tooMany: "Maximum of 4 characters allowed",
	tooFew: "You need at least 1 character",
} as const;

/** The exact words of the specification, section 8, for what couldn't be made. */
export const MAKING_TEXTS = {
	synopsis: "Failed to generate synopsis",
	cover: "Failed to generate cover",
	content: "Failed to generate content. Please try again.",
} as const;

/** A book that nobody ordered is forgotten so long after it was last worked on, ms (design: photo deletion). */
export const UNORDERED_KEPT_MS = 30 * 24 * 3600_000;

/** A new book may be ordered for 48 hours from its making (specification, sections 4 and 9). */
export const OFFER_MS = 48 * 3600_000;

export const OFFER_ENDED = "THE SPECIAL ORDERING PERIOD HAS ENDED FOR THIS BOOK";

/** Whether a book made at `createdAt` (ISO) may still be ordered at `now`; the 48th hour's end is not included. */
export function offerOpen(createdAt: string, now: Date): boolean {
	return now.getTime() - Date.parse(createdAt) < OFFER_MS;
}

/** Likenesses of a delivered order are kept so long for a reprint, ms (design: photo deletion). */
export const DELIVERED_LIKENESS_KEPT_MS = 30 * 24 * 3600_000;
