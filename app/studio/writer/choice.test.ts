import { expect, test } from "vitest";
import { FRAMES, findStory } from "~/studio/shelf/list";
import type { Story } from "~/studio/shelf/story";
import { choiceOf, NO_IDEA } from "./choice";
import { readIdea } from "./read-idea";

/** A story that hears of a fall and, where it knows of whom, of a thief. */
const STORY: Story = {
	...FRAMES.merry,
	takes: { thief: { of: ["animal"], "subject-of": ["eat"], else: { full: "magpie", short: "magpie" } } },
	hears: { fall: { says: ["fall in * pond"] }, eaten: { says: ["eat * cake"], names: "thief" } },
};

const heardIn = async (description: string) => [
	...choiceOf(STORY, await readIdea({ title: "", location: "", description }, [])).heard,
];

test.each([
	["She falls in the duck pond and gets back on", ["fall"]],
	["He fell in our pond. The dog ate the cake!", ["fall", "eaten"]],
	["The dog ate all the cake", ["eaten"]],
	["They eat a cake", []],
	["Nobody falls in. There is a pond", []],
	["Please don’t have her fall in the pond", []],
	["She must not get pushed or fall in the pond", []],
])("of %j it hears %j", async (description, heard) => {
	expect(await heardIn(description)).toEqual(heard);
});

test("of nothing it hears nothing", () => {
	expect(choiceOf(STORY, NO_IDEA)).toMatchObject({ heard: new Set(), slots: { thief: { isNamed: false } } });
});

test.each([
	"Leo the lion wakes up and cannot roar",
	"A lion squeaks",
	"the lion sneezes all day",
])("of %j it takes the lion: what a creature does is no noun", async (description) => {
	const who = { of: ["animal"], else: { full: "owl", short: "owl" } } as const;
	const read = await readIdea({ title: "", location: "", description }, []);
	expect(choiceOf({ ...STORY, takes: { who }, hears: {} }, read).slots.who?.short).toBe("lion");
});

test("somebody is what only one telling has where that is told, and else comes along", async () => {
	const feast = findStory("feast-goes-wrong") as Story;
	const who = async (description: string) => {
		const people = [
			{ name: "Mia", relationship: null, isMain: true },
			{ name: "Biscuit", relationship: "Pet", personality: "a dog", isMain: false },
		] as const;
		return choiceOf(feast, await readIdea({ title: "", location: "", description }, people)).slots.beast?.who;
	};
	expect(await who("Biscuit the dog eats the birthday cake")).toBe(1);
	expect(await who("Biscuit the dog comes to the birthday party")).toBeUndefined();
});
