import type { Prop } from "~/story/vocabulary";
import { darker, lighter } from "../drawing/colour";
import { fill, line, num } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import { scaled, shadow, toned } from "../settings/kit";
import { PROPS_DRAWN } from "./list";
import type { Paint } from "./prop";

/** How high a grown-up is, in mm of the world: things are drawn in proportion. */
export const GROWN_UP = 1700;

/** Draws a thing on the ground at (x, y), where a grown-up would be `size` units high. */
export function drawProp(
	stage: Stage,
	prop: Prop,
	{ x, y, size }: { x: number; y: number; size: number },
): void {
	const { sheet, night } = stage;
	const thing = PROPS_DRAWN[prop];
	const scale = size / GROWN_UP;
	shadow(stage, x, y, thing.width * 0.56 * scale);
	const paint: Paint = {
		shape: (d, colour) => {
			const tone = toned(stage, colour, 0.3);
			sheet.add(fill(d, sheet.down([0, lighter(tone, 0.18)], [1, darker(tone, 0.14)])));
		},
		stroke: (d, colour, width) => sheet.add(line(d, toned(stage, colour, 0.3), width)),
		disc: (cx, cy, rx, colour, ry = rx) =>
			sheet.add(
				`<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${toned(stage, colour, 0.3)}"/>`,
			),
	};
	scaled(stage, { x, y }, scale, () => {
		if (night && thing.shines) {
			const [sx, sy, reach] = thing.shines;
			sheet.add(
				`<circle cx="${num(sx)}" cy="${num(sy)}" r="${num(reach)}" fill="${sheet.glow("#ffdf8c", [0, 0.7], [0.4, 0.24], [1, 0])}"/>`,
			);
		}
		thing.draw(paint);
	});
}
