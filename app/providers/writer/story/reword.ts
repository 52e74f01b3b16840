import { type Script, type Spread, textOf } from "~/story/script";
import type { StoryIdea } from "../port";
import { PLOTS } from "./plots/choose";
import { plotToldIn } from "./told-before";
import { writeScript } from "./write-script";

/** One line has a handful of wordings; by then another has been met, if there is one. */
const TRIES = 12;

/**
 * The spread that begins on page `first` in other words, with its scene; as it is where there are none. `seed` is what the
 * script was written with; another `wording` is another telling.
 */
export function rewordSpread(
	idea: StoryIdea,
	{ script, seed }: { script: Script; seed: string },
	first: number,
	wording: string,
): Spread | undefined {
	const spreadOf = ({ spreads }: Script) => spreads.find(({ pages }) => pages[0] === first);
	const before = spreadOf(script);
	const written = textOf(script);
	const plot = plotToldIn(written, PLOTS);
	const plots = plot ? [plot] : PLOTS;
	for (let turn = 0; turn < TRIES; turn++) {
		const wordings = { [first]: `${wording} ${turn}` };
		const spread = spreadOf(writeScript(idea, seed, { wordings, written, plots }));
		if (spread && spread.words.join("\n") !== before?.words.join("\n")) return spread;
	}
	return before;
}
