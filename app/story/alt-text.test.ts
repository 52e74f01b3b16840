import { expect, test } from "vitest";
import { combinations } from "~/providers/writer/story/ideas.testing";
import { writeScript } from "~/providers/writer/story/write-script";
import { pagesOf } from "./script";

test("every picture is told in one sentence of 15 to 30 words, each half of a spread in its own", () => {
	for (const idea of combinations(300))
		for (const { number, altText, spread } of pagesOf(writeScript(idea))) {
			if (spread.scene === null) {
				expect(altText).toBe("");
				continue;
			}
			const words = altText.split(/\s+/u).length;
			expect(words, altText).toBeGreaterThanOrEqual(15);
			expect(words, altText).toBeLessThanOrEqual(30);
			expect(altText).toMatch(/[^.]\.$/u);
			expect(altText).not.toMatch(/undefined|, ,| ,|,,| {2}/u);
			expect(/^On the right-hand page /u.test(altText), `${number}`).toBe(
				spread.pages.length === 2 && number === spread.pages[1],
			);
		}
});
