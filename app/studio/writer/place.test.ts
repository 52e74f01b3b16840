import { expect, test } from "vitest";
import { PLACES } from "~/studio/story/places/list";
import { recognisePlace } from "~/studio/story/recognise-place";
import { ideaWith, main, scriptOf } from "./books.testing";
import { placeOf } from "./place";

const idea = (location: string) =>
	ideaWith({ location, readingLevel: "whiz", characters: [main("Jack", 7, "boy, brave")] });

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
	const { cover, spreads } = scriptOf(idea(location));
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
	expect(placeOf(location).shortAt).toBe(shortAt);
});

test.each([
	["hme", "at home"],
	["seven seas", "on the Seven Seas"],
	["International Space Station", "on the International Space Station"],
	["Peckham, mostly school and Nana’s flat", "in Peckham"],
	["A&E at Kings", "at A&E at Kings"],
	["dads new house, Telford", "at Dad’s new house in Telford"],
	["grans", "at Gran’s"],
	["from Bristol to Inverness", "in Bristol"],
	["From Cardiff up to a farmhouse near Bala", "in Cardiff"],
	["Bristol, in his bedroom at night", "in Bristol"],
	["the caravan at night", "in the caravan"],
	["Aldi car park, then ours", "in the Aldi car park"],
	["hospital / school", "at the hospital"],
	["number 7", "at Number 7"],
	["settee", "on the settee"],
	["up north", "up north"],
	["on the way to school", "on the way to school"],
	["a trip to the moon", "on a trip to the moon"],
	["Stop or Go Street", "in Stop or Go Street"],
	["our house, Christmas", "at the house"],
])("%j, as parents type, is told as %j", (location, at) => {
	expect(placeOf(location).at).toBe(at);
});
