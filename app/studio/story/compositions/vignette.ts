import { isSpread, pictured } from "./full-bleed";
import type { Arrangement, Box, Window, Words } from "./layout";
import { columnOf, GUTTER, leftOf, MARGIN, PAPER, SAFE } from "./paper";

/** The least height of the torn picture, mm. */
const LEAST_HIGH = 84;
/** Between the picture and the words under it. */
const APART = 8;

/** A picture torn round, with blank paper about it and words below; across the fold, words may have a page of their own. */
export const vignette: Arrangement = {
	comfortable: { page: 66, spread: 100 },
	arrange(content, width) {
		const heights = content.wordsHigh.map((high, page) => high(columnOf(page).width));
		const [left = 0, right = 0] = content.letters;
		const page = isSpread(width) && right <= left ? 1 : 0;
		const said = heights[page] ?? 0;
		const bottom = said > 0 ? PAPER - MARGIN - said - APART : PAPER - 17;
		const top = Math.max(SAFE + 1, Math.min(17, bottom - LEAST_HIGH));
		const alone = isSpread(width) && heights.every((height) => height === 0);
		const box: Box = alone
			? { x: 42, y: 20, width: width - 84, height: PAPER - 42 }
			: { x: leftOf(page) + 14, y: top, width: PAPER - 28, height: bottom - top };
		// From far or from above nobody would be seen in so small a picture.
		const shot = "mid";
		const ground = box.y + box.height * 0.88;
		const window: Window = { box, edge: "round", shot, ground, hasFront: false };
		const all = content.bodies.map((_, i) => i);
		const inside = { y: box.y + box.height * 0.08, height: ground - box.y - box.height * 0.08 };
		const crowds = alone
			? [
					{ who: all.slice(1), room: { ...inside, x: 66, width: PAPER - GUTTER - 66 } },
					{
						who: all.slice(0, 1),
						room: { ...inside, x: PAPER + GUTTER, width: width - 66 - PAPER - GUTTER },
					},
				]
			: [{ who: all, room: { ...inside, x: box.x + box.width * 0.12, width: box.width * 0.76 } }];
		const words = heights.map((height, i): Words | null => {
			if (height === 0) return null;
			const y = i === page ? box.y + box.height + APART : (PAPER - height) * 0.46;
			return { box: { ...columnOf(i), y, height }, on: "paper" };
		});
		return pictured(content, [{ window, crowds }], words);
	},
};
