import { describe, expect, test } from "vitest";
import { RELATIONSHIPS, type ReadingLevel } from "~/shop/books/rules";
import { createEmbeddedWriter } from "./embedded.server";
import type { StoryIdea, Synopsis } from "./port";
import { writerContract } from "./port.contract";
import { combinations, companion, FAMILIES, LEVELS, main } from "./story/ideas.test-support";
import { type Measures, measure, sentencesOf } from "./story/measures.test-support";
import { wordsOf } from "./story/wording";

const writer = createEmbeddedWriter();

writerContract("embedded", createEmbeddedWriter);

async function written(idea: StoryIdea): Promise<Synopsis> {
	const result = await writer.writeSynopsis(idea);
	if (!result.ok) throw new Error(`${result.error}: ${idea.title}`);
	return result.value;
}

/** A name, a title and the family's own quotation count as one short word each: they are not the writer's choice. */
function masked(text: string, idea: StoryIdea): string {
	const names = idea.characters
		.map((character) => character.name)
		.sort((one, other) => other.length - one.length);
	return names.reduce(
		(masking, name) => masking.replaceAll(name, "Mia"),
		text.replaceAll(/‘(?:(?!’(?:\s|[,.])).)*’(?=[\s,.])/gu, "Moon"),
	);
}

const idea = (number: number, readingLevel: ReadingLevel): StoryIdea => {
	const family = FAMILIES[number];
	if (!family) throw new Error(`no family ${number}`);
	return { ...family, readingLevel };
};

const everyIdea = [
	...FAMILIES.flatMap((_, number) => LEVELS.map((level) => idea(number, level))),
	...combinations(480),
];

const averages = (measured: readonly Measures[]): Measures => {
	const mean = (of: keyof Measures) => measured.reduce((sum, one) => sum + one[of], 0) / measured.length;
	return {
		wordsPerSentence: mean("wordsPerSentence"),
		lettersPerWord: mean("lettersPerWord"),
		syllablesPerWord: mean("syllablesPerWord"),
		grade: mean("grade"),
	};
};

async function measuredAt(level: ReadingLevel): Promise<Measures[]> {
	return Promise.all(
		everyIdea
			.filter((one) => one.readingLevel === level)
			.map(async (one) => measure(masked((await written(one)).synopsis, one))),
	);
}

describe("reading levels", () => {
	const LADDER = ["tiny", "starter", "confident", "whiz", "pro"] as const;

	test("rise in sentence length, word length and grade, with a clear step between each and the next", async () => {
		const means = await Promise.all(LADDER.map(async (level) => averages(await measuredAt(level))));
		for (let step = 1; step < means.length; step++) {
			const [easier, harder] = [means[step - 1], means[step]];
			if (!easier || !harder) throw new Error("a level is missing");
			expect(harder.wordsPerSentence - easier.wordsPerSentence, LADDER[step]).toBeGreaterThan(2);
			expect(harder.grade - easier.grade, LADDER[step]).toBeGreaterThan(1);
			expect(harder.lettersPerWord, LADDER[step]).toBeGreaterThan(easier.lettersPerWord);
			expect(harder.syllablesPerWord, LADDER[step]).toBeGreaterThan(easier.syllablesPerWord);
		}
	});

	/** The bands of design: words in an average sentence and Flesch-Kincaid grade of any one synopsis. */
	const BANDS: Record<ReadingLevel, { words: [number, number]; grade: [number, number] }> = {
		tiny: { words: [2.5, 5], grade: [-3.5, 1] },
		starter: { words: [5.5, 9], grade: [-0.5, 4] },
		confident: { words: [11, 17.5], grade: [2.5, 7.5] },
		whiz: { words: [14.5, 22], grade: [5, 10] },
		pro: { words: [18, 29], grade: [8, 15] },
		custom: { words: [4.5, 9], grade: [-1, 4] },
	};

	test.each(LEVELS)("%s: every synopsis keeps to its band", async (level) => {
		const { words, grade } = BANDS[level];
		for (const one of await measuredAt(level)) {
			expect(one.wordsPerSentence).toBeGreaterThanOrEqual(words[0]);
			expect(one.wordsPerSentence).toBeLessThanOrEqual(words[1]);
			expect(one.grade).toBeGreaterThanOrEqual(grade[0]);
			expect(one.grade).toBeLessThanOrEqual(grade[1]);
		}
	});

	test("tiny: no sentence is longer than seven words or shorter than two, and a refrain comes back", async () => {
		for (const one of everyIdea.filter(({ readingLevel }) => readingLevel === "tiny")) {
			const sentences = sentencesOf(masked((await written(one)).synopsis, one));
			for (const sentence of sentences) {
				expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(7);
				expect(wordsOf(sentence).length, sentence).toBeGreaterThanOrEqual(2);
			}
			expect(new Set(sentences).size).toBeLessThan(sentences.length);
		}
	});

	test("custom: paragraphs of at most three sentences a person, no figure of speech taken from the older levels", async () => {
		for (const one of everyIdea.filter(({ readingLevel }) => readingLevel === "custom")) {
			for (const sentence of sentencesOf(masked((await written(one)).synopsis, one))) {
				expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(16);
				expect(sentence).not.toMatch(/ as if | as though | like (?:a|the) |butterflies|curtain/);
			}
		}
	});
});

