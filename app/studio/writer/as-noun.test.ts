import { describe, expect, test } from "vitest";
import { asCast, asTheyAre } from "./as-noun";
import { companion, ideaWith, main } from "./books.testing";
import { castOf } from "./cast-of";
import { chanceOf } from "./chance";
import { fill, type Told } from "./fill";
import type { TakenNoun } from "./taken-noun";

const noun = (full: string, short: string): TakenNoun => ({
	...{ full, short, plural: false, mass: false, isNamed: true, who: 1 },
});
const DRAGON = noun("very small dragon", "dragon");

function castAs(one: ReturnType<typeof companion>, taken: TakenNoun) {
	const people = castOf(ideaWith({ characters: [main("Mia", 6, "girl"), one] }), "park", chanceOf(""));
	const [hero, somebody] = asTheyAre(people, { creature: taken });
	if (!hero || !somebody) throw new Error("nobody");
	return { hero, somebody };
}
function said(text: string, one = companion("Fizz", 5, "a dragon, she", "Friend"), taken = DRAGON): string {
	const { hero, somebody } = castAs(one, taken);
	const told: Told = {
		hero: { ...hero, isOnWheels: false },
		companions: [],
		slots: { creature: taken, snack: { ...noun("jam tarts", "tarts"), plural: true } },
		cast: { creature: asCast(somebody, taken, false) },
		heard: new Set(),
		roles: {},
		place: { at: "in the park", name: "the park", landmark: "the tree", path: "the path" },
		...{ title: "", company: "", isShort: false },
	};
	return fill(text, told, ([first = ""]) => first);
}

describe("in the words of a page", () => {
	test.each([
		["There was {a creature}. {The creature} sat.", "There was a very small dragon called Fizz. Fizz sat."],
		["‘{The creature}!’ {Creature it} shook {creature its} head.", "‘Fizz!’ She shook her head."],
		["{The creature’s} ears; {the creature} {creature was}.", "Fizz’s ears; Fizz was."],
		["Hush, {creature}, hush!", "Hush, Fizz, hush!"],
		[
			"An enormous {creature}, the mother of your {creature}.",
			"An enormous dragon, the mother of your dragon.",
		],
		["{The creature} met {a creature}.", "Fizz met Fizz."],
		["They saw only {any creature}.", "They saw only a dragon."],
		["<known creature: A friend.><strange creature: A stranger.>", "A friend."],
		["<known snack: x><strange snack: {The snack} {snack were} cold.>", "The tarts were cold."],
	])("%j", (text, is) => expect(said(text)).toBe(is));

	test("a name has the verb for one, its pronoun the verb that it needs", () => {
		const pet = companion("Biscuit", 3, "a dog, they/them", "Pet");
		const dog = noun("dog", "dog");
		expect(said("{A creature} {creature was} off. {Creature it} {creature was} glad.", pet, dog)).toBe(
			"The dog Biscuit was off. They were glad.",
		);
		expect(said("{Creature it was} {the creature}, and {the creature} {creature goes}.", pet, dog)).toBe(
			"They were Biscuit, and Biscuit goes.",
		);
	});

	test("whom a family has at home comes in as they are called", () => {
		const gran = companion("Rose", 70, "she", "Grandparent");
		expect(said("It was {a creature}.", gran, noun("queen", "queen"))).toBe("It was her grandma Rose.");
	});
});

test.each([
	[companion("Fizz", 5, "a dragon, she", "Friend"), DRAGON, "a very small dragon", "animal", "everyday"],
	[companion("Doris", 5, "she", "Pet"), noun("sheep", "sheep"), "a friendly sheep", "animal", "everyday"],
	[companion("Tom", 5, "a cat", "Pet"), noun("king", "king"), "a friendly cat as a king", "cat", "everyday"],
	[
		companion("Gran", 70, "", "Grandparent"),
		noun("queen", "queen"),
		"an older woman as a queen",
		"old",
		"royal",
	],
	[companion("Gran", 70, "", "Grandparent"), noun("grandma", "grandma"), "an older woman", "old", "everyday"],
	[
		companion("Ted", 4, "a teddy", "Friend"),
		noun("bear", "bear"),
		"a well-loved soft toy",
		"toy",
		"everyday",
	],
] as const)("a painter sees %j as %j: %s", (one, taken, figure, kind, outfit) => {
	const { somebody } = castAs(one, taken);
	expect(somebody.member).toMatchObject({ figure, kind, outfit });
	expect(somebody.figure).toBe(figure);
});
