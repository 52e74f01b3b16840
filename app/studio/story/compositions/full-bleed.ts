import type { Figure } from "../scene";
import type { Shot } from "../vocabulary";
import type { Body, Box, Content, Layout, Place, Window, Words } from "./layout";
import { bledOff, CLEAR, columnOf, GROUND, MARGIN, PAPER, pagesOf, roomOn } from "./paper";
import { type Crowd, rank, stand } from "./stand";
import { placeThings } from "./things";

/** Words at the top of each page that has some. */
export const wordsOnTop = ({ wordsHigh }: Content): (Words | null)[] =>
	wordsHigh.map((high, page) => {
		const column = columnOf(page);
		const height = high(column.width);
		return height > 0 ? { box: { ...column, y: MARGIN, height }, on: "picture" } : null;
	});

/** Under the words of a page, or under its upper edge. */
export const under = (words: Words | null | undefined): number =>
	words ? words.box.y + words.box.height + CLEAR : 12;

/**
 * Who is on which page of a picture across the fold: one alone on the freer one, more on both, the left ones left; all of two on one
 * side where they keep to it, or where the other has little room. `free` is the height above the ground on each page.
 */
export function shared({ scene, bodies }: Content, free: readonly number[]): number[][] {
	const all = bodies.map((_, i) => i);
	if (free.length < 2) return [all];
	const [left = 0, right = 0] = free;
	const wanted = scene.side ? SIDE_PAGES[scene.side] : pageFor(scene.figures[0]);
	const freer = left > right * 1.15 ? 0 : right > left * 1.15 ? 1 : wanted;
	const hasRoom = Math.min(left, right) > ROOMY;
	if (all.length < 2 || (all.length === 2 && (scene.side || !hasRoom)))
		return freer === 0 ? [all, []] : [[], all];
	if (all.length === 2)
		return [...all].sort((a, b) => rank(scene.figures[a]) - rank(scene.figures[b])).map((i) => [i]);
	const here = all.filter((i) => i === 0 || scene.figures[i]?.with === scene.figures[0]?.who);
	const others = all.filter((i) => !here.includes(i));
	const kept = others.length > 2 ? [...here, ...others.splice(0, 1)] : here;
	return freer === 0 ? [kept, others] : [others, kept];
}

/** So much height above the ground, mm, is room for two pages' people: one measure holds for both, and the lower room would make all small. */
const ROOMY = 110;
/** Across the fold people stand near it: near each other, and to what is on the other page. */
const TO_FOLD = [0.84, 0.16] as const;

const SIDE_PAGES = { left: 0, right: 1 } as const;
/** Whoever keeps to a side still keeps off its edge. */
const LEANS = { left: 0.06, right: 0.94 } as const;

/** On which page somebody stands where both would do: who looks to the right goes that way, from the left. */
export const pageFor = (figure: Figure | undefined): 0 | 1 => (figure?.facing === "right" ? 0 : 1);

/** A picture over the whole paper with words on it, people on the ground. */
export function fullBleed(
	content: Content,
	width: number,
	view: {
		shot: Shot;
		words: readonly (Words | null)[];
		tops: readonly number[];
		crowds?: readonly (readonly number[])[];
		ground?: number;
		label?: Box;
	},
): Layout {
	const { shot, words, tops, ground = GROUND, label } = view;
	const who =
		view.crowds ??
		shared(
			content,
			tops.map((top) => ground - top),
		);
	const crowds: Crowd[] = who.map((list, page) => ({
		who: list,
		room: roomOn(page, width, tops[page] ?? 0, ground),
		...(isSpread(width) && { lean: TO_FOLD[page] }),
	}));
	return pictured(
		content,
		[
			{
				window: {
					box: bledOff(width),
					edge: "bleed",
					shot,
					ground,
					// What stands in front would be before words that are low.
					hasFront: shot !== "close" && !words.some(isLow),
					...(label && { label }),
				},
				crowds,
			},
		],
		words,
	);
}

/** Lays out a picture of one window or several, each with who is in it. */
export function pictured(
	{ scene, bodies }: Content,
	parts: readonly { window: Window; crowds: readonly Crowd[]; hasProps?: boolean }[],
	words: readonly (Words | null)[],
): Layout {
	const figures: Layout["figures"][number][] = [];
	for (const [
		window,
		{
			window: { shot, box, ground },
			crowds,
		},
	] of parts.entries()) {
		const lowestChin = shot === "close" ? Math.min(box.y + box.height - 14, ground + 6) : undefined;
		const lean = scene.side && LEANS[scene.side];
		const standing = stand({
			figures: scene.figures,
			bodies,
			crowds: crowds.map((crowd) => ({ ...crowd, lean: lean ?? crowd.lean })),
			shot,
			high: box.height,
			...(lowestChin === undefined ? {} : { lowestChin }),
		});
		for (const [i, place] of standing.entries()) if (place) figures[i] = { ...place, window };
	}
	const withProps = Math.max(
		0,
		parts.findIndex(({ hasProps }) => hasProps),
	);
	const { window, crowds } = parts[withProps] as (typeof parts)[number];
	const inside = [...bodies.keys()].filter((i) => figures[i]?.window === withProps);
	return {
		windows: parts.map(({ window }) => window),
		figures,
		props: placeThings(scene.props, window, {
			rooms: crowds.map(({ room }) => room),
			who: inside.map((i) => scene.figures[i]?.who ?? ""),
			facing: inside.map((i) => scene.figures[i]?.facing),
			figures: inside.map((i) => figures[i] as Place),
			bodies: inside.map((i) => bodies[i] as Body),
			words,
		}).map((place) => ({ ...place, window: withProps })),
		words,
	};
}

/** Words on the ground, not in the sky. */
export const isLow = (words: Words | null): boolean => (words?.box.y ?? 0) > PAPER / 2;

export const isSpread = (width: number) => pagesOf(width) > 1;
