import { expect, test } from "vitest";
import { PLACES } from "~/story/places/list";
import { recognisePlace } from "~/story/recognise-place";
import { main } from "./ideas.testing";
import { placeOf } from "./place";
import { writeScript } from "./write-script";

const idea = (location: string) => ({
	title: "Up",
	location,
	description: "a kite gets lost",
	readingLevel: "whiz" as const,
	readingNeeds: "",
	characters: [main("Jack", 7, "boy, brave")],
});

test.each([
	["a pirate ship", "sea"],
	["on a boat", "sea"],
	["Grandpa's boat", "sea"],
	["the bakery", "shop"],
	["the vet's", "hospital"],
	["a café by the sea", "kitchen"],
	["our favourite Italian restaurant", "kitchen"],
	["the lake", "park"],
	["the river", "park"],
	["Lake Windermere", "mountain"],
	["Great Ormond Street Hospital", "hospital"],
	["a fairy-tale palace", "castle"],
	["the school library", "library"],
	["the launderette", "shop"],
	["London Zoo", "park"],
	["the airport", "station"],
	["the seaside town of Whitby", "beach"],
	["a gingerbread house in the forest", "forest"],
	["Nan's house in London", "bedroom"],
	["a school on the Moon", "space"],
	["Nowhere-on-the-Wold", "meadow"],
])("%s is told of as it is drawn: as %s", (location, setting) => {
	expect(recognisePlace({ location, title: "", description: "" }).setting).toBe(setting);
	const { cover, spreads } = writeScript(idea(location));
	expect(cover.setting).toBe(setting);
	const words = spreads.flatMap((spread) => spread.words).join(" ");
	expect(words).toContain(PLACES[setting as keyof typeof PLACES].spot);
	for (const [id, { spot }] of Object.entries(PLACES)) if (id !== setting) expect(words).not.toContain(spot);
});

test.each([
	["the huge echoing swimming pool of our leisure centre", "at the pool"],
	["the bakery with the blue door in Market Street", "at the bakery"],
	["", "in a faraway place"],
])("the smallest readers hear of %j as %j", (location, shortAt) => {
	expect(placeOf(location, "his").shortAt).toBe(shortAt);
});
