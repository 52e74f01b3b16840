import { Refusal } from "./shop/command";
import { print } from "./shop/print";
import { askStories } from "./stories/stories";

/**
 * `npm run stories -- check [ID] | list | show ID | why "IDEA" | learn | painted`: what is wrong with the stories of the shelf, which there are,
 * one as it is told for a family, which one an idea is told by, choosing learnt anew from labelled ideas, and what a vendor's painter is
 * told of twelve books. Ends with 1 where there is
 * something to mend, with 2 where it can't be asked so.
 */
try {
	const { lines, isWell } = await askStories(process.argv.slice(2));
	print(process.stdout, ...lines);
	process.exitCode = isWell ? 0 : 1;
} catch (error) {
	if (!(error instanceof Refusal)) throw error;
	print(process.stderr, error.message);
	process.exitCode = 2;
}
