import { describe, expect, test } from "vitest";
import { MOST_LETTERS, READING_LEVELS } from "~/studio/story/levels";
import { OWN_WORDS, textOf } from "~/studio/story/script";
import { companion, ideaWith, main } from "../books.testing";
import { chooseFor, rewordSpread, writeBook } from "../write-book";
import { ownWordsOf } from "./own-words";

const BABY = ideaWith({
	title: "The Baby Has Stolen My Mum",
	location: "our flat in Bristol",
	description:
		"Otis has a new baby sister and nobody plays with him any more. he posts her a letter asking her to leave. he packs her a bag with a nappy and a banana. then she grabs his finger and wont let go. he unpacks the bag. he eats the banana",
	characters: [
		main("Otis", 4, "stubborn boy who says exactly what he thinks"),
		companion("Mum", 35, "exhausted, kind", "Mum"),
		companion("Wren", 0, "baby girl, cries a lot", "Baby sibling"),
	],
});
const CAT = ideaWith({
	title: "Goodbye Mister Tibbs",
	location: "home in Dundee",
	description:
		"Our old cat Mister Tibbs died in March. He was seventeen. Isla used to fall asleep with him on her feet. Dad dug a hole under the apple tree and Isla put in his blue blanket and half a fish finger. In May the blossom came down all over the place where he is and she said he was wearing it. Please no new kitten at the end.",
	characters: [
		main("Isla", 7, "quiet thoughtful girl"),
		companion("Dad", 38, "gentle", "Dad"),
		companion("Mister Tibbs", 17, "grumpy old tabby tom cat", "Pet"),
	],
});
const pagesOf = async (idea: typeof BABY) => {
	const { script } = await writeBook(idea, "one");
	return { script, pages: script.spreads.slice(2).map(({ words }) => words.filter(Boolean).join(" ")) };
};
const storyOf = async (idea: typeof BABY) => (await chooseFor(idea)).story.id;

describe("an idea that is a story", () => {
	test("is printed as it was told, in its order, at every level", async () => {
		for (const { id: readingLevel } of READING_LEVELS) {
			const { script, pages } = await pagesOf({ ...BABY, readingLevel });
			expect(script.story).toBe(OWN_WORDS);
			expect(script.spreads).toHaveLength(14);
			expect(pages[0]).toMatch(/^This is Otis, a stubborn boy/u);
			expect(pages.join(" ")).toContain(
				"Otis has a new baby sister and nobody plays with him any more. He posts her a letter",
			);
			expect(pages.filter((page) => page !== "").at(-1)).toBe("He eats the banana.");
		}
	});

	test("is told of a death too, by who was there; what was said to the shop isn’t printed", async () => {
		const { script, pages } = await pagesOf(CAT);
		expect(script.story).toBe(OWN_WORDS);
		expect(pages.join(" ")).toContain("and she said he was wearing it.");
		expect(textOf(script)).not.toMatch(/kitten|please/iu);
		const last = script.spreads.at(-1)?.scene;
		expect(last?.figures.map(({ who }) => who).sort()).toEqual(["c1", "c2"]);
		expect(script.spreads.flatMap(({ scene }) => scene?.figures ?? []).map(({ pose }) => pose)).not.toContain(
			"wave",
		);
	});

	test("names everybody: whom no sentence names, the first page does", async () => {
		const { pages } = await pagesOf(BABY);
		expect(pages[0]).toContain("And this is Wren");
		expect(pages[0]).toContain("And this is Mum");
	});

	test("shows whom and what a sentence names, and goes on showing whom it calls “he”", async () => {
		const { script } = await pagesOf(BABY);
		const of = (words: RegExp) => script.spreads.find((spread) => words.test(spread.words.join(" ")))?.scene;
		const seen = (words: RegExp) =>
			of(words)
				?.figures.map(({ who }) => who)
				.sort();
		expect(seen(/packs her a bag/u)).toEqual(["c1", "c3"]);
		expect(seen(/grabs his finger/u)).toEqual(["c1", "c3"]);
		const drawings = of(/packs her a bag/u)?.props.map((prop) =>
			typeof prop === "string" ? prop : prop.drawing,
		);
		expect(drawings).toContain("banana");
		expect(script.spreads.map(({ shows }) => shows ?? "").join(" ")).not.toContain("Otis");
	});

	test("is the same for the same idea, and has no other wording", async () => {
		const { script } = await pagesOf(BABY);
		expect((await pagesOf(BABY)).script).toEqual(script);
		expect(await rewordSpread(BABY, { script, seed: "one" }, 4, "again")).toBeUndefined();
		expect(await storyOf({ ...BABY, earlier: [{ story: OWN_WORDS, isSameIdea: true }] })).toBe(OWN_WORDS);
	});

	test("with what a family has typed in it has no slots of ours", async () => {
		const { pages } = await pagesOf({
			...BABY,
			description: `${BABY.description}. he says {hero} <with: x> [a|b]`,
		});
		expect(pages.join(" ")).not.toMatch(/[{}<>[\]|]/u);
	});
});

