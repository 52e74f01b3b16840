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
