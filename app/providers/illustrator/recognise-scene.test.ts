import { expect, test } from "vitest";
import { diceFrom } from "./drawing/dice";
import { recogniseScene, SCENE_KINDS, sunHeight } from "./recognise-scene";

const read = (location: string, title = "", imagePrompt = "", seed = "a") =>
	recogniseScene({ location, title, imagePrompt }, diceFrom(seed));

test.each([
	["the beach at Brighton", "sea"],
	["a pirate ship", "sea"],
	["Treasure Island", "sea"],
	["under the ocean", "underwater"],
	["a coral reef full of mermaids", "underwater"],
	["the Moon", "space"],
	["on the moon", "space"],
	["a rocket to Mars", "space"],
	["the woods behind Grandma's house", "forest"],
	["Sherwood Forest", "forest"],
	["a fairy-tale palace", "castle"],
	["a fairytale kingdom", "castle"],
	["the rainforest", "jungle"],
	["the Amazon jungle", "jungle"],
	["London", "city"],
	["the streets of Paris", "city"],
	["the North Pole", "snow"],
	["an igloo in the Arctic", "snow"],
	["Grandpa's farmyard", "farm"],
	["the school playground", "school"],
	["my bedroom", "bedroom"],
	["tucked up in bed", "bedroom"],
	["the big top", "circus"],
	["a funfair", "circus"],
	["the Sahara", "desert"],
	["the pyramids of Egypt", "desert"],
	["somewhere nice", "meadow"],
	["", "meadow"],
	["SEASIDE", "sea"],
])("%s is drawn as %s", (location, place) => {
	expect(read(location).place).toBe(place);
});

test.each([
	["a place for research", "meadow"],
	["Bedford", "meadow"],
	["the woodpecker's nest", "meadow"],
	["Iceman's hideout", "meadow"],
	["Spaceyville", "meadow"],
])("%s only looks like a word that it is not", (location, place) => {
	expect(read(location).place).toBe(place);
});

test("the location decides before the title, the title before the description", () => {
	expect(read("the forest", "The Pirate Ship", "sea sea sea waves").place).toBe("forest");
	expect(read("over there", "The Pirate Ship", "a forest of trees").place).toBe("sea");
	expect(read("over there", "A Tale", "a forest of trees").place).toBe("forest");
});

test.each([
	["a harbour at midnight", "night"],
	["under a starry sky", "night"],
	["the beach on a sunny morning", "day"],
	["a picnic in the afternoon", "day"],
])("%s is drawn by %s whatever the seed", (location, time) => {
	for (const seed of ["a", "b", "c", "d", "e", "f"]) expect(read(location, "", "", seed).time).toBe(time);
});

test("without a word about it the seed chooses the time", () => {
	const times = Array.from({ length: 24 }, (_, i) => read("the forest", "", "", `seed ${i}`).time);
	expect(new Set(times)).toEqual(new Set(["day", "night"]));
});

test("long texts are read in an instant", () => {
	const before = performance.now();
	read("sea ".repeat(100_000), "moon ".repeat(100_000), "x".repeat(1_000_000));
	expect(performance.now() - before).toBeLessThan(500);
});

test("every place has a word or is the default", () => {
	expect(SCENE_KINDS).toContain("meadow");
	expect(new Set(SCENE_KINDS).size).toBe(14);
});

test.each([
	["the beach on a sunny day", "", "high"],
	["the farm, a sunny morning", "", "high"],
	["by day in London", "", "high"],
	["high noon in the desert", "", "high"],
	["the beach at sunset", "One Fine Day", "low"],
	["the hills at dawn", "", "low"],
	["the hills", "Sunday Holiday", null],
] as const)("the sun over %j, %j stands %s", (location, title, sun) => {
	expect(sunHeight({ location, title, imagePrompt: "" })).toBe(sun);
});
