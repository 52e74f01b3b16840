import { describe, expect, test } from "vitest";
import { setParagraph } from "~/studio/paper/lettering/paragraph.server";
import { layOut } from "~/studio/paper/pages/words.server";
import type { Body } from "~/studio/story/compositions/layout";
import { ARRANGEMENTS } from "~/studio/story/compositions/list";
import { MARGIN, PAPER } from "~/studio/story/compositions/paper";
import { DEDICATION_PAGE } from "~/studio/story/dedication";
import { MOST_LETTERS, READING_LEVELS } from "~/studio/story/levels";
import type { Figure } from "~/studio/story/scene";
import { COMPOSITIONS } from "~/studio/story/vocabulary";
import { MOST_DEDICATION, mostLetters } from "./rules";

const SENTENCE = "The wind carried the map over the wall, and everybody ran after it as fast as they could. ";
const text = (letters: number) => SENTENCE.repeat(Math.ceil(letters / SENTENCE.length)).slice(0, letters);
const STANDING: Body = {
	box: { x: -0.2, y: -1, width: 0.4, height: 1 },
	face: { x: -0.14, y: -1, width: 0.28, height: 0.3 },
};
const standing = (i: number): Figure => ({
	who: `c${i}`,
	pose: "stand",
	expression: "glad",
	facing: "front",
	holds: null,
	with: null,
	place: "middle",
	depth: "near",
});
const scene = (people: number) => ({
	figures: Array.from({ length: people }, (_, i) => standing(i)),
	props: [],
	shot: "mid" as const,
});

describe.each(READING_LEVELS.map(({ id }) => id))("as many characters as a page of %s may say", (level) => {
	test.each(COMPOSITIONS)("are set within the paper, and no smaller than 14 pt: %s", (composition) => {
		for (const [format, pages] of [
			["page", 1],
			["spread", 2],
		] as const)
			for (const people of [1, 4]) {
				const laid = layOut(
					ARRANGEMENTS[composition],
					{ scene: scene(people), bodies: Array.from({ length: people }, () => STANDING) },
					{
						words: Array.from({ length: pages }, () => text(MOST_LETTERS[level])),
						level,
						names: ["Mia"],
						format,
					},
				);
				for (const [page, paragraph] of laid.paragraphs.entries()) {
					const box = laid.layout.words[page]?.box;
					if (!paragraph || !box) continue;
					expect(paragraph.isBroken).toBeFalsy();
					expect(paragraph.height).toBeLessThanOrEqual(112);
					expect(box.y + paragraph.height).toBeLessThanOrEqual(PAPER - 5);
				}
			}
	});
});

test("a dedication as long as may be stands above the ornament", () => {
	const { height } = setParagraph(text(MOST_DEDICATION), {
		width: (PAPER - 2 * MARGIN) * 0.9,
		size: 30,
		names: [],
	});
	expect(height).toBeLessThan(PAPER * 0.42 - MARGIN);
});

test("what a page says by itself always fits its field, however long it is", () => {
	expect(mostLetters("starter", 5, text(120))).toBe(MOST_LETTERS.starter);
	expect(mostLetters("starter", 5, text(300))).toBe(300);
	expect(mostLetters("starter", DEDICATION_PAGE, `${text(150)}\n\n${text(300)}`)).toBe(150);
	expect(mostLetters("no level", 5, "")).toBe(MOST_LETTERS.tiny);
});
