import type { Head } from "./find-head";

/**
 * The usual shape of a head around a face, in reaches (the distance between the eyes) from the point between the eyes:
 * hair to 2.2 above, chin 1.65 below, a little neck. A subject without a face gets a rounder shape.
 */
export type HeadShape = {
	/** Whether a face was found: then what lies around the shape is not the head. */
	sure: boolean;
	/** Centre and radii of the widest the head may be, in px. */
	cx: number;
	cy: number;
	rx: number;
	top: number;
	bottom: number;
	/** Certainly head: a smaller ellipse. */
	core: { cx: number; cy: number; rx: number; ry: number };
};

/** The usual shape around this head. */
export function headShape({ x, y, reach, found }: Head): HeadShape {
	if (found === "subject") {
		return {
			sure: false,
			cx: x,
			cy: y,
			rx: reach * 1.75,
			top: reach * 1.75,
			bottom: reach * 1.75,
			core: { cx: x, cy: y, rx: reach * 0.9, ry: reach * 0.9 },
		};
	}
	return {
		sure: true,
		cx: x,
		cy: y + reach * 0.05,
		rx: reach * 1.82,
		top: reach * 2.35,
		bottom: reach * 1.82,
		core: { cx: x, cy: y + reach * 0.5, rx: reach * 0.82, ry: reach * 1 },
	};
}

/**
 * 1 well inside the shape, 0 outside, soft between: two half super-ellipses that meet at the eyes, fuller above
 * (hair) and narrowing to the chin below.
 */
export function insideShape(shape: HeadShape, x: number, y: number): number {
	const dy = y < shape.cy ? (shape.cy - y) / shape.top : (y - shape.cy) / shape.bottom;
	const dx = Math.abs(x - shape.cx) / shape.rx;
	const round = y < shape.cy ? 2.3 : 2.1;
	const away = (dx ** round + dy ** round) ** (1 / round);
	return Math.min(1, Math.max(0, (1.04 - away) / 0.08));
}

/** Whether a pixel is certainly head. */
export function insideCore({ core }: HeadShape, x: number, y: number): boolean {
	return ((x - core.cx) / core.rx) ** 2 + ((y - core.cy) / core.ry) ** 2 <= 1;
}
