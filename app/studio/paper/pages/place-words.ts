import type { Box, Layout } from "~/studio/story/compositions/layout";
import { PAPER } from "~/studio/story/compositions/paper";
import { DARK, type Ground, type Ink } from "./contrast";

/** Ground that would have to be veiled further than this is covered by a label instead: a thicker veil is a patch of fog. */
const THICK = 0.38;
/** What stands under words that have a page for themselves, mm. */
const ORNAMENT = { width: 28, height: 10, below: 12 };

/** A page's words where they stand, what they lie on, and in which ink. Lengths in mm of the trimmed paper. */
export type PlacedWords = {
	page: number;
	/** Exactly what they cover. */
	box: Box;
	/** A label of paper, a veil over the picture, or the page's own paper. */
	on:
		| { kind: "label"; tone: number }
		| { kind: "veil"; ground: Ground }
		| { kind: "paper"; ornament: Box | null };
	ink: Ink;
};

/** Places each page's words, `widths` their longest lines in mm; `groundsOf` sees what the picture has in the boxes of one picture's words. */
export function placeWords(
	layout: Layout,
	widths: readonly (number | null)[],
	groundsOf: (boxes: readonly Box[]) => Ground[],
): PlacedWords[] {
	const lying = layout.words.flatMap((words, page) => {
		const width = widths[page] ?? null;
		return words?.on === "picture" && width !== null ? [{ page, box: { ...words.box, width } }] : [];
	});
	const found = groundsOf(lying.map(({ box }) => box));
	const grounds = new Map(lying.map(({ page }, i) => [page, found[i] as Ground]));
	// The pages of one picture are set alike.
	const needsLabel = found.some(({ veil }) => veil > THICK);
	return layout.words.flatMap((words, page): PlacedWords[] => {
		const width = widths[page] ?? null;
		if (!words || width === null) return [];
		const ground = grounds.get(page);
		if (!ground) {
			const box = { ...words.box, x: words.box.x + (words.box.width - width) / 2, width };
			const ornament = isAlone(layout, page) ? ornamentUnder(box) : null;
			return [{ page, box, on: { kind: "paper", ornament }, ink: DARK }];
		}
		const box = { ...words.box, width };
		if (needsLabel) return [{ page, box, on: { kind: "label", tone: ground.tone }, ink: DARK }];
		return [{ page, box, on: { kind: "veil", ground }, ink: ground.ink }];
	});
}

const ornamentUnder = ({ x, y, width, height }: Box): Box => ({
	x: x + width / 2 - ORNAMENT.width / 2,
	y: y + height + ORNAMENT.below,
	width: ORNAMENT.width,
	height: ORNAMENT.height,
});

/** Whether a page has words and nothing else. */
const isAlone = ({ windows }: Layout, page: number) =>
	windows.every(({ box }) => box.x + box.width < page * PAPER + 5 || box.x > (page + 1) * PAPER - 5);
