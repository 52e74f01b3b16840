import type { Shot } from "~/studio/story/vocabulary";
import { SIDE } from "../drawing/sheet";
import type { Stage } from "../scene/stage";

/** Where something stands: the middle of its foot in units of the sheet, and how many units a share of 1 measures there. */
export type Spot = { x: number; y: number; unit: number };

/** A stage as a camera sees it: what is drawn is placed and measured in shares of the frame. */
export type View = Stage & {
	/** Of the frame, in units; its height is always `SIDE`. */
	width: number;
	/** Where the ground ends, or the floor meets the wall: units from above. */
	horizon: number;
	/** On the ground: `x` 0 at the left edge to 1 at the right one, `depth` 0 at the horizon to 1 at the figures' feet. */
	at(x: number, depth: number): Spot;
	/** So far above the horizon: on a wall, or in the sky right over it. */
	above(x: number, height: number): Spot;
	/** Places side by side across the frame at one depth, so many for a square's width; each a little off its even place. */
	row(count: number, depth: number, from?: number, to?: number): Spot[];
};

/** How a shot shows a place: how much of the ground is seen, how large things are, and how far from the middle they move. */
const CAMERAS: Record<Shot, { ground: number; zoom: number; apart: number }> = {
	wide: { ground: 1.08, zoom: 0.8, apart: 0.96 },
	mid: { ground: 1, zoom: 1, apart: 1 },
	close: { ground: 0.84, zoom: 1.36, apart: 1.16 },
	above: { ground: 1.9, zoom: 0.8, apart: 1 },
};

/** What of a place doesn't change with the camera: its horizon in shares of the height, and how large far things stay. */
export type Ground = { horizon: number; farSize: number };

/** Looks at a place: the frame is as wide as the stage's sheet unless it is said otherwise. */
export function viewOf(stage: Stage, shot: Shot, ground: Ground, width = stage.sheet.width): View {
	const camera = CAMERAS[shot];
	const floor = stage.floor / SIDE;
	const horizon = Math.max(0.3, floor - (floor - ground.horizon) * camera.ground);
	const unitAt = (depth: number) => SIDE * camera.zoom * (ground.farSize + (1 - ground.farSize) * depth);
	const acrossAt = (x: number) => width * (0.5 + (x - 0.5) * camera.apart);
	const view: View = {
		...stage,
		width,
		horizon: horizon * SIDE,
		at: (x, depth) => ({
			x: acrossAt(x),
			y: SIDE * (horizon + (floor - horizon) * depth),
			unit: unitAt(depth),
		}),
		above: (x, height) => ({
			x: acrossAt(x),
			y: SIDE * horizon - unitAt(0) * height,
			unit: unitAt(0),
		}),
		row: (count, depth, from = -0.04, to = 1.04) => {
			const number = Math.max(2, Math.round((count * width * (to - from)) / SIDE / Math.min(1, camera.zoom)));
			return Array.from({ length: number }, (_, i) => {
				const even = from + ((i + 0.5) / number) * (to - from);
				const place = view.at(even + stage.dice.between(-0.3, 0.3) / number, depth);
				return { ...place, x: place.x + ((even - 0.5) * width - (place.x - width / 2)) * 0.5 };
			});
		},
	};
	return view;
}

/** The two edges beside the figures, each with the direction towards the middle; `away` is the share from the edge. */
export const edges = (view: View, away: number, depth: number): (Spot & { inward: 1 | -1 })[] =>
	([1, -1] as const).map((inward) => {
		const spot = view.at(0.5, depth);
		const edge = inward > 0 ? 0 : view.width;
		return { ...spot, x: edge + inward * away * SIDE, inward };
	});
