import type { Stage } from "../scene/stage";

/** Places in the air, `count` for a square, off heads and title; `top` to `bottom` in units. */
export function inTheAir(
	{ sheet, dice, keepFree }: Stage,
	count: number,
	top: number,
	bottom: number,
): { x: number; y: number }[] {
	const places = Array.from({ length: Math.round((count * sheet.width) / 2160) }, () => ({
		x: dice.between(0, sheet.width),
		y: dice.between(top, bottom),
	}));
	const margin = 60;
	return places.filter(({ x, y }) =>
		keepFree.every(
			(box) =>
				x < box.x - margin ||
				x > box.x + box.width + margin ||
				y < box.y - margin ||
				y > box.y + box.height + margin,
		),
	);
}
