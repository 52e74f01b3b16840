import type { Reading } from "../read-idea";
import { BRAVE } from "./brave";
import { HELP } from "./help";
import { JOURNEY } from "./journey";
import { MAKE } from "./make";
import type { Plot } from "./plot";
import { PRACTISE } from "./practise";
import { SEARCH } from "./search";

/** Every plot there is. */
export const PLOTS: readonly Plot[] = [SEARCH, MAKE, JOURNEY, BRAVE, HELP, PRACTISE];

/** Takes what was understood; a wish decides by its verb, a story by its words, and where several fit, chance. */
export function plotFor({ retold, idea, cast, chance }: Reading, plots: readonly Plot[] = PLOTS): Plot {
	const isAlone = cast.companions.length === 0;
	const playable = plots.filter((plot) => !isAlone || plot.canBeAlone);
	if (retold === null) {
		const near = playable.filter((plot) => plot.words.test(idea));
		return chance.pick("plot", near.length > 0 ? near : playable);
	}
	const fitting = playable.filter((plot) => plot.verbs.test(retold.wish));
	const anyhow = playable.filter(({ takesAny }) => takesAny);
	// Twice as likely what fits; a family’s second book is then seldom told like its first.
	return chance.pick("plot", [...fitting, ...fitting, ...anyhow]);
}
