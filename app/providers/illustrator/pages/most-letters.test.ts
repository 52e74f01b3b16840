import { describe, expect, test } from "vitest";
import { READING_LEVELS } from "~/shop/books/rules";
import { MOST_DEDICATION, MOST_LETTERS } from "~/shop/proof/rules";
import type { Body } from "~/story/compositions/layout";
import { ARRANGEMENTS } from "~/story/compositions/list";
import { MARGIN, PAPER } from "~/story/compositions/paper";
import type { Figure } from "~/story/scene";
import { COMPOSITIONS } from "~/story/vocabulary";
import { setParagraph } from "../lettering/paragraph.server";
import { layOut } from "./words.server";

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
