import type { SpreadBrief } from "~/studio/story/brief";
import { roomFor } from "~/studio/story/compositions/things";
import type { Scene } from "~/studio/story/scene";
import { spotOf } from "~/studio/story/spot";
import { lighter, mix } from "../drawing/colour";
import { diceFrom } from "../drawing/dice";
import { form } from "../drawing/pen";
import { type Point, Sheet } from "../drawing/sheet";
import { drawProp } from "../props/draw-prop";
import type { Mood, Stage } from "../scene/stage";

/** How large a spot is, mm; its things stand on a low mound of cut paper. */
export const SPOT = { width: 84, height: 54 };
const [WIDE, HIGH] = [840, 540];
const FOOT = 480;
/** How high the largest of its things is, and how broad all of them are, at most, units. */
const TALLEST = 400;
const BROADEST = 600;

/** Draws the things of a scene for the page across from its picture, as by day; gives SVG `SPOT` large. Null where there are none. */
export function drawSpot({ seed, spread }: SpreadBrief, scene: Scene, mood: Mood): string | null {
	const things = spotOf(scene);
	if (things.length === 0) return null;
	const sheet = new Sheet(WIDE);
	const dice = diceFrom(`${seed}/${spread.pages[0]}/spot`);
	const stage: Stage = {
		sheet,
		dice,
		night: false,
		mood: { ...mood, tint: "#ffffff", front: mix(mood.front, "#6a5a70", 0.5) },
		floor: FOOT,
		light: 1,
		keepFree: [],
	};
	const mound = (inset: number): Point[] => [
		[50 + inset, FOOT + 36],
		[90 + inset, FOOT - 4],
		[WIDE * 0.36, FOOT - 34 - dice.between(0, 10)],
		[WIDE * 0.66, FOOT - 28 - dice.between(0, 10)],
		[WIDE - 84 - inset, FOOT],
		[WIDE - 46 - inset, FOOT + 34],
		[WIDE / 2, FOOT + 52],
	];
	form(sheet, dice, mound(0), lighter(mix(mood.near, "#f3e6c8", 0.4), 0.1), { light: 1, grain: 0.6 });
	const rooms = things.map(roomFor);
	const size = Math.min(
		TALLEST / Math.max(...rooms.map(({ height }) => height)),
		BROADEST / rooms.reduce((sum, { width }) => sum + width, 0),
	);
	// The larger one behind, the other beside and before it; both in the middle.
	const [large, small] = things
		.map((thing, i) => ({ thing, wide: (rooms[i]?.width ?? 0) * size }))
		.sort((a, b) => b.wide - a.wide);
	const apart = small && large ? (large.wide + small.wide) * 0.44 : 0;
	const middle = WIDE / 2 + (small && large ? (large.wide - small.wide) * 0.22 : 0);
	if (large) drawProp(stage, large.thing, { x: middle - apart / 2, y: FOOT - 8, size });
	if (small) drawProp(stage, small.thing, { x: middle + apart / 2, y: FOOT + 16, size });
	return sheet.svg({ x: 0, y: 0, width: WIDE, height: HIGH }, SPOT);
}
