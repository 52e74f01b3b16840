import type { CoverBrief, SpreadBrief } from "~/studio/story/brief";
import type { CastLikeness } from "~/studio/story/cast";
import { plainMember } from "~/studio/story/clothes";
import type { Likeness } from "~/studio/story/likeness";
import type { Setting } from "~/studio/story/places/list";

/** A character as a book that plays there casts them, for tests. */
export const castIn = (
	setting: Setting,
	{ likeness, ...told }: Parameters<typeof plainMember>[0] & Pick<CastLikeness, "likeness">,
	index = 0,
): CastLikeness => ({ member: plainMember(told, index, setting), likeness });

/** A brief with one character, for tests. */
export function briefWith(likeness: Likeness, change: Partial<CoverBrief> = {}): CoverBrief {
	return {
		title: "Maya and the Lantern Sea",
		imagePrompt: "A child in a little boat among paper lanterns at night",
		setting: "sea",
		time: "night",
		readingLevel: "starter",
		seed: "book-1",
		cast: [castIn("sea", { name: "Maya", age: 6, isMain: true, relationship: null, likeness })],
		...change,
	};
}

/** A spread of two pages with one character, for tests. */
export function spreadBriefWith(likeness: Likeness, change: Partial<SpreadBrief> = {}): SpreadBrief {
	return {
		title: "Maya and the Lantern Sea",
		level: "starter",
		seed: "book-1",
		lettered: true,
		cast: [
			{
				likeness,
				member: {
					id: "c1",
					name: "Maya",
					age: 6,
					kind: "child",
					isMain: true,
					relationship: null,
					pronouns: "she",
					outfit: "everyday",
					palette: ["#d8674b", "#2f6f73", "#f4c653"],
					usesWheelchair: false,
				},
			},
		],
		spread: {
			pages: [4, 5],
			kind: "spread",
			words: ["Maya walked over the hill.", ""],
			gist: "",
			composition: "spread",
			scene: {
				setting: "meadow",
				time: "noon",
				weather: "clear",
				mood: "calm",
				shot: "mid",
				figures: [
					{
						who: "c1",
						pose: "walk",
						expression: "glad",
						facing: "right",
						holds: null,
						with: null,
						place: "middle",
						depth: "near",
					},
				],
				props: [],
				focus: "c1",
			},
		},
		...change,
	};
}