describe("an idea that is none", () => {
	test.each([
		["a wish", "a funny book about dinosaurs please"],
		["too little", "Otis goes to bed and sleeps"],
		[
			"notes",
			"gravity. bouncing. cheese or no cheese? no shoes. loud. takes a sandwich to test. big moon. rocket on fire",
		],
		[
			"a parent who tells us how things are",
			"I am having chemotherapy this autumn and my hair is going to fall out. Jasmine is five and knows I am poorly. I will be tired on the sofa and she can choose my hats.",
		],
		[
			"mostly said to us",
			"Otis falls in. I want him to swim at the end. Please make it about bravery. We would like his grandad in it. Can you put the dog in? He climbs out and he runs home and he eats and sleeps.",
		],
	])("%s", async (_, description) => {
		expect(await ownWordsOf({ ...BABY, description })).toBeNull();
	});

	test("has its story of the shelf though it is told in a few sentences", async () => {
		const dark = "Otis is scared of the dark. He has a torch. He sleeps in our bed every night.";
		expect(await storyOf({ ...BABY, title: "The dark", description: dark })).toBe("afraid-of-the-dark");
	});
});

test("the first page says of everybody no more than it has room for", async () => {
	const long = "stubborn girl who says exactly what she thinks at breakfast";
	const crowd = ["Bartholomew", "Wilhelmina", "Persephone"].map((name) => companion(name, 8, long, "Friend"));
	for (const { id: readingLevel } of READING_LEVELS) {
		const { pages } = await pagesOf({ ...BABY, readingLevel, characters: [main("Otis", 4, long), ...crowd] });
		expect(pages[0]?.length).toBeLessThanOrEqual(MOST_LETTERS[readingLevel]);
		for (const name of ["Otis", "Bartholomew", "Wilhelmina", "Persephone"]) expect(pages[0]).toContain(name);
	}
});

test("whoever was there may tell a whole plot", async () => {
	const description =
		"Every autumn my grandson Otis and I collect conkers. Last year he put one in his coat pocket and forgot. In spring we found it had sprouted in the wash basket. We planted it in a welly. It is now as tall as his knee and he measures himself against it. He has asked if I will be there when it is bigger than the house and I said no, but you will.";
	const { pages } = await pagesOf({ ...BABY, description });
	expect(pages[0]).toMatch(/^This is our Otis/u);
	expect(pages.join(" ")).toContain("Every autumn Otis and I collect conkers.");
	expect(pages.at(-2)).toContain("I said, ‘No, but you will.’");
});

test("words without room are refused, never cut off", async () => {
	const long = `Otis runs ${"very ".repeat(90)}far. ${BABY.description}`;
	expect(await ownWordsOf({ ...BABY, readingLevel: "tiny", description: long })).toBeNull();
});
