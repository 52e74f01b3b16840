import { expect, test } from "vitest";
import { ARRANGEMENTS } from "~/studio/story/compositions/list";
import { COMPOSITIONS } from "~/studio/story/vocabulary";
import { layOut } from "./words.server";

const NOBODY = { scene: { figures: [], props: [], shot: "mid" as const }, bodies: [] };
const SENTENCE = "Leo climbed up the long, windy hill and looked for the kite behind every single bush. ";

const LEVELS = { tiny: 26, starter: 24, confident: 20, whiz: 18, pro: 15, custom: 16 };

test.each(
	COMPOSITIONS,
)("%s: words never leave their box, whatever is said, and are never smaller than 14 pt", (composition) => {
	for (const level of Object.keys(LEVELS))
		for (const format of ["page", "spread"] as const)
			for (const count of [0, 1, 3, 6, 9]) {
				const text = SENTENCE.repeat(count).trim();
				const words = format === "page" ? [text] : [text, SENTENCE];
				const { layout, paragraphs } = layOut(ARRANGEMENTS[composition], NOBODY, {
					words,
					level,
					names: ["Leo"],
					format,
				});
				for (const [page, paragraph] of paragraphs.entries()) {
					const box = layout.words[page]?.box;
					expect(paragraph === null, level).toBe((words[page] ?? "") === "");
					if (!paragraph || !box) continue;
					expect(paragraph.size).toBeGreaterThanOrEqual(14);
					expect(paragraph.width).toBeLessThanOrEqual(box.width + 0.01);
					expect(paragraph.height).toBeLessThanOrEqual(box.height + 0.01);
					expect(box.y + box.height).toBeLessThanOrEqual(193);
				}
			}
});

test.each(
	Object.entries(LEVELS),
)("%s: as many words as its pages have are set in %i pt or more", (level, least) => {
	const most = { tiny: 12, starter: 25, confident: 40, whiz: 70, pro: 110, custom: 70 }[level] ?? 0;
	const text = SENTENCE.repeat(8).split(" ").slice(0, most).join(" ");
	for (const composition of COMPOSITIONS) {
		const half = Math.ceil(text.length / 2);
		const cut = text.lastIndexOf(" ", half);
		const words = [text.slice(0, cut), text.slice(cut + 1)];
		const { paragraphs } = layOut(ARRANGEMENTS[composition], NOBODY, {
			words,
			level,
			names: [],
			format: "spread",
		});
		for (const paragraph of paragraphs) expect(paragraph?.size, composition).toBeGreaterThanOrEqual(least);
	}
});

test("both pages of a spread are set in one size", () => {
	const { paragraphs } = layOut(ARRANGEMENTS.spread, NOBODY, {
		words: [SENTENCE.repeat(4), "Oh no!"],
		level: "starter",
		names: [],
		format: "spread",
	});
	expect(paragraphs[0]?.size).toBe(paragraphs[1]?.size);
});
