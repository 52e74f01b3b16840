import type { Shot } from "~/studio/story/vocabulary";
import { type Box, num, overlap, SIDE } from "../drawing/sheet";
import type { PerchName } from "../figures/perches";
import type { Face } from "../lettering/fonts.server";
import type { Moods, Stage } from "../scene/stage";
import { type Ground, type Spot, type View, viewOf } from "./view";

/**
 * A place in layers. Each draws with shares of the frame (`View`), so that it serves a square and a spread, from near,
 * from far and from above.
 */
export type LayeredSetting = {
	moods: Moods;
	/** What titles are set in. */
	face: Face;
	ground: Ground;
	/** What there is to climb on; absent: a boulder. */
	perch?: PerchName;
	/** Whoever is in bed there has one under them; elsewhere they lie on the ground. */
	hasBeds?: boolean;
	/** Sky or wall, and whatever is far away. What is behind a title or words stays calm: the upper third. */
	far(view: View): void;
	/** The ground, and what stands on it behind the figures. */
	mid(view: View): void;
	/** Beside the figures: the middle of the floor stays free for them. */
	near(view: View): void;
	/** In front of them, along the lower edge: it may hide feet at the sides, never a face. */
	front(view: View): void;
	/** What of its own may stand or lie anywhere on its ground, each around its foot: pictures that would be empty have some. */
	pieces: readonly ((view: View, spot: Spot) => void)[];
};

/** How near a camera has gone to a place, so many times as near, towards a share of its width; and how much of its ground it sees from as high as it is held. */
export type Approach = { nearer: number; towards: number; ground: number };

/** Where a camera goes in turn through a book, so that no two pictures of a place that follow each other show the same of it. */
const APPROACHES: readonly Approach[] = [
	{ nearer: 1, towards: 0.5, ground: 1 },
	{ nearer: 1.3, towards: 0.1, ground: 1.1 },
	{ nearer: 1.55, towards: 0.8, ground: 0.75 },
	{ nearer: 1.12, towards: 0.5, ground: 1.35 },
	{ nearer: 1.4, towards: 0.35, ground: 0.8 },
	{ nearer: 1.2, towards: 0.95, ground: 1.2 },
	{ nearer: 1.7, towards: 0.2, ground: 0.65 },
];
/** Behind words a place stays calm, and seen from above its ground fills the picture already: so much nearer at most. */
const NEAREST = { free: 1.7, underWords: 1.2, above: 1.15 };

/** How near the camera has gone on the `turn`th picture of a book. */
export function approachOn(turn: number, shot: Shot, isUnderWords: boolean): Approach {
	const { nearer, towards, ground } = APPROACHES[turn % APPROACHES.length] as Approach;
	const nearest = shot === "above" ? NEAREST.above : isUnderWords ? NEAREST.underWords : NEAREST.free;
	return { nearer: Math.min(nearer, nearest), towards, ground: shot === "above" ? 1 : ground };
}

/** A place's ground as it is seen from higher up or lower down: its horizon moves, the floor that people stand on doesn't. */
const seenFrom = ({ horizon, farSize }: Ground, { floor }: Stage, by: number): Ground => ({
	horizon: floor / SIDE - (floor / SIDE - horizon) * by,
	farSize,
});

/** What is drawn before the figures are, on a stage of any width. The floor stays where it is, however near the camera goes. */
export function drawBehind(
	setting: LayeredSetting,
	stage: Stage,
	shot: Shot,
	{ nearer, towards, ground }: Approach = { nearer: 1, towards: 0.5, ground: 1 },
): void {
	const { sheet, floor } = stage;
	const [left, top] = [(1 - nearer) * towards * sheet.width, (1 - nearer) * floor];
	const keepFree = stage.keepFree.map((box) => ({
		x: (box.x - left) / nearer,
		y: (box.y - top) / nearer,
		width: box.width / nearer,
		height: box.height / nearer,
	}));
	const from = sheet.count;
	const seen = seenFrom(setting.ground, stage, ground);
	for (const layer of ["far", "mid", "near"] as const)
		setting[layer](viewOf({ ...stage, keepFree, dice: stage.dice.fork(layer) }, shot, seen));
	if (nearer === 1) return;
	const drawn = sheet.take(from);
	sheet.add(`<g transform="translate(${num(left)} ${num(top)}) scale(${num(nearer, 3)})">${drawn}</g>`);
}

