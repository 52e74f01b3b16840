import { fullBleed, under, wordsOnTop } from "./full-bleed";
import type { Arrangement } from "./layout";

/** One picture over all the paper, words in its sky. */
export const spread: Arrangement = {
	comfortable: { page: 62, spread: 70 },
	arrange(content, width) {
		const words = wordsOnTop(content);
		return fullBleed(content, width, { shot: content.scene.shot, words, tops: words.map(under) });
	},
};
