import { expect, test } from "vitest";
import { findStory } from "../shelf/list";
import type { Story } from "../shelf/story";
import { ideaWith } from "./books.testing";
import { castOf } from "./cast-of";
import { chanceOf } from "./chance";
import { choiceOf } from "./choice";
import { partsOf } from "./parts-of";
import { readIdea } from "./read-idea";
import { tellStory } from "./tell-story";

const HERO = { name: "Hannah", age: 7, personality: "a girl", relationship: null, isMain: true } as const;
const GRANDPA = { name: "Grandpa Stan", age: 76, relationship: "Grandparent", isMain: false } as const;
const PET = { name: "Biscuit", age: 4, relationship: "Pet", isMain: false } as const;
const storyOf = (id: string) => findStory(id) as Story;

async function told(id: string, description: string, others: readonly object[]) {
	const idea = ideaWith({ title: "", description, characters: [HERO, ...others] as never });
	const read = await readIdea(idea, idea.characters);
	const choice = choiceOf(storyOf(id), read);
	const parts = partsOf(storyOf(id), castOf(idea, "park", chanceOf("")), idea, choice.slots);
	return {
		parts,
		text: tellStory(idea, choice, { seed: "1" })
			.script.spreads.flatMap(({ words }) => words)
			.join(" "),
	};
}

test("who has died by the family's own words of them is missed, and comes along nowhere", async () => {
	const description = "My dad died in February, and they grew beans together";
	const dead = { ...GRANDPA, personality: "Has died; remembered as patient" };
	const { parts, text } = await told("somebody-died", description, [dead]);
	expect(parts.roles.gone?.name).toBe("Grandpa Stan");
	expect(parts.companions).toEqual([]);
	expect(text).toContain("Grandpa Stan");
	expect(text).not.toMatch(/some(?:body|one) dear/iu);
	const alive = await told("somebody-died", description, [{ ...GRANDPA, personality: "patient" }]);
	expect(alive.parts.roles.gone).toBeNull();
});

test("a pet is the animal that the idea swaps with, and no other one is beside it", async () => {
	const description = "She wishes on a crisp and swaps with the dog for a day";
	const { parts, text } = await told("the-swap", description, [{ ...PET, personality: "Cockapoo, greedy" }]);
	expect(parts.roles.twin?.name).toBe("Biscuit");
	expect(text).toContain("Biscuit");
	expect(text).not.toContain("the dog and");
	const cat = await told("the-swap", description, [{ ...PET, personality: "a cat" }]);
	expect(cat.parts.roles.twin).toBeNull();
});

test.each([
	["Stepbrother, messy", "Brother", 9, "her big stepbrother Leo"],
	["our neighbour, stern", "Friend", 74, "her neighbour Leo"],
	["messy, scared of the neighbour", "Friend", 9, "her friend Leo"],
] as const)("%j, the %s, is called what the family says they are", (personality, relationship, age, called) => {
	const leo = { name: "Leo", age, personality, relationship, isMain: false };
	const [, person] = castOf(ideaWith({ characters: [HERO, leo] }), "park", chanceOf(""));
	expect(person?.called).toBe(called);
});
