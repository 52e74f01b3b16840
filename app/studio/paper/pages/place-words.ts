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
	const grounds = new Map<number, Ground>();
	for (const on of ["picture", "label"] as const) {
		const lying = layout.words.flatMap((words, page) => {
			const width = widths[page] ?? null;
			return words?.on === on && width !== null ? [{ page, box: { ...words.box, width } }] : [];
		});
		const found = groundsOf(lying.map(({ box }) => box));
		for (const [i, { page }] of lying.entries()) grounds.set(page, found[i] as Ground);
	}
	// The pages of one picture are set alike.
	const needsLabel = layout.words.some(
		(words, page) => words?.on === "picture" && (grounds.get(page)?.veil ?? 0) > THICK,
	);
	return layout.words.flatMap((words, page): PlacedWords[] => {
		const width = widths[page] ?? null;
		if (!words || width === null) return [];
		const left = { ...words.box, width };
		const middle = { ...left, x: words.box.x + (words.box.width - width) / 2 };
		if (words.on === "paper") {
			const ornament = isAlone(layout, page) ? ornamentUnder(middle) : null;
			return [{ page, box: middle, on: { kind: "paper", ornament }, ink: DARK }];
		}
		const ground = grounds.get(page) as Ground;
		if (words.on === "picture" && !needsLabel)
			return [{ page, box: left, on: { kind: "veil", ground }, ink: ground.ink }];
		const box = words.on === "label" ? middle : left;
		return [{ page, box, on: { kind: "label", tone: ground.tone }, ink: DARK }];
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
