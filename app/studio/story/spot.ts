import type { Scene, Thing } from "./scene";
import type { Prop } from "./vocabulary";

/** On a page of words alone something of the picture across from it is shown once more, small. */

const MOST = 2;
/** What is larger, mm of the world, is a part of its place, not something to look at by itself. */
const LONGEST = 1000;

/** What is shown so: none where the picture has nobody's thing. */
export const spotOf = ({ props, figures }: Pick<Scene, "props" | "figures">): (Prop | Thing)[] =>
	[...props, ...figures.flatMap(({ holds }) => holds ?? [])]
		.filter(
			(one) => typeof one === "string" || (!one.isPerson && one.long <= LONGEST && !PLACES.has(one.drawing)),
		)
		.slice(0, MOST);

/** Drawings that are nothing without what they lie or hang on. */
const PLACES = new Set(
	"sunlight puddle hole plank crumbs dark-paper gold-paper cloth footprints paw-prints curtain bunting splatter dashing-away collision speech-balloon thought-balloon wing water-wave".split(
		" ",
	),
);
