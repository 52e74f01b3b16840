import { fullBleed, under, wordsOnTop } from "./full-bleed";
import type { Arrangement } from "./layout";

/** A great deal of sky with words in it, and small people far below. */
export const nightWide: Arrangement = {
	comfortable: { page: 84, spread: 92 },
	arrange(content, width) {
		const words = wordsOnTop(content);
		return fullBleed(content, width, { shot: "wide", words, tops: words.map(under), ground: 192 });
	},
};