/** So much nearer is what stands before a picture seen from afar, and this is as far as it reaches into its lower corners. */
const BEFORE = 1.5;
const CORNER = { width: 0.3 * SIDE * BEFORE, height: 0.16 * SIDE * BEFORE };

/** What of a sheet is seen, across. */
export type Seen = { x: number; width: number };

/** What is drawn over them, large in the corners of a broad picture that is seen from afar: not where it would hide a face. */
export function drawInFront(
	setting: LayeredSetting,
	stage: Stage,
	shot: Shot,
	seen: Seen = { x: 0, width: stage.sheet.width },
): void {
	const { sheet, keepFree } = stage;
	const isInCorner = ({ x, y, width, height }: Box) =>
		y + height > SIDE - CORNER.height &&
		(x < seen.x + CORNER.width || x + width > seen.x + seen.width - CORNER.width);
	// A page's corners are near its middle.
	const isAfar = (shot === "wide" || shot === "above") && seen.width > SIDE * BEFORE;
	const nearer = isAfar && !keepFree.some(isInCorner) ? BEFORE : 1;
	const from = sheet.count;
	setting.front(viewOf(stage, shot, setting.ground, seen.width / nearer));
	const drawn = sheet.take(from);
	const to = `translate(${num(seen.x)} ${num(SIDE * (1 - nearer))}) scale(${nearer})`;
	sheet.add(`<g transform="${to}">${drawn}</g>`);
}

/** A piece of a place is so broad and high at most, in shares of its spot. */
const PIECE = { broad: 0.26, high: 0.42 };
/** Pieces stand in groups, the first the largest, the others partly before it: so far aside in shares of the spot, so deep, so large. */
const GROUP = [
	{ aside: 0, depth: 0.5, size: 1.1 },
	{ aside: 0.17, depth: 0.64, size: 0.8 },
	{ aside: -0.15, depth: 0.58, size: 0.6 },
] as const;
/** Groups stand so far apart, in shares of the height. */
const APART = 0.85;
const STEP = 0.04;

/** Puts groups of a place's pieces behind its people, where nothing is: `taken` is where people, things and words are. */
export function drawPieces(
	{ ground, pieces }: LayeredSetting,
	stage: Stage,
	shot: Shot,
	approach: Approach,
	taken: readonly Box[],
): void {
	if (pieces.length === 0) return;
	const dice = stage.dice.fork("pieces");
	const view = viewOf({ ...stage, dice }, shot, seenFrom(ground, stage, approach.ground));
	const first = dice.whole(0, pieces.length - 1);
	const side = dice.chance(0.5) ? 1 : -1;
	const margin = SIDE * 0.12;
	let last = -Infinity;
	for (let x = margin + dice.between(0, 0.2) * SIDE; x < view.width - margin; x += STEP * SIDE) {
		if (x - last < APART * SIDE) continue;
		const group = GROUP.map(({ aside, depth, size }): Spot => {
			const { y, unit } = view.at(0.5, depth);
			const own = unit * Math.min(approach.nearer, 1.2);
			return { x: x + side * aside * own, y, unit: own * size };
		}).filter((spot) => isFree(spot, taken));
		if (group.length < 2) continue;
		last = x;
		// The farthest first, as they stand.
		for (const [i, spot] of group.sort((a, b) => a.y - b.y).entries())
			pieces[(first + i) % pieces.length]?.(view, spot);
	}
}

function isFree({ x, y, unit }: Spot, taken: readonly Box[]): boolean {
	const [width, height] = [PIECE.broad * unit, PIECE.high * unit];
	return taken.every((box) => !overlap({ x: x - width / 2, y: y - height, width, height }, box));
}
