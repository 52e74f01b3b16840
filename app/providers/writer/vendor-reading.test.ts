import { expect, test } from "vitest";
import type { StoryIdea } from "./port";
import { main } from "./story/ideas.testing";
import { faultsOfReading } from "./vendor-reading";

const idea: StoryIdea = {
	title: "The Kite",
	location: "the park",
	description: "They fly a kite.",
	readingLevel: "starter",
	readingNeeds: "",
	characters: [main("Zuleika", 6, "girl, brave")],
};

const faultsOf = (...pages: string[][]) =>
	faultsOfReading(
		pages.map((words) => ({ words })),
		idea,
	);

test("words that keep to their level have no fault, and a sound may come back", () => {
	expect(
		faultsOf(["NAME_1 had a red kite. Whoosh! It flew up."], ["Whoosh! It came down in a tree."]),
	).toEqual([]);
	expect(faultsOf(["", ""])).toEqual([]);
});

test("a sentence that is too long for the level is named", () => {
	const long = "NAME_1 ran up the hill and down the hill with her kite.";
	expect(faultsOf(["NAME_1 ran."], ["She ran on.", long])).toEqual([
		"spreads[1].words has a sentence of more than 10 words",
	]);
});

test("a sentence that was said before is named, on another page and on its own", () => {
	const said = "The kite flew over the wall.";
	const fault = "spreads[1].words says a sentence that was said before";
	expect(faultsOf([said], ["She ran.", said])).toEqual([fault]);
	expect(faultsOf(["She ran."], [`${said} She ran. ${said}`])).toEqual([fault]);
});

test.each([
	["Her favorite kite flew.", "favourite"],
	["The sky was gray.", "grey"],
	["Her mom ran.", "Mum"],
	["She put on pajamas.", "pyjamas"],
	["They traveled far.", "-lled, -lling"],
])("%s isn't British English", (text, british) => {
	const fault = `spreads[0].words isn't in British English: ${british}`;
	expect(faultsOf([text]).filter((one) => one.includes("British"))).toEqual([fault]);
});

test.each([
	"Her favourite colour was grey.",
	"The centre of the coral was humorous.",
	"They travelled at the moment of dawn.",
])("%s is", (text) => {
	expect(faultsOf([text]).filter((fault) => fault.includes("British"))).toEqual([]);
});

test("a book of long words and long sentences is too hard", () => {
	const hard = "Extraordinary elephants celebrated magnificent anniversaries enthusiastically beside NAME_1.";
	expect(faultsOf([hard])).toEqual([
		"more than 4 words in a hundred have three syllables or more",
		"the book is too hard to read: its Flesch-Kincaid grade is above 1.5",
	]);
	expect(faultsOf(["She ran up and down and up the big hill."])).toEqual([
		"sentences have more than 8 words on average",
	]);
});
