import { expect, test } from "vitest";
import { STORIES } from "~/studio/shelf/list";
import { faultsDeclared, looksMissing } from "./check-pictures";
import { choiceOf, NO_IDEA } from "./choice";
import { looksOf, recurring } from "./looks-of";

const pirates = STORIES.find(({ id }) => id === "pirates-treasure") as (typeof STORIES)[number];
const { slots } = choiceOf(pirates, NO_IDEA);

test("what comes back has one look, by its noun", () => {
	expect(looksOf(pirates, slots)).toContain("the parrot: green, with a red tail and one white feather");
	expect(looksOf(pirates, slots)).toContain("the map: old and yellow, with ragged edges and one red X");
});

test("what the family has named itself isn’t given another’s look: it is told to be one and the same", () => {
	const parrot = {
		...slots.parrot,
		short: "toucan",
		full: "huge toucan",
		isNamed: true,
	} as (typeof slots)[string];
	const told = looksOf(pirates, { ...slots, parrot });
	expect(told).toContain("the toucan");
	expect(told.join()).not.toContain("green, with a red tail");
});

test("what a story shows in two pictures comes back, and its place’s landmark and lights don’t count", () => {
	expect(recurring(pirates)).toContain("map");
	for (const story of STORIES) expect(recurring(story).join(), story.id).not.toMatch(/landmark|moon|star\b/u);
});

test("an author is told of looks that no picture needs, and of a slot that is shown often without any", () => {
	const odd = { ...pirates, looks: { ...pirates.looks, kangaroo: "green" } };
	expect(faultsDeclared(odd)).toContain("looks: no picture tells of kangaroo");
	expect(faultsDeclared(pirates)).toEqual([]);
	expect(looksMissing(pirates)).toEqual([]);
	expect(looksMissing({ ...pirates, looks: {} }).join()).toContain("looks says nothing of parrot");
});
