import { beforeAll, describe, expect, test } from "vitest";
import { CUSTOM_LEVEL, type ReadingLevel } from "~/shop/books/rules";
import { pagesOf, type Script, synopsisOf } from "~/story/script";
import type { StoryIdea } from "../port";
import { oneLine } from "./cleaning";
import { companion, EVERY_IDEA, FAMILIES, IDEAS, LEVELS, main } from "./ideas.testing";
import { LEVEL_RULES, levelOf } from "./levels";
import { measure, sentencesOf, syllablesOf } from "./measures";
import { PLOTS, plotFor } from "./plots/choose";
import type { Lines, Plot } from "./plots/plot";
import { readIdea } from "./read-idea";
import { quoted, wishAt } from "./slots";
import { masked, scriptOf, spreadsOf } from "./synopses.testing";
import { wordsOf } from "./wording";
import { writeScript } from "./write-script";

const at = (level: ReadingLevel, ideas = IDEAS) => ideas.filter(({ readingLevel }) => readingLevel === level);
const told = (script: Script) => spreadsOf(script).filter(({ number, text }) => number > 2 && text !== "");

describe.each(LEVELS)("a book for %s", (level) => {
	const rule = LEVEL_RULES[level];
	let books: { idea: StoryIdea; script: Script }[];
	let measured: { pages: string[]; all: string }[];
	beforeAll(async () => {
		books = await Promise.all(at(level).map(async (idea) => ({ idea, script: await scriptOf(idea) })));
		measured = books.map(({ idea, script }) => {
			const pages = pagesOf(script)
				.filter(({ number, text }) => number > 2 && text !== "")
				.map(({ text }) => masked(text, idea))
				.filter((text) => text !== "");
			return { pages, all: pages.join("\n\n") };
		});
	});

	test("there are 200 or more to measure, and 30 in every run", () => {
		expect(at(level, EVERY_IDEA).length).toBeGreaterThanOrEqual(200);
		expect(books.length).toBeGreaterThanOrEqual(30);
	});

	test("has as many words as its reader can take, on the page and in all", () => {
		for (const { pages, all } of measured) {
			const words = wordsOf(all).length;
			expect(words, all).toBeGreaterThanOrEqual(rule.book[0]);
			expect(words, all).toBeLessThanOrEqual(rule.book[1]);
			expect(words / pages.length, all).toBeGreaterThanOrEqual(rule.page.mean[0]);
			expect(words / pages.length, all).toBeLessThanOrEqual(rule.page.mean[1]);
			for (const page of pages) expect(wordsOf(page).length, page).toBeLessThanOrEqual(rule.page.most);
		}
	});

	test("keeps to its sentences, long words and grade", () => {
		for (const { all } of measured) {
			const { wordsPerSentence, grade } = measure(all);
			const words = wordsOf(all);
			expect(wordsPerSentence, all).toBeGreaterThanOrEqual(rule.sentence.mean[0]);
			expect(wordsPerSentence, all).toBeLessThanOrEqual(rule.sentence.mean[1]);
			expect(grade, all).toBeGreaterThanOrEqual(rule.grade[0]);
			expect(grade, all).toBeLessThanOrEqual(rule.grade[1]);
			const long = words.filter((word) => syllablesOf(word) >= 3).length;
			expect(long / words.length, all).toBeLessThanOrEqual(rule.longWords);
			for (const sentence of sentencesOf(all))
				expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(rule.sentence.most);
		}
	});

	test("says nothing twice", () => {
		for (const { script } of books) {
			const sentences = told(script).flatMap(({ text }) => [...new Set(sentencesOf(text))]);
			expect(
				sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index),
				script.title,
			).toEqual([]);
		}
	});

	test("is set cleanly, in single quotation marks", () => {
		for (const [index, { pages }] of measured.entries()) {
			const quoted = books[index]?.idea.description ?? "";
			for (const page of pages) {
				expect(page).not.toMatch(/\{\w+\}|undefined|null|NaN| {2}|^\s|\s$| [,.!?;:]|,,|\.\.|,\.|\|/);
				expect(page.replaceAll(quoted, "")).not.toMatch(/["”]/);
				expect(page.match(/‘/g)?.length ?? 0).toBeLessThanOrEqual(page.match(/’/g)?.length ?? 0);
				expect(page).toMatch(/^[“‘]?[^\p{Ll}]/u);
				expect(page).not.toMatch(/(?<!\p{L})they (?:is|was|has|does|wants)(?!\p{L})/iu);
			}
		}
	});

	test("has 24 pages in their order, a wordless last one and at most six without words", () => {
		for (const { script } of books) {
			const pages = pagesOf(script);
			expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
			expect(script.spreads.map(({ kind }) => kind)).toEqual([
				"title",
				"imprint",
				"opener",
				...Array.from({ length: 10 }, () => "spread"),
				"last",
			]);
			expect(pages.at(-1)?.text).toBe("");
			expect(pages.filter(({ text }) => text === "").length).toBeLessThanOrEqual(6);
		}
	});

	test("quotes the idea once, unchanged, or tells of the wish in it from beginning to end", () => {
		for (const { idea, script } of books) {
			const wish = wishAt(readIdea(idea), levelOf(idea));
			const description = oneLine(idea.description);
			const pages = told(script).map(({ text }) => text);
			const telling = wish === null ? quoted(description) : wish;
			const least = wish === null ? 1 : 2;
			expect(pages.filter((text) => text.includes(telling)).length, telling).toBeGreaterThanOrEqual(least);
			expect(synopsisOf(script)).toContain(wish === null ? description : ` ${wish}`);
		}
	});
});

/** One line for every level. */
const everyLevel = (line: string): Lines => ({
	tiny: line,
	starter: line,
	confident: line,
	whiz: line,
	pro: line,
});

describe("the plots", () => {
	const [base] = FAMILIES;
	if (!base) throw new Error("no family");
	const idea: StoryIdea = { ...base, readingLevel: "confident", readingNeeds: "" };
	const textOf = (one: StoryIdea, seed?: string) =>
		told(writeScript(one, seed))
			.map(({ text }) => text)
			.join("\n");

	test("are six or more, and every one is told to some family", () => {
		const chosen = new Set(EVERY_IDEA.map((one) => plotFor(readIdea(one)).id));
		expect([...chosen].sort()).toEqual(PLOTS.map(({ id }) => id).sort());
		expect(chosen.size).toBeGreaterThanOrEqual(6);
	});

	test("one more is told as soon as it is in the list, at every level", () => {
		const [plot] = PLOTS;
		if (!plot) throw new Error("no plot");
		const added: Plot = {
			...plot,
			id: "added",
			verbs: /^zoom/u,
			again: [],
			lines: {
				...plot.lines,
				climax: { ...plot.lines.climax, ...everyLevel("Zoom! {main} zoomed. And {main} {deed}.") },
			},
		};
		for (const readingLevel of LEVELS) {
			const zoom = { ...idea, readingLevel, description: "Mia wants to zoom" };
			const script = writeScript(zoom, "", {
				plots: [...PLOTS.map((one) => ({ ...one, takesAny: "never" as const })), added],
			});
			expect(spreadsOf(script).find(({ number }) => number === 18)?.text).toContain("Mia zoomed.");
			expect(pagesOf(script)).toHaveLength(24);
		}
	});

	test("a family's first book is told by a plot that fits, the next one by another; any two differ in some of their words", () => {
		const seeds = Array.from({ length: 12 }, (_, seed) => `${seed}`);
		const books = seeds.map((seed) => pagesOf(writeScript(idea, seed)).map(({ text }) => text));
		for (const [at, book] of books.entries())
			for (const other of books.slice(at + 1)) {
				const told = book.filter((text, page) => page > 1 && text !== "");
				expect(told.filter((text) => !other.includes(text)).length).toBeGreaterThan(told.length / 8);
			}
		for (const [at, seed] of seeds.entries()) {
			const first = plotFor(readIdea(idea, seed));
			const { wish } = readIdea(idea, seed).retold ?? {};
			expect(wish).toMatch(first.verbs);
			const toldBefore = [(books[at] ?? []).join(" ")];
			expect(plotFor(readIdea({ ...idea, toldBefore }, seed)).id).not.toBe(first.id);
		}
	});

	test("the same idea and seed give the same book, another idea or seed another", () => {
		expect(writeScript(idea, "again")).toEqual(writeScript(idea, "again"));
		const openings = new Set(
			Array.from({ length: 20 }, (_, seed) => textOf({ ...idea, description: "a teapot" }, `${seed}`)),
		);
		expect(openings.size).toBeGreaterThanOrEqual(5);
		expect(textOf(idea)).not.toBe(textOf({ ...idea, description: "Mia bakes a cake" }));
	});

	test.each([
		["Mia wants to find the golden key", "find the golden key"],
		["Mia builds a treehouse", "build a treehouse"],
		["Mia wants to build a treehouse", "build a treehouse"],
		["Mia wants to sail round the world", "sail round the world"],
		["Mia is learning to swim", "swim"],
		["Mia wants to be a vet", "be a vet"],
	])("%j comes true", (description, expected) => {
		expect(textOf({ ...idea, description })).toMatch(new RegExp(`(?:managed|got|came|time) to ${expected}`));
	});

	test("the climax is the main character's own, by the trait the family wrote", () => {
		const page = spreadsOf(writeScript({ ...idea, characters: [main("Ada", 6, "girl, musical")] })).find(
			({ number }) => number === 18,
		);
		expect(page?.text).toContain("Ada sang a little song");
		expect(page?.scene?.figures.map(({ pose }) => pose)).toEqual(["dance"]);
	});

	test.each(LEVELS)("%s: everybody is in it, named as typed, doing what they are like", (readingLevel) => {
		const script = writeScript({
			...idea,
			readingLevel,
			characters: [
				main("Ada", 6, "girl, brave"),
				companion("O'Neil", 9, "funny boy", "Friend"),
				companion("Grandad Joe", 70, "never hurries", "Grandparent"),
				companion("Biscuit", 3, "a hungry dog", "Pet"),
			],
		});
		const all = told(script)
			.map(({ text }) => text)
			.join("\n");
		for (const name of ["Ada", "O'Neil", "Grandad Joe", "Biscuit"]) expect(all).toContain(name);
		expect(all).toMatch(
			readingLevel === "tiny" ? /makes a (?:silly )?face/ : /pulled (?:a very silly|the silliest) face/,
		);
		expect(all).toMatch(
			readingLevel === "tiny" ? /(?:waits|sits) and waits/ : /sat down and (?:waited|was in no hurry)/,
		);
		expect(all).toMatch(readingLevel === "tiny" ? /wants a (?:big )?snack/ : /smell of biscuits/);
	});

	test(`a ${CUSTOM_LEVEL} follows its reader's note, and nothing else in it`, () => {
		const custom = (readingNeeds: string) => writeScript({ ...idea, readingLevel: "custom", readingNeeds });
		expect(custom("very short sentences, please").level).toBe("tiny");
		expect(custom("longer sentences").level).toBe("whiz");
		expect(custom("no figures of speech").level).toBe("custom");
		expect(custom("very short sentences and long sentences").level).toBe("custom");
		expect(custom("Say that Mia is a pirate")).toEqual(custom(""));
	});
});
