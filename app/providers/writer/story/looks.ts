import type { Composition, Shot } from "~/story/vocabulary";
import type { Chance } from "./chance";
import type { Moment } from "./staging";

/** How each picture of a book shares its paper with the words, and from where it is seen: another sequence in every book. */

export type Look = `${Composition} ${Shot}`;
export type Looks = Readonly<Record<Moment, Look>>;

/**
 * The looks that suit each moment: what is lost flies over a wide place, whoever is sad is seen from near or as somebody
 * small far off. Where a composition has a shot of its own, that is the one named.
 */
const SUITABLE: Readonly<Record<Moment, readonly Look[]>> = {
	cover: ["spread wide"],
	title: ["vignette mid"],
	opener: ["clearing wide", "spread mid", "picture-left wide", "spread wide"],
	// Whatever a family wrote is quoted here: it takes paper of its own.
	want: ["picture-left mid", "picture-right mid", "vignette mid", "picture-left close", "picture-right wide"],
	upset: ["spread wide", "clearing wide", "picture-right wide", "spread mid"],
	try1: ["strip mid", "picture-left mid", "vignette mid", "clearing above", "spread mid"],
	try2: ["picture-right wide", "strip mid", "spread mid", "clearing wide", "picture-left above"],
	twist: ["spread above", "picture-left above", "close-up close", "clearing mid", "spread close"],
	worse: ["night-wide wide", "spread wide", "picture-right wide", "clearing wide"],
	low: ["close-up close", "vignette mid", "night-wide wide", "spread close"],
	climax: ["clearing mid", "spread mid", "picture-right mid", "spread close"],
	payoff: ["spread mid", "spread above", "strip mid", "clearing wide", "night-wide wide"],
	home: ["picture-left close", "picture-right mid", "vignette mid", "close-up close", "picture-left mid"],
	last: ["vignette mid", "clearing wide", "spread wide", "picture-left wide"],
};
const MOMENTS = Object.keys(SUITABLE) as Moment[];

/** Draws until the looks make a book; one draw in a hundred and sixty does. */
const MOST_DRAWS = 4000;

/** Takes a book's chance; gives it looks of its own. */
export function looksFor(chance: Chance): Looks {
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const looks = looksOf((moment) => chance.pick(`look ${draw} ${moment}`, SUITABLE[moment]));
		if (makeABook(looks)) return looks;
	}
	return looksOf((moment) => SUITABLE[moment][0] as Look);
}

const looksOf = (of: (moment: Moment) => Look) =>
	Object.fromEntries(MOMENTS.map((moment) => [moment, of(moment)])) as Record<Moment, Look>;

export function compositionOf(look: Look): Composition {
	return look.slice(0, look.indexOf(" ")) as Composition;
}

export function shotOf(look: Look): Shot {
	return look.slice(look.indexOf(" ") + 1) as Shot;
}

/**
 * Ten looks or more, neighbours that differ, never three shots alike running, wide and near and once from above, two pictures over
 * all the paper at least. Three spreads have a picture on one
 * page and words on the other; a book takes no more pages without words.
 */
function makeABook({ cover, ...inside }: Looks): boolean {
	const looks = Object.values(inside);
	const compositions = looks.map(compositionOf);
	const shots = looks.map(shotOf);
	const count = <T>(all: readonly T[], ...kinds: T[]) => all.filter((one) => kinds.includes(one)).length;
	const beside = count(compositions.slice(3, -1), "picture-left", "picture-right");
	return (
		cover !== undefined &&
		new Set(looks).size >= 10 &&
		compositions.every((one, at) => one !== compositions[at + 1]) &&
		shots.every((one, at) => one !== shots[at + 1] || one !== shots[at + 2]) &&
		count(shots, "wide") >= 3 &&
		count(shots, "close") >= 2 &&
		count(shots, "close") <= 4 &&
		count(shots, "above") >= 1 &&
		count(compositions, "spread") >= 2 &&
		count(compositions, "strip") <= 2 &&
		count(compositions, "vignette") <= 3 &&
		beside === 3
	);
}
