import { expect, test } from "vitest";
import { lot } from "~/lot.testing";
import { OLDER_BOOKS } from "~/studio/story/older-books.testing";
import { bookOfStory, everyBook, ideaWith } from "./books.testing";
import { canReword, rewordSpread } from "./write-book";

const SEED = "a book";
const firstPages = (script: { spreads: readonly { pages: readonly number[] }[] }) =>
	script.spreads.map(({ pages }) => pages[0] ?? 0);

/** Names as long as the form takes leave some pages room for their shortest wording alone: such a try comes to nothing. */
const BOOKS = everyBook().filter(({ idea }) => idea.characters.every(({ name }) => name.length < 40));

test.each(
	lot(BOOKS, 12),
)("$name: where it can be told in other words it is, and where it can't nothing is promised", async ({
	idea,
	story,
}) => {
	const { script } = bookOfStory(idea, story, SEED);
	for (const first of firstPages(script)) {
		const reworded = await rewordSpread(idea, { script, seed: SEED }, first, "another");
		expect(canReword(script, first), `page ${first}`).toBe(reworded !== undefined);
	}
});

test("a reader's pages can be told in other words; title, imprint and the last picture can't", () => {
	const { script } = bookOfStory(ideaWith({ readingLevel: "whiz" }));
	const told = firstPages(script).filter((first) => canReword(script, first));
	expect(told).toEqual([3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
});

test("a book from before the shelf, and one whose story has gone from it, stay in the words they have", async () => {
	for (const { idea, seed, script } of OLDER_BOOKS)
		for (const stored of [script, { ...script, story: "no-longer-on-the-shelf" }])
			for (const first of firstPages(script)) {
				expect(canReword(stored, first)).toBe(false);
				expect(await rewordSpread(idea, { script: stored, seed }, first, "another")).toBeUndefined();
			}
});
