import { fullBleed, isSpread, under, wordsOnTop } from "./full-bleed";
import type { Arrangement, Words } from "./layout";
import { CLEAR, columnOf, GROUND, MARGIN, PAPER } from "./paper";

/** Words low down on open ground, people behind them; across the fold, on the page beside them. */
export const clearing: Arrangement = {
	comfortable: { page: 62, spread: 84 },
	arrange(content, width) {
		const { scene } = content;
		const shot = scene.shot === "close" ? "mid" : scene.shot;
		const low = (page: number): Words | null => {
			const column = columnOf(page);
			const height = content.wordsHigh[page]?.(column.width) ?? 0;
			return height > 0 ? { box: { ...column, y: PAPER - MARGIN - height, height }, on: "picture" } : null;
		};
		if (!isSpread(width)) {
			const words = [low(0)];
			const ground = words[0] ? words[0].box.y - CLEAR : GROUND;
			return fullBleed(content, width, { shot, words, tops: [12], ground });
		}
		const [left = 0, right = 0] = content.wordsHigh.map((high) => high(100));
		const page = left >= right ? 0 : 1;
		const words = wordsOnTop(content).map((top, i) => (i === page ? low(page) : top));
		const all = content.bodies.map((_, i) => i);
		return fullBleed(content, width, {
			shot,
			words,
			tops: words.map((one, i) => (i === page ? 12 : under(one))),
			crowds: page === 0 ? [[], all] : [all, []],
		});
	},
};
