import { expect, test } from "vitest";
import type { StoryIdea } from "~/studio/story/idea";
import { companion, ideaWith, main } from "./books.testing";
import { choiceOf } from "./choice";
import { readIdea } from "./read-idea";
import { findStory } from "../shelf/list";
import { tellStory } from "./tell-story";
import { titledIn } from "./titled";

const ideaOf = (title: string, ...others: StoryIdea["characters"]): StoryIdea =>
	ideaWith({
		title,
		location: "the park",
		description: "They go out and find something.",
		characters: [main("Leo", 5, "a cross boy"), ...others],
	});
const BISCUIT = companion("Biscuit", 7, "scruffy terrier", "Pet");
const WREN = companion("Baby Wren", 0, "tiny girl", "Baby sibling");
const GRAN = companion("Granny Jean", 71, "Scottish gran", "Grandparent");
const TED = companion("Big Ted", 2, "brave bear", "Best friend");

const titled = async (idea: StoryIdea) => titledIn(await readIdea(idea, idea.characters));

test.each<[string, StoryIdea["characters"], { people: number[]; things: string[]; crowned?: number[] }]>([
	["Captain Biscuit", [BISCUIT], { people: [1], things: [] }],
	["The Baby Is Too Loud", [WREN], { people: [1], things: [] }],
	["Gran is the Queen", [GRAN], { people: [1], things: [], crowned: [1] }],
	["Teddy and the rocket", [TED], { people: [1], things: ["rocket"] }],
	["The Day the Pancake Ran Away", [BISCUIT], { people: [], things: ["pancake"] }],
	["Leo In Goal", [], { people: [0], things: ["goal"] }],
	["Leo’s Window", [], { people: [0], things: ["window"] }],
	["The Case of the Missing Shoes", [], { people: [], things: ["missing shoes"] }],
	["No dragons", [], { people: [], things: [] }],
	["Two dogs", [BISCUIT, { ...BISCUIT, name: "Rex" }], { people: [], things: ["dogs"] }],
])("%s names whom and what", async (title, others, expected) => {
	const { people, things, crowned } = await titled(ideaOf(title, ...others));
	expect({ people, things, crowned }).toEqual({ crowned: [], ...expected });
});

const told = async (story: string, idea: StoryIdea) => {
	const read = await readIdea(idea, idea.characters);
	const { script, imagePrompt } = tellStory(idea, choiceOf(findStory(story) as never, read), { seed: "" });
	const page = script.spreads[0]?.scene;
	if (!page) throw new Error("a title page has a picture");
	return { script, imagePrompt, both: [script.cover, page] };
};

test("whom a title names is near and first on cover and title page, and the hero is with them", async () => {
	for (const [title, other] of [
		["Captain Biscuit", BISCUIT],
		["The Baby Is Too Loud", WREN],
	] as const)
		for (const story of ["pirates-treasure", "new-baby", "the-race"]) {
			const { both } = await told(story, ideaOf(title, other));
			for (const { figures } of both) {
				expect(figures[0], `${title}, ${story}`).toMatchObject({ who: "c2", depth: "near" });
				expect(figures.find(({ who }) => who === "c1")?.depth).toBe("near");
				expect(new Set(figures.map(({ who }) => who)).size).toBe(figures.length);
			}
		}
});

test("what a title names is large on both, once, and a painter is told of it", async () => {
	const { both, imagePrompt } = await told("the-race", ideaOf("The Day the Pancake Ran Away", BISCUIT));
	for (const { props } of both) {
		const found = props.flatMap((prop) =>
			typeof prop === "object" && prop.drawing === "pancakes" ? [prop] : [],
		);
		expect(found).toHaveLength(1);
		expect(found[0]?.long).toBeGreaterThan(1000);
	}
	expect(imagePrompt).toContain("a pancake");
});

test("a place is no thing: of the moon there is the rocket, of the park nothing", async () => {
	const drawn = async (title: string, location: string) => {
		const { both } = await told("the-race", { ...ideaOf(title), location });
		return both.map(({ props }) => props.map((prop) => (typeof prop === "string" ? prop : prop.drawing)));
	};
	for (const props of await drawn("Leo goes to the moon", "The moon")) {
		expect(props).toContain("rocket");
		expect(props).not.toContain("full-moon");
	}
	for (const props of await drawn("Leo and the castle", "a castle")) expect(props).not.toContain("castle");
	for (const props of await drawn("Leo In Goal", "football pitch")) expect(props).toContain("goal-net");
	for (const props of await drawn("The moon", "the park")) expect(props).toContain("full-moon");
});

test("whoever is the queen wears the crown, and no other queen is there", async () => {
	const { both } = await told("the-swap", {
		...ideaOf("Gran is the Queen", GRAN),
		description: "Leo finds out that her Granny Jean is secretly Queen on Tuesdays.",
	});
	for (const { props } of both) {
		expect(props).toContainEqual(expect.objectContaining({ drawing: "crown", at: "head", by: "c2" }));
		expect(props).not.toContainEqual(expect.objectContaining({ drawing: "royal" }));
	}
});
