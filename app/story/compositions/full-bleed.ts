import type { Figure } from "../scene";
import type { Shot } from "../vocabulary";
import type { Body, Box, Content, Layout, Window, Words } from "./layout";
import { bledOff, CLEAR, columnOf, GROUND, MARGIN, PAPER, pagesOf, roomOn } from "./paper";
import { type Crowd, stand } from "./stand";

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
 * Who is on which page of a picture across the fold: two at most stay together on the freer one, more stand on both, the
 * left ones left. `free` is the height above the ground on each page.
 */
export function shared({ scene, bodies }: Content, free: readonly number[]): number[][] {
	const all = bodies.map((_, i) => i);
	if (free.length < 2) return [all];
	const [left = 0, right = 0] = free;
	const wanted = scene.side ? SIDE_PAGES[scene.side] : pageFor(scene.figures[0]);
	const freer = left > right * 1.15 ? 0 : right > left * 1.15 ? 1 : wanted;
	if (all.length <= 2) return freer === 0 ? [all, []] : [[], all];
	const here = all.filter((i) => i === 0 || scene.figures[i]?.with === scene.figures[0]?.who);
	const others = all.filter((i) => !here.includes(i));
	const kept = others.length > 2 ? [...here, ...others.splice(0, 1)] : here;
	return freer === 0 ? [kept, others] : [others, kept];
}

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
	},
): Layout {
	const { shot, words, tops, ground = GROUND } = view;
	const who =
		view.crowds ??
		shared(
			content,
			tops.map((top) => ground - top),
		);
	const crowds: Crowd[] = who.map((list, page) => ({
		who: list,
		room: roomOn(page, width, tops[page] ?? 0, ground),
	}));
	return pictured(
		content,
		[
			{
				window: { box: bledOff(width), edge: "bleed", shot, ground, hasFront: shot !== "close" },
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
			crowds,
			shot,
			high: box.height,
			...(lean === undefined ? {} : { lean }),
			...(lowestChin === undefined ? {} : { lowestChin }),
		});
		for (const [i, place] of standing.entries()) if (place) figures[i] = { ...place, window };
	}
	const withProps = Math.max(
		0,
		parts.findIndex(({ hasProps }) => hasProps),
	);
	return {
		windows: parts.map(({ window }) => window),
		figures,
		props: thingsBeside(scene.props.length, parts[withProps] as (typeof parts)[number], {
			figures,
			bodies,
			words,
		}).map((place) => ({ ...place, window: withProps })),
		words,
	};
}

/** How broad the room is that a thing on the ground gets, in shares of a grown-up's height. */
const THING = 0.34;

/** Things lie on the ground where nobody stands and no words are, the widest gap first. */
function thingsBeside(
	count: number,
	{ window, crowds }: { window: Window; crowds: readonly Crowd[] },
	taken: { figures: Layout["figures"]; bodies: readonly Body[]; words: readonly (Words | null)[] },
) {
	const sizes = taken.figures.map(({ size }) => size);
	const size = sizes.length > 0 ? Math.max(...sizes) : window.box.height * 0.5;
	const broad = size * THING;
	const y = window.ground + 2;
	const kept: Box[] = [
		...taken.figures.map(({ x, y, size }, i) => {
			const { box } = taken.bodies[i] as Body;
			return { x: x + box.x * size, y: y + box.y * size, width: box.width * size, height: box.height * size };
		}),
		...taken.words.flatMap((words) => (words ? [words.box] : [])),
	];
	const rooms = crowds.map(({ room }) => room);
	const spots: { x: number; y: number; size: number }[] = [];
	for (let i = 0; i < count; i++) {
		const best = rooms
			.flatMap((room) =>
				Array.from({ length: 24 }, (_, k) => room.x + broad / 2 + ((room.width - broad) * k) / 23),
			)
			.map((x) => ({
				x,
				off: Math.min(
					80,
					...kept.map((box) => gap(box, { x: x - broad / 2, y: y - broad, width: broad, height: broad })),
				),
			}))
			.sort((a, b) => b.off - a.off)[0];
		if (!best || best.off < -broad * 0.25) break;
		// A thing in a wide gap stays near somebody rather than in its middle.
		spots.push({ x: best.x, y, size });
		kept.push({ x: best.x - broad / 2, y: y - broad, width: broad, height: broad });
	}
	return spots;
}

/** How far two boxes are apart across, below 0 where they overlap; far apart where they don't share any height. */
function gap(a: Box, b: Box): number {
	if (a.y >= b.y + b.height || b.y >= a.y + a.height) return PAPER;
	return Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
}

export const isSpread = (width: number) => pagesOf(width) > 1;
