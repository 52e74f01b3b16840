import type { Reading } from "../read-idea";
import { plotToldIn } from "../told-before";
import { BRAVE } from "./brave";
import { HELP } from "./help";
import { JOURNEY } from "./journey";
import { MAKE } from "./make";
import type { Plot } from "./plot";
import { PRACTISE } from "./practise";
import { SEARCH } from "./search";

/** Every plot there is. */
export const PLOTS: readonly Plot[] = [SEARCH, MAKE, JOURNEY, BRAVE, HELP, PRACTISE];

/**
 * Takes what was understood; a wish decides by its verb, a story by its words. Where several fit, one that the family's earlier
 * books have told least, and then chance. A single plot is told of any idea.
 */
export function plotFor(
	{ retold, idea, cast, chance, known }: Reading,
	plots: readonly Plot[] = PLOTS,
): Plot {
	const [only] = plots;
	if (only && plots.length === 1) return only;
	const before = "before" in known ? known.before.map((book) => plotToldIn(book, plots)) : [];
	const times = (plot: Plot) => before.filter((told) => told === plot).length;
	const leastOf = (some: readonly Plot[]) => {
		const least = Math.min(...some.map(times));
		return some.filter((plot) => times(plot) === least);
	};
	const isAlone = cast.companions.length === 0;
	const playable = plots.filter((plot) => !isAlone || plot.canBeAlone);
	if (retold === null) {
		const near = playable.filter((plot) => plot.words.test(idea) && times(plot) <= plot.again.length);
		return chance.pick("plot", leastOf(near.length > 0 ? near : playable));
	}
	const fitting = playable.filter((plot) => plot.verbs.test(retold.wish));
	const anyhow = playable.filter((plot) => plot.takesAny === "always" && !fitting.includes(plot));
	// One family's books are to differ, so that there are two to choose from.
	const others =
		fitting.length + anyhow.length > 1 ? anyhow : playable.filter(({ takesAny }) => takesAny !== "never");
	// A family's first book is told by what fits; the ones after it by others too, but four times as likely by that.
	if (before.length === 0 && fitting.length > 0) return chance.pick("plot", fitting);
	return chance.pick("plot", leastOf([...fitting, ...fitting, ...fitting, ...fitting, ...others]));
}
