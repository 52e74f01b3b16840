import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { costOf, PEOPLE, PICTURES, TARGETS } from "~/providers/illustrator/replicate/costs.server";
import { DEFAULT_MODELS, modelsOf, slugsIn } from "~/providers/illustrator/replicate/models";
import { backCover } from "~/studio/story/back-cover";
import { ideaWith, scriptOf } from "~/studio/writer/books.testing";
import { PAINTED_COSTS, paintedCosts } from "./painted";

const [first] = modelsOf(slugsIn(DEFAULT_MODELS));
if (!first) throw new Error("the default list has a model");
const PRICES = { COST_OF_DOLLAR: 80, COST_OF_TOKENS: 1, ILLUSTRATOR_AT_ONCE: 8 };

test("the page says what the table of models and the defaults come to: npm run bench -- --painted writes it", async () => {
	expect(await readFile(PAINTED_COSTS, "utf8")).toBe(paintedCosts());
});

test("a book has as many painted pictures as are reckoned", () => {
	const script = scriptOf(ideaWith({}));
	const painted = [...script.spreads, backCover(script)].filter(({ scene }) => scene !== null);
	expect(painted).toHaveLength(PICTURES.inside);
});

test("a book of two by nano-banana-2.1, as it is reckoned by hand", () => {
	const { unbought, besides, pence } = costOf(first, 2, PRICES);
	const cents = [...unbought, ...besides].map((row) => Math.round(row.cents * 100) / 100);
	expect(cents).toEqual([0, 6.72, 10.08, 13.44, 33.6, 170.1]);
	// 30.24 cents and 8,000 + 7 * 2,500 tokens.
	expect(pence.unbought).toBeCloseTo(24.19 + 8 + 17.5, 1);
	expect(pence.bought).toBeCloseTo(187.15 + 8 + 80, 1);
});

test.each(PEOPLE)("by the model that is asked first a book of %i keeps to its targets", (people) => {
	const { pence, coverMs, pagesMs } = costOf(first, people, PRICES);
	expect(pence.unbought).toBeLessThanOrEqual(TARGETS.unbought);
	expect(pence.bought).toBeLessThanOrEqual(TARGETS.bought);
	expect(coverMs).toBeLessThanOrEqual(TARGETS.coverMs);
	expect(pagesMs).toBeLessThanOrEqual(TARGETS.pagesMs);
});
