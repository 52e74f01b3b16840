import { isInBed } from "./compositions/stand";
import { picturesOn } from "./pictured-pages";
import type { Spread } from "./script";
import type { Composition, Shot } from "./vocabulary";

/** How a picture is composed anew: another version of a page shows the same people, things and hour in another look. */
export type Look = { composition: Composition; shot: Shot; side: (typeof SIDES)[number] };

/** Where people keep to; "left" also has those on the left change places with those on the right. */
const SIDES = ["middle", "left", "right"] as const;

/** As it is stored: "vignette mid left". */
export const writeLook = ({ composition, shot, side }: Look): string => `${composition} ${shot} ${side}`;

export function readLook(stored: string): Look {
	const [composition, shot, side] = stored.split(" ");
	return { composition, shot, side } as Look;
}

/** The look a spread has by itself; null for one without a picture. */
export const lookOf = ({ composition, scene }: Spread): Look | null =>
	composition && scene && { composition, shot: scene.shot, side: scene.side ?? "middle" };

/** A spread in a look, its words and all that is in its scene as they were. */
export function withLook(spread: Spread, { composition, shot, side }: Look): Spread {
	if (!spread.scene) return spread;
	const { side: _, ...scene } = spread.scene;
	const figures = scene.figures.map((figure) =>
		side === "left" ? { ...figure, place: OPPOSITE[figure.place] } : figure,
	);
	return {
		...spread,
		composition,
		scene: { ...scene, shot, figures, ...(side === "middle" ? {} : { side }) },
	};
}
const OPPOSITE = { left: "right", middle: "middle", right: "left" } as const;

/** Compositions with the shots that suit them. */
const PICTURES: readonly (readonly [Composition, readonly Shot[]])[] = [
	["spread", ["wide", "mid", "above"]],
	["picture-left", ["mid", "wide", "close"]],
	["picture-right", ["mid", "wide", "close"]],
	["vignette", ["mid"]],
	["close-up", ["close"]],
	["strip", ["mid"]],
	["night-wide", ["wide"]],
	["clearing", ["mid", "wide"]],
];
/** The title page is lettered large in any of them. */
const OF_THE_TITLE: readonly Composition[] = ["vignette", "close-up", "picture-left", "night-wide"];

/** More letters than this on a page take a page of paper. */
const MANY_LETTERS = 420;
/** So many can be seen from near. */
const MOST_NEAR = 2;

/** Whether nothing of the paper is left blank, or behind a label below: such pictures differ by their shot alone. */
function isWhole({ pages, words: [first = "", second = ""] }: Spread, composition: Composition): boolean {
	if (composition === "picture-left") return (pages.length === 1 ? first : second) === "";
	if (composition === "picture-right") return first === "";
	if (composition === "clearing") return first === "" && second === "";
	return composition === "spread" || composition === "night-wide" || composition === "close-up";
}

/** What somebody would tell pictures of the same scene apart by; on the title page a composition has a shot of its own. */
function pictureOf(spread: Spread, { composition, shot }: Look): string {
	if (spread.kind === "title") return composition;
	return isWhole(spread, composition) ? shot : `${composition} ${shot}`;
}

/** Whether a spread's words and people have their place in a composition. */
function suits(spread: Spread, composition: Composition, shot: Shot): boolean {
	const { pages, kind, words, scene } = spread;
	if (kind === "title") return OF_THE_TITLE.includes(composition);
	const figures = scene?.figures ?? [];
	const isAlone = pages.length === 1;
	const isNear = shot === "close";
	if (isNear && (figures.length === 0 || figures.length > MOST_NEAR)) return false;
	// A sleeper's bed is seen from its side, whole.
	if (figures.some(isInBed) && (isNear || shot === "above" || composition === "strip")) return false;
	if (composition === "picture-left" || composition === "picture-right") return !isWhole(spread, composition);
	if (composition === "vignette" && !isAlone && words.includes("")) return true;
	if (composition === "clearing" && isWhole(spread, composition)) return false;
	if (composition === "strip" && (isAlone || figures.length === 0)) return false;
	// Across the fold, what lies on its picture already goes on doing so: paper for it would take a page of the picture.
	const isOverBoth = !isAlone && picturesOn(spread).pages.length === pages.length;
	return isOverBoth || words.every((said) => said.length <= MANY_LETTERS);
}

/** Whether a page that has some of the picture has some of it in another look, too: a page drawn anew never becomes one of words alone. */
function keepsPictures(spread: Spread, look: Look): boolean {
	const { pages } = picturesOn(withLook(spread, look));
	return picturesOn(spread).pages.every((side) => pages.includes(side));
}

/**
 * The look of the next version of a picture: none of those it has `had`, as unlike them as its words, its people and the pictures
 * beside it allow, with a picture on every page that has one, and where that can be never the third of one composition running. `spreads` are the book's as they stand; the same ones and
 * the same looks always give the same one. null for a spread without a picture.
 */
export function anotherLook(spreads: readonly Spread[], at: number, had: readonly Look[]): Look | null {
	const spread = spreads[at];
	if (!spread?.scene) return null;
	const version = had.length + 1;
	const near = (by: number) => {
		const beside = spreads[at + by];
		return beside ? lookOf(beside) : null;
	};
	const isThird = (of: (look: Look | null) => unknown, own: unknown) =>
		[-2, -1, 0].some((from) => [0, 1, 2].every((step) => from + step === 0 || of(near(from + step)) === own));
	const turnOf = SIDES[(version + 1) % SIDES.length];
	const suitable = PICTURES.flatMap(([composition, shots]) =>
		shots
			.filter((shot) => suits(spread, composition, shot))
			.flatMap((shot) => SIDES.map((side): Look => ({ composition, shot, side }))),
	).filter((look) => keepsPictures(spread, look));
	const changing = suitable.filter(({ composition }) => !isThird((look) => look?.composition, composition));
	const possible = changing.length > 0 ? changing : suitable;
	const times = (is: (look: Look) => boolean) => had.filter(is).length;
	const isLike = (one: Look, other: Look) => pictureOf(spread, one) === pictureOf(spread, other);
	const unlike = (own: Look) =>
		(own.side === turnOf ? 1 : 0) -
		32 * times((look) => isLike(look, own) && look.side === own.side) -
		8 * times((look) => isLike(look, own)) -
		4 * times(({ composition }) => composition === own.composition) -
		2 * times(({ shot }) => shot === own.shot) -
		3 * [near(-1), near(1)].filter((look) => look?.composition === own.composition).length -
		(isThird((look) => look?.shot, own.shot) ? 3 : 0);
	// Of those that would do as well, another picture of the book takes another one.
	const turn = (i: number) => (i + at + version) % Math.max(1, possible.length);
	const [best] = possible
		.map((look, i) => ({ look, score: unlike(look), turn: turn(i) }))
		.sort((a, b) => b.score - a.score || a.turn - b.turn);
	return best?.look ?? null;
}
