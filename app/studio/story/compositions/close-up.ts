import { fullBleed, pageFor, shared, under, wordsOnTop } from "./full-bleed";
import type { Arrangement } from "./layout";
import { GROUND } from "./paper";

/** Near enough to see how somebody feels: the lower edge cuts off legs. Across the fold, words of one page alone have that for themselves. */
export const closeUp: Arrangement = {
	comfortable: { page: 62, spread: 100 },
	arrange(content, width) {
		const words = wordsOnTop(content);
		const tops = words.map((one) => under(one) + 6);
		const all = content.bodies.map((_, i) => i);
		const said = content.wordsHigh.map((high) => high(100));
		const [left = 0, right = 0] = said;
		const page = left > right ? 1 : right > left ? 0 : pageFor(content.scene.figures[0]);
		const isOnBoth = said.length > 1 && left > 0 && right > 0;
		const crowds = isOnBoth
			? shared(
					content,
					tops.map((top) => GROUND - top),
				)
			: said.length > 1
				? page === 1
					? [[], all]
					: [all, []]
				: [all];
		return fullBleed(content, width, { shot: "close", words, tops, crowds });
	},
};
