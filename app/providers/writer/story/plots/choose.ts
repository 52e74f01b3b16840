import type { Reading } from "../read-idea";
import { BRAVE } from "./brave";
import { JOURNEY } from "./journey";
import { MAKE } from "./make";
import type { Plot } from "./plot";
import { SEARCH } from "./search";

/** In the order in which a wish's first word is tried; the last takes any. */
export const PLOTS: readonly Plot[] = [SEARCH, MAKE, JOURNEY, BRAVE];

/** Takes what was understood; a wish decides by its verb, a story by its words, and where several fit, chance. */
export function plotFor({ wish, idea, cast, chance }: Reading): Plot {
	const isAlone = cast.companions.length === 0;
	const playable = PLOTS.filter((plot) => !isAlone || plot.canBeAlone);
	if (wish === null) {
		const near = playable.filter((plot) => plot.words.test(idea));
		return chance.pick("plot", near.length > 0 ? near : playable);
	}
	const fitting = playable.filter((plot) => plot.verbs.test(wish));
	return fitting[0] ?? JOURNEY;
}
