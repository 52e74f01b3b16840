/** How a book is written for its reader, as its family chooses it. */
export const READING_LEVELS = [
	{ id: "tiny", label: "Little Explorer", audience: "ages 2-4 or delayed readers" },
	{ id: "starter", label: "Story Starter", audience: "ages 4-6" },
	{ id: "confident", label: "Confident Reader", audience: "ages 6-8" },
	{ id: "whiz", label: "Word Whiz", audience: "ages 8-10" },
	{ id: "pro", label: "Page Pro", audience: "ages 10+" },
	{ id: "custom", label: "Custom Level", audience: "special requirements" },
] as const;

/** What is asked for with the last of them is told under its name. */
export const CUSTOM_LEVEL = READING_LEVELS[5].label;

export type ReadingLevel = (typeof READING_LEVELS)[number]["id"];

/**
 * So many characters fit on one page in any composition, at no less than 14 pt: held by shop/pages/most-letters.test.ts.
 */
export const MOST_LETTERS: Record<ReadingLevel, number> = {
	tiny: 130,
	starter: 190,
	confident: 300,
	whiz: 520,
	pro: 720,
	custom: 420,
};
