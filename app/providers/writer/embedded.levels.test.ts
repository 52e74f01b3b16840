import { describe, expect, test } from "vitest";
import type { ReadingLevel } from "~/shop/books/rules";
import { MOST_LETTERS } from "~/shop/proof/rules";
import { IDEAS, LEVELS } from "./story/ideas.testing";
import { type Measures, measure, sentencesOf } from "./story/measures";
import { masked, scriptOf, written } from "./story/synopses.testing";
import { wordsOf } from "./story/wording";

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
		IDEAS.filter((one) => one.readingLevel === level).map(async (one) =>
			measure(masked((await written(one)).synopsis, one)),
		),
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

	/** What each reading level must keep to: words in an average sentence and Flesch-Kincaid grade of any one synopsis. */
	const BANDS: Record<ReadingLevel, { words: [number, number]; grade: [number, number] }> = {
		tiny: { words: [2.5, 5], grade: [-3.5, 2] },
		starter: { words: [5.5, 9], grade: [-0.6, 4] },
		confident: { words: [11, 19.5], grade: [2.5, 7.5] },
		whiz: { words: [14.5, 22.5], grade: [5, 10] },
		pro: { words: [16.5, 29], grade: [6.6, 14] },
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

	test.each(LEVELS)("%s: a family may put as many words on a page as it found there", async (level) => {
		for (const one of IDEAS.filter(({ readingLevel }) => readingLevel === level)) {
			const { spreads } = await scriptOf(one);
			// What it has told itself is as long as it likes.
			const ours = spreads.flatMap(({ words }) => words).filter((words) => !/[“‘]/u.test(words));
			expect(Math.max(...ours.map((words) => words.length)), one.title).toBeLessThanOrEqual(
				MOST_LETTERS[level],
			);
		}
	});

	test("tiny: no sentence is longer than seven words or shorter than two, and a refrain comes back", async () => {
		for (const one of IDEAS.filter(({ readingLevel }) => readingLevel === "tiny")) {
			const sentences = sentencesOf(masked((await written(one)).synopsis, one));
			for (const sentence of sentences) {
				expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(7);
				expect(wordsOf(sentence).length, sentence).toBeGreaterThanOrEqual(2);
			}
			expect(new Set(sentences).size).toBeLessThan(sentences.length);
		}
	});

	test("custom: paragraphs of at most three sentences a person, no figure of speech taken from the older levels", async () => {
		for (const one of IDEAS.filter(({ readingLevel }) => readingLevel === "custom")) {
			for (const sentence of sentencesOf(masked((await written(one)).synopsis, one))) {
				expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(16);
				expect(sentence).not.toMatch(/ as if | as though | like (?:a|the) |butterflies|curtain/);
			}
		}
	});
});
