import { describe, expect, test } from "vitest";
import type { StoryIdea } from "~/studio/story/idea";
import { READING_LEVELS } from "~/studio/story/levels";
import { textOf } from "~/studio/story/script";
import { companion, ideaWith, main } from "./books.testing";
import { OWN } from "./tell-events";
import { chooseFor, rewordSpread, writeBook } from "./write-book";

const LEVELS = READING_LEVELS.map(({ id }) => id);
const COAT = ideaWith({
	title: "no coat!!",
	description:
		"Mia WILL NOT wear her coat. in the end the coat gets fed up and walks off without her and she has to chase it",
	characters: [main("Mia", 3, "stubborn girl")],
});
const LOST = {
	title: "The Lost Dragon",
	description: "Mia finds a tiny dragon that is lost and helps it find its mum",
};
const storyOf = async (said: Partial<StoryIdea>) => (await chooseFor(ideaWith(said))).story.id;

describe("a book", () => {
	test("of an idea that no story is about tells what happens in it, in its order; never where that weighs on a child", async () => {
		expect((await writeBook(COAT, "one")).script.story).toBe(OWN);
		const pages = textOf((await writeBook(COAT, "one")).script);
		expect(pages).toMatch(/will not wear her coat.*walks off.*has to chase/su);
		const sad = await storyOf({
			...COAT,
			description: `${COAT.description}. Her grandad died and she cries`,
		});
		expect(sad).not.toBe(OWN);
		expect(await storyOf({ ...COAT, description: "Mia will not wear her coat" })).not.toBe(OWN);
	});

	test("of an idea that a story is chosen for by a few of its words tells what happens, where much does", async () => {
		const queen = {
			title: "Gran is the Queen",
			description:
				"Mia finds out that her Gran is secretly Queen on Tuesdays. She spills tea on the visiting king’s trousers. Gran tips her own tea down herself too, and then everyone does it.",
			characters: [main("Mia", 7, "girl"), companion("Gran", 71, "", "Grandparent")],
		};
		expect(await storyOf(queen)).toBe(OWN);
		expect(await storyOf(LOST)).toBe("lost-creature");
	});

	test("tells of nobody’s wheelchair as of something that happens", async () => {
		const { script } = await writeBook(
			{ ...COAT, description: `Mia uses a wheelchair. ${COAT.description}` },
			"one",
		);
		expect(script.story).toBe(OWN);
		expect(`${textOf(script)} ${script.synopsis}`).not.toContain("wheelchair");
	});

	test("of the same events again tells them again", async () => {
		expect(await storyOf({ ...COAT, earlier: [{ story: OWN, isSameIdea: true }] })).toBe(OWN);
	});
});

describe("another wording", () => {
	test("of what a family has told happens is told of the same, and of nothing that is read otherwise today", async () => {
		for (const readingLevel of LEVELS.filter((level) => level !== "tiny")) {
			const idea = { ...COAT, readingLevel };
			const { script } = await writeBook(idea, "one");
			const before = script.spreads.find(({ words }) => /walks off/u.test(words.join(" ")));
			const spread = await rewordSpread(idea, { script, seed: "one" }, before?.pages[0] ?? 0, "again");
			expect(spread).toEqual({ ...before, words: expect.any(Array) });
			expect(spread?.words).not.toEqual(before?.words);
			expect(spread?.words.join(" ")).toMatch(/walks off/u);
			const other = { ...idea, description: idea.description.replaceAll("coat", "hat") };
			expect(
				await rewordSpread(other, { script, seed: "one" }, before?.pages[0] ?? 0, "again"),
			).toBeUndefined();
		}
	});
});
