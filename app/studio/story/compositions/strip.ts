import { isSpread, pictured } from "./full-bleed";
import type { Arrangement, Box, Content, Window, Words } from "./layout";
import { columnOf, leftOf, MARGIN, PAPER, SAFE } from "./paper";

/** Around the panels, and between them, mm. */
const EDGE = 17;
const GAP = 7;
const LEAST_HIGH = 50;
const APART = 9;

/** Moments side by side: who it is about, who else is there, and what it is about. Nobody is seen in two of them, and nothing is seen alone but things. */
export const strip: Arrangement = {
	comfortable: { page: 52, spread: 78 },
	arrange(content, width) {
		const heights = content.wordsHigh.map((high, page) => high(columnOf(page).width));
		const most = Math.max(...heights);
		const high = Math.max(LEAST_HIGH, PAPER - EDGE - (most > 0 ? most + APART + MARGIN - 2 : EDGE));
		const seen = whoIsIn(content, isSpread(width));
		// In the last one, or in the first where that is full of people.
		const withProps = (seen[2]?.length ?? 0) > 0 ? 0 : seen.length - 1;
		const panels = isSpread(width) ? across(high, seen.length) : stacked(high, seen.length);
		const words = heights.map((height, page): Words | null =>
			height === 0 ? null : { box: { ...columnOf(page), y: EDGE + high + APART, height }, on: "paper" },
		);
		return pictured(
			content,
			panels.map((box, i) => {
				const ground = box.y + box.height * 0.87;
				const who = seen[i] ?? [];
				const shot = who.length > 0 ? "mid" : "close";
				const window: Window = { box, edge: "cut", shot, ground, hasFront: i === 0 };
				const room = { x: box.x + 7, y: box.y + 8, width: box.width - 14, height: ground - box.y - 8 };
				return { window, crowds: [{ who, room }], hasProps: i === withProps };
			}),
			words,
		);
	},
};

/** The foremost in the first one, which across the fold is large enough for two; things have one of their own. */
function whoIsIn({ bodies, scene }: Content, isLarge: boolean): number[][] {
	const all = bodies.map((_, i) => i);
	const here = isLarge ? Math.ceil(all.length / 2) : 1;
	const [first, second, third] = [all.slice(0, here), all.slice(here, 2 * here), all.slice(2 * here)];
	const isThird = third.length > 0 || (second.length > 0 && scene.props.length > 0);
	return isThird ? [first, second, third] : [first, second];
}

/** One on the left page, two on the right one: none lies in the fold. */
function across(high: number, count: number): Box[] {
	const right = leftOf(1) + EDGE;
	const room = PAPER - 2 * EDGE - GAP;
	const left = { x: EDGE, y: EDGE, width: PAPER - 2 * EDGE, height: high };
	if (count < 3) return [left, { ...left, x: right }];
	return [
		left,
		{ x: right, y: EDGE, width: room * 0.56, height: high },
		{ x: right + room * 0.56 + GAP, y: EDGE, width: room * 0.44, height: high },
	];
}

function stacked(high: number, count: number): Box[] {
	const upper = (high - GAP) * 0.46;
	const width = PAPER - 2 * SAFE - 2 * GAP;
	const x = SAFE + GAP;
	const low = { y: EDGE + upper + GAP, height: high - GAP - upper };
	if (count < 3)
		return [
			{ x, y: EDGE, width, height: upper },
			{ ...low, x, width },
		];
	return [
		{ x, y: EDGE, width, height: upper },
		{ ...low, x, width: (width - GAP) * 0.56 },
		{ ...low, x: x + (width - GAP) * 0.56 + GAP, width: (width - GAP) * 0.44 },
	];
}
