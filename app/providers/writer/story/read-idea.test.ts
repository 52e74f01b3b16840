import { expect, test } from "vitest";
import { companion, main } from "./ideas.testing";
import { readIdea } from "./read-idea";

const reading = (description: string, location = "the park") =>
	readIdea({
		title: "Up",
		location,
		description,
		readingLevel: "whiz",
		readingNeeds: "",
		characters: [main("Jack", 7, "boy, brave"), companion("Ellie", 9, "girl, clever", "Cousin")],
	});

test.each([
	["A tiny dragon hatches in the bathtub", "a tiny dragon"],
	["they find three sleepy hedgehogs, and feed them", "three sleepy hedgehogs"],
	["The rocket has run out of fuel", "a rocket"],
	["the pirates have an old map", "pirates"],
	["She plants a dragon fruit", null],
	["no dragons please", null],
	["He is afraid of the wolf", null],
	["a dragonfly", null],
	["my dog", null],
])("the picture may show what %j plainly names", (description, named) => {
	expect(reading(description).named).toBe(named);
});

test.each([
	["moon", "on the moon", "space"],
	["the swimming pool", "at the swimming pool", "pool"],
	["LONDON", "in London", "city"],
	["Grandma's kitchen in Leeds", "in Grandma’s kitchen in Leeds", "kitchen"],
	["deep in the jungle", "deep in the jungle", "jungle"],
	["my nan's house", "at his nan’s house", "bedroom"],
	["<script>alert('castle')</script>", "in the alert castle", "castle"],
	["", "in a faraway place", "meadow"],
])("the location %j reads %j", (location, at, setting) => {
	const { place } = reading("a kite", location);
	expect([place.at, place.id]).toEqual([at, setting]);
});

test("a place that isn't known has no landmarks of what the idea speaks of", () => {
	expect(reading("the teddy was left in a castle", "Whitstable").place.id).toBe("meadow");
});

test("a name with an apostrophe is known in its idea, and stays as it was typed", () => {
	const { retold } = readIdea({
		title: "Stars",
		location: "space",
		description: "Bea O'Hara builds a rocket for D’Arcy and flies to Saturn to skate on its rings",
		readingLevel: "whiz",
		readingNeeds: "",
		characters: [main("Bea O'Hara", 6, "girl"), companion("D'Arcy", 9, "boy", "Cousin")],
	});
	expect(retold?.wish).toBe("build a rocket for D'Arcy and fly to Saturn to skate on its rings");
});
