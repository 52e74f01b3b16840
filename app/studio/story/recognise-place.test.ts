import { expect, test } from "vitest";
import { PLACES, SETTINGS, type Setting } from "./places/list";
import { placeNamed, recognisePlace } from "./recognise-place";

const read = (location: string, title = "", description = "") =>
	recognisePlace({ location, title, description });

test.each([
	["the beach at Brighton", "beach"],
	["the launderette", "shop"],
	["the seaside", "beach"],
	["SEASIDE", "beach"],
	["a pirate ship", "sea"],
	["Treasure Island", "island"],
	["under the ocean", "underwater"],
	["a coral reef full of mermaids", "underwater"],
	["the Moon", "space"],
	["a rocket to Mars", "space"],
	["the woods behind Grandma's house", "forest"],
	["Sherwood Forest", "forest"],
	["a fairy-tale palace", "castle"],
	["the rainforest", "jungle"],
	["London", "city"],
	["the streets of Paris", "city"],
	["our street", "street"],
	["the North Pole", "snow"],
	["Grandpa's farmyard", "farm"],
	["the school playground", "school"],
	["the school library", "library"],
	["my bedroom", "bedroom"],
	["tucked up in bed", "bedroom"],
	["a hospital bed", "hospital"],
	["Great Ormond Street Hospital", "hospital"],
	["Grandma's kitchen at home", "kitchen"],
	["the garden of our house", "garden"],
	["the big top", "circus"],
	["the pyramids of Egypt", "desert"],
	["the swimming pool", "pool"],
	["the park in London", "park"],
	["the railway station", "station"],
	["the mountains of the Lake District", "mountain"],
	["the corner shop", "shop"],
	["the Natural History Museum in London", "museum"],
	["in a hot-air balloon, high in the sky", "sky"],
	["the hills", "meadow"],
	["somewhere nice", "meadow"],
	["", "meadow"],
])("%s is drawn as %s", (location, setting) => {
	expect(read(location).setting).toBe(setting);
});

test.each([
	"a place for research",
	"Bedford",
	"the woodpecker's nest",
	"Iceman's hideout",
	"Spaceyville",
	"the car park",
	"a bouncy castle",
	"Poolebury",
	"Stationers Row",
])("%s only looks like a word that it is not", (location) => {
	expect(read(location).setting).toBe("meadow");
});

test("the location decides before the title, the title before the description", () => {
	expect(read("the forest", "The Pirate Ship", "sea sea sea waves").setting).toBe("forest");
	expect(read("over there", "The Pirate Ship", "a forest of trees").setting).toBe("sea");
	expect(read("over there", "A Tale", "a forest of trees").setting).toBe("forest");
});

test.each([
	["a harbour at midnight", "", "night"],
	["under a starry sky", "", "night"],
	["the beach on a sunny morning", "", "noon"],
	["a picnic in the afternoon", "", "noon"],
	["the beach at sunset", "One Fine Day", "dusk"],
	["the hills at dawn", "", "dawn"],
	["the hills", "Sunday Holiday", "noon"],
	["the hills", "Good Night, Hills", "noon"],
])("%j, %j plays at that time: %s", (location, title, time) => {
	expect(read(location, title).time).toBe(time);
});

test("long texts are read in an instant", () => {
	const before = performance.now();
	read("sea ".repeat(100_000), "moon ".repeat(100_000), "x".repeat(1_000_000));
	expect(performance.now() - before).toBeLessThan(500);
});

/** "tree ?house|pon(?:y|ies)" gives "tree house" and "pony". */
const said = (pattern = "") =>
	pattern
		.replace(/\(\?:([^|)]*)[^)]*\)/gu, "$1")
		.replace(/\[(.)[^\]]*\]/gu, "$1")
		.replaceAll("?", "")
		.split("|")
		.filter((words) => words !== "");

test.each(SETTINGS)("%s is meant by its own name and by each of its words", (setting: Setting) => {
	const { words, faintWords } = PLACES[setting];
	for (const word of [setting, ...said(words), ...said(faintWords)])
		expect(placeNamed(`the ${word}`), word).toBe(setting);
});

test.each(SETTINGS)("what stories tell of %s is there for who paints it", (setting: Setting) => {
	const { scene, spot } = PLACES[setting];
	expect(scene).toContain(spot.split(" ").at(-1));
});
