import type { Shot } from "~/story/vocabulary";
import { num } from "../drawing/sheet";
import type { Face } from "../lettering/fonts.server";
import type { Moods, Stage } from "../scene/stage";
import { type Ground, type View, viewOf } from "./view";

/**
 * A place in layers. Each draws with shares of the frame (`View`), so that it serves a square and a spread, from near,
 * from far and from above.
 */
export type LayeredSetting = {
	moods: Moods;
	/** What titles are set in. */
	face: Face;
	ground: Ground;
	/** Sky or wall, and whatever is far away. What is behind a title or words stays calm: the upper third. */
	far(view: View): void;
	/** The ground, and what stands on it behind the figures. */
	mid(view: View): void;
	/** Beside the figures: the middle of the floor stays free for them. */
	near(view: View): void;
	/** In front of them, along the lower edge: it may hide feet at the sides, never a face. */
	front(view: View): void;
};

/** How near a camera has gone to a place: so many times as near, towards a share of its width. */
export type Approach = { nearer: number; towards: number };

/** Where a camera goes in turn through a book, so that no two pictures of a place that follow each other show the same of it. */
const APPROACHES: readonly Approach[] = [
	{ nearer: 1, towards: 0.5 },
	{ nearer: 1.3, towards: 0.1 },
	{ nearer: 1.55, towards: 0.8 },
	{ nearer: 1.12, towards: 0.5 },
	{ nearer: 1.4, towards: 0.35 },
	{ nearer: 1.2, towards: 0.95 },
	{ nearer: 1.7, towards: 0.2 },
];
/** Behind words a place stays calm, and seen from above its ground fills the picture already: so much nearer at most. */
const NEAREST = { free: 1.7, underWords: 1.2, above: 1.15 };

/** How near the camera has gone on the `turn`th picture of a book. */
export function approachOn(turn: number, shot: Shot, isUnderWords: boolean): Approach {
	const { nearer, towards } = APPROACHES[turn % APPROACHES.length] as Approach;
	const nearest = shot === "above" ? NEAREST.above : isUnderWords ? NEAREST.underWords : NEAREST.free;
	return { nearer: Math.min(nearer, nearest), towards };
}

/** What is drawn before the figures are, on a stage of any width. The floor stays where it is, however near the camera goes. */
export function drawBehind(
	setting: LayeredSetting,
	stage: Stage,
	shot: Shot,
	{ nearer, towards }: Approach = { nearer: 1, towards: 0.5 },
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
	for (const layer of ["far", "mid", "near"] as const)
		setting[layer](viewOf({ ...stage, keepFree, dice: stage.dice.fork(layer) }, shot, setting.ground));
	if (nearer === 1) return;
	const drawn = sheet.take(from);
	sheet.add(`<g transform="translate(${num(left)} ${num(top)}) scale(${num(nearer, 3)})">${drawn}</g>`);
}

/** What is drawn over them. */
export function drawInFront(setting: LayeredSetting, stage: Stage, shot: Shot): void {
	setting.front(viewOf(stage, shot, setting.ground));
}
