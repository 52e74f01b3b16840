import { describe, expect, test } from "vitest";
import type { StoryIdea } from "~/studio/story/idea";
import { faultsOfReading } from "./vendor-reading";

const idea: StoryIdea = {
	title: "The Kite",
	location: "the park",
	description: "They fly a kite.",
	readingLevel: "starter",
	readingNeeds: "",
	characters: [{ name: "Zuleika", age: 6, personality: "girl, brave", isMain: true, relationship: null }],
};

const faultsIn = (about: StoryIdea, ...pages: string[][]) =>
	faultsOfReading(
		pages.map((words) => ({ words })),
		about,
	);
const faultsOf = (...pages: string[][]) => faultsIn(idea, ...pages);

test("words that keep to their level have no fault, and a sound may come back", () => {
	expect(
		faultsOf(["NAME_1 had a red kite. Whoosh! It flew up."], ["Whoosh! It came down in a tree."]),
	).toEqual([]);
	expect(faultsOf(["", ""])).toEqual([]);
});

test("a sentence that is too long for the level is named, and quoted", () => {
	const long = "NAME_1 ran up the hill and down the hill with her kite.";
	expect(faultsOf(["NAME_1 ran."], ["She ran on.", long])).toEqual([
		{
			entry: 1,
			what: expect.stringMatching(/^a sentence has 12 words, and none may have more than 10: Mia ran up/),
		},
	]);
});

describe("a sentence that comes back", () => {
	const what = expect.stringContaining("said once too often");
	test("is a fault where it is long, on another page and on its own", () => {
		const said = "The red kite flew over the old garden wall.";
		expect(faultsOf([said], ["She ran.", said])).toEqual([{ entry: 1, what }]);
		expect(faultsOf(["She ran."], [`${said} She ran. ${said}`])).toEqual([{ entry: 1, what }]);
	});

	test("is a refrain where it is short, three times", () => {
		const refrain = ["Up, up, up it went."];
		expect(faultsOf(refrain, refrain, refrain)).toEqual([]);
		expect(faultsOf(refrain, refrain, refrain, refrain)).toEqual([{ entry: 3, what }]);
	});
});

test.each([
	["Her favorite kite flew.", "favourite"],
	["The sky was gray.", "grey"],
	["Her mom ran.", "Mum"],
	["She put on pajamas.", "pyjamas"],
	["They traveled far.", "-lled, -lling"],
])("%s isn't British English", (text, british) => {
	expect(faultsOf([text])).toContainEqual({ entry: 0, what: `not British English: ${british}` });
});

test.each([
	"Her favourite colour was grey.",
	"The centre of the coral was humorous.",
	"They travelled at the moment of dawn.",
])("%s is", (text) => {
	expect(faultsOf([text]).filter(({ what }) => what.includes("British"))).toEqual([]);
});

describe("a book that is too hard on average", () => {
	const EASY = ["She ran up the hill. She ran down. The kite flew up."];
	const HARD = ["Extraordinary elephants celebrated magnificent anniversaries beside NAME_1."];

	test("is told which of its entries make it so", () => {
		expect(
			faultsOf(
				EASY,
				EASY.map((text) => `${text} Hop!`),
				HARD,
			),
		).toEqual([
			{ entry: 2, what: expect.stringMatching(/^too hard: 4\.2 words in a hundred/) },
			{ entry: 2, what: expect.stringMatching(/^too hard: the book's Flesch-Kincaid grade/) },
		]);
		expect(faultsOf(["She ran up and down and up the big hill."], ["She ran."], ["He did not."])).toEqual([]);
		expect(faultsOf(["She ran up and down and up the big hill."])).toEqual([
			{ entry: 0, what: expect.stringContaining("8 words on average") },
		]);
	});

	test("has a little leeway once it was mended", () => {
		const nearly = [
			{ words: ["She ran up the hill and down to me. He ran."] },
			{ words: ["Then she sat down on the big old red rug."] },
		];
		const both = [...nearly, { words: ["So she ran and ran up and up it."] }];
		expect(faultsOfReading(both.slice(1), idea)).not.toEqual([]);
		expect(faultsOfReading(both.slice(1), idea, true)).not.toEqual([]);
		expect(faultsOfReading(both.slice(0, 1), idea)).toEqual([]);
	});

	test("isn't where the long words are the family's own", () => {
		const about = { ...idea, description: "They meet a triceratops at the library." };
		const pages = ["NAME_1 met two triceratopses. The library shook."];
		expect(faultsIn(idea, pages)).not.toEqual([]);
		expect(faultsIn(about, ["NAME_1 met a triceratops. The library shook."])).toEqual([]);
	});
});