describe("every synopsis", () => {
	test("has 60 to 200 words", async () => {
		for (const one of everyIdea) {
			const { synopsis } = await written(one);
			expect(wordsOf(synopsis).length, synopsis).toBeGreaterThanOrEqual(60);
			expect(wordsOf(synopsis).length, synopsis).toBeLessThanOrEqual(200);
		}
	});

	test("is set cleanly: no slot left open, no double space, no stray punctuation, no control character", async () => {
		for (const one of everyIdea) {
			const { synopsis, imagePrompt } = await written(one);
			expect(synopsis).not.toMatch(/\{\w+\}(?<!\{main\})|undefined|null|NaN/);
			for (const text of [synopsis, imagePrompt]) {
				expect(text).not.toMatch(/ {2}|^\s|\s$| [,.!?;:]|,,|\.\.|,\.|\n{3}/);
				expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
			}
		}
	});

	test("says a or an by sound", async () => {
		for (const one of everyIdea) {
			const { synopsis, imagePrompt } = await written(one);
			const text = `${masked(synopsis, one)} ${imagePrompt}`;
			expect(text).not.toMatch(/(?<!\p{L})a (?:[aeio]|u(?!ni|k|s|f))\p{L}/iu);
			expect(text).not.toMatch(/(?<!\p{L})an (?![aeiou]|hour|honest|8|11|18)\p{L}/iu);
		}
	});

	test("opens each sentence with a capital, a figure or somebody's name", async () => {
		for (const one of everyIdea) {
			for (const sentence of sentencesOf((await written(one)).synopsis))
				expect(sentence).toMatch(/^[“‘]?[^\p{Ll}]/u);
			for (const after of masked((await written(one)).synopsis, one).matchAll(/[.!?] ([“‘]?\p{L})/gu)) {
				expect(after[1]).toMatch(/^[“‘]?(?:\p{Lu}|\p{Lo})/u);
			}
		}
	});

	test("repeats no sentence, tiny's refrain apart", async () => {
		for (const one of everyIdea.filter(({ readingLevel }) => readingLevel !== "tiny")) {
			const { synopsis } = await written(one);
			const sentences = sentencesOf(synopsis);
			expect(new Set(sentences).size, synopsis).toBe(sentences.length);
		}
	});

	test("names every character, as the family wrote them", async () => {
		for (const one of everyIdea) {
			const { synopsis } = await written(one);
			for (const character of one.characters) expect(synopsis).toContain(character.name);
		}
	});

	test("is the same for the same idea and another for another", async () => {
		const first = await Promise.all(everyIdea.map(written));
		const again = await Promise.all(everyIdea.map(written));
		expect(again).toEqual(first);
		const ideas = new Set(everyIdea.map((one) => JSON.stringify(one)));
		expect(new Set(first.map(({ synopsis }) => synopsis)).size).toBe(ideas.size);
	});
});

describe("the family's words", () => {
	test.each([
		[0, /tiny dragon/, /Grandad’s garden/],
		[1, /hidden treasure/, /at the beach/],
		[2, /learn to swim with her dad/, /at the swimming pool/],
		[3, /fly to the moon in a rocket/, /on the Moon/],
		[4, /the cake/, /at home in Leeds/],
		[5, /his favourite teddy/, /in an enchanted forest/],
		[6, /a robot/, /in London/],
		[7, /“Adventure”/, /in Scotland/],
		[8, /“asdfghjkl zxcv”/, /in Qwer/],
		[9, /“恐竜と遊ぶ”/, /in 東京/],
		[10, /build a robot/, /castle/],
		[12, /nervous|making friends|start school/, /at school/],
	])("idea %i is told in them", async (number, thing, place) => {
		const { synopsis } = await written(idea(number, "confident"));
		expect(synopsis).toMatch(thing);
		expect(synopsis).toMatch(place);
	});

	test("mark-up stays plain text and slots in it are nobody's slots", async () => {
		const { synopsis } = await written(idea(10, "whiz"));
		expect(synopsis).toContain("‘<b>Bold</b> & Brave’");
		expect(synopsis).not.toContain("<script>");
		expect(synopsis).not.toContain("onerror");
	});

	test("pronouns follow the personality, else the relation, else they", async () => {
		const alone = (personality: string) =>
			written({
				title: "Up",
				location: "the park",
				description: "a kite",
				readingLevel: "pro",
				characters: [main("Alex", 7, personality), companion("Kit", 9, "", "Cousin")],
			});
		expect((await alone("brave girl")).synopsis).toContain("Her cousin Kit");
		expect((await alone("a boy, brave")).synopsis).toContain("His cousin Kit");
		expect((await alone("they/them, likes boys' football")).synopsis).toContain("Their cousin Kit");
		expect((await alone("brave")).synopsis).toContain("Their cousin Kit");
	});

	test("a character acts as the personality says and is introduced by the relation", async () => {
		const { synopsis } = await written({
			title: "Slow and Steady",
			location: "the park",
			description: "a lost kite",
			readingLevel: "confident",
			characters: [
				main("Ada", 6, "girl, brave"),
				companion("Joe", 70, "man who never hurries", "Grandparent"),
			],
		});
		expect(synopsis).toContain("Her grandad Joe, who never hurried, sat down and waited");
		expect(synopsis).toContain("Ada, as brave as ever, took a big breath and went first");
	});

	test.each(RELATIONSHIPS)("%s: has a place and a deed, told or untold", async (relationship) => {
		for (const personality of ["", "kind and brave", "girl", "sleepy boy"]) {
			const { synopsis } = await written({
				title: "Together",
				location: "the farm",
				description: "a lost lamb",
				readingLevel: "starter",
				characters: [
					main("Ada", 6, "girl"),
					...["Kit", "Bo", "Jo"].map((name) => companion(name, 9, personality, relationship)),
				],
			});
			for (const name of ["Kit", "Bo", "Jo"])
				expect(synopsis).toMatch(new RegExp(`[Hh]er [\\p{L} -]+ ${name} \\p{Ll}+`, "u"));
		}
	});

	test.each([
		["moon", /on the moon/],
		["Narnia", /in Narnia/],
		["our house", /at her house/],
		["on a farm in Wales", /on a farm in Wales/],
		["outer space", /in outer space/],
		["old trafford", /in a place called Old trafford|in Old Trafford/],
		["MANCHESTER", /in Manchester/],
		["the Lake District", /in the Lake District/],
		["Grandma's kitchen", /in Grandma’s kitchen/],
	])("the location %j stands in a sentence", async (location, expected) => {
		const { synopsis } = await written({
			title: "Up",
			location,
			description: "a kite",
			readingLevel: "confident",
			characters: [main("Ada", 6, "girl")],
		});
		expect(synopsis).toMatch(expected);
	});
});

describe("the cover's scene", () => {
	test("is one or two sentences in the writer's own words and names nobody", async () => {
		for (const one of everyIdea) {
			const { imagePrompt } = await written(one);
			expect(imagePrompt.match(/[.!?](?:\s|$)/g)?.length).toBeLessThanOrEqual(2);
			for (const { name } of one.characters) expect(imagePrompt).not.toContain(name);
		}
	});

	test("shows the place, the people and what they are after", async () => {
		const { imagePrompt } = await written(idea(0, "pro"));
		for (const seen of ["garden", "a young girl", "grandfather", "dog", "a tiny dragon"])
			expect(imagePrompt.toLowerCase()).toContain(seen);
	});
});

test("an unsuitable idea is refused, wherever it is written", async () => {
	const base = idea(0, "pro");
	const [first] = base.characters;
	if (!first) throw new Error("nobody");
	for (const bad of [
		{ ...base, title: "Sex" },
		{ ...base, location: "a drug den" },
		{ ...base, description: "he kills everyone at school" },
		{ ...base, characters: [{ ...first, personality: "suicidal" }] },
	]) {
		expect(await writer.writeSynopsis(bad)).toEqual({ ok: false, error: "refused" });
	}
});
