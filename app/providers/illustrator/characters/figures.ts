import { faint, mix } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import { dots, dotted } from "../drawing/pen";
import { type Box, num, overlap, SIDE } from "../drawing/sheet";
import { standingShadow } from "../scene/land";
import type { Mood, Stage } from "../scene/stage";
import { drawAnimal } from "./animal";
import type { Extent, Position } from "./arrange";
import type { Figure } from "./cast.server";
import { Doll } from "./doll";
import { drawPerson, poseFor } from "./person";

/** The scene's light as it falls on people and animals: their own colours show through it. */
export const lightOnFigures = ({ tint }: Mood) => mix("#ffffff", tint, 0.5);

/** The furthest first: others, then the main character, then animals, which sit in front. */
export function drawFigures(stage: Stage, cast: readonly Figure[], places: readonly Position[]) {
	const order = cast
		.map((_, i) => i)
		.sort((a, b) => (places[a] as Position).feet - (places[b] as Position).feet);
	const glow = stage.sheet.glow("#ffe08a", [0, 0.75], [0.45, 0.28], [1, 0]);
	for (const i of order) {
		const { head, body, extent, outfit, dice } = cast[i] as Figure;
		const place = places[i] as Position;
		const scale = place.head / 100;
		const doll = new Doll(
			lightOnFigures(stage.mood),
			mix("#fffaf0", stage.mood.tint, 0.6),
			4.5 / scale,
			glow,
		);
		if (body.animal) drawAnimal(doll, head, body.animal, outfit);
		else {
			const free = (box: Box) => isFree(stage, places, i, box);
			drawPerson(doll, head, body.build, outfit, poseFor(body.build, outfit, free, dice), dice);
		}
		stage.sheet.add(
			standingShadow(stage, place.x, place.feet - 4, (place.head * extent.breadth) / 200),
			`<g transform="translate(${num(place.x)} ${num(place.chin)}) scale(${num(scale, 4)})">${doll.svg()}${lightOn(stage, doll, extent, dice.fork("light"))}</g>`,
		);
	}
}

/**
 * One light over a whole figure, head and body alike: brighter on the side it comes from, shaded on the other, with the dry dots
 * of paint that everything in the picture has.
 */
function lightOn({ sheet, mood, light, night }: Stage, doll: Doll, extent: Extent, dice: Dice): string {
	const mask = sheet.define(
		(id) =>
			`<mask id="${id}" mask-type="alpha" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-200" y="-200" width="400" height="600">${doll.paper()}</mask>`,
	);
	// Skin in a violet shade would look dead.
	const shade = night ? "#2c1030" : "#3d1420";
	const deep = night ? 0.36 : 0.27;
	const half = Math.max(extent.headWidth, extent.breadth * 0.8) / 2;
	const area = { x: -half, y: -110, width: 2 * half, height: 110 + extent.below };
	const side = sheet.linearInUnits(
		[light * half, 0, -light * half, 60],
		[0, faint(mood.glow, night ? 0.26 : 0.24)],
		[0.34, faint(mood.glow, 0)],
		[0.5, faint(shade, 0)],
		[0.8, faint(shade, deep)],
		[1, faint(shade, deep * 0.5)],
	);
	const away = (x: number) => (-light * x) / half;
	// On a face they would be moles.
	const onFace = (x: number, y: number) => y < 0 && y > -72 && Math.abs(x - extent.headMiddle) < 32;
	const dark = dots(dice, area, 260, (x, y) => (onFace(x, y) ? 0 : 0.25 + away(x)));
	const bright = dots(dice, area, 200, (x, y) => (onFace(x, y) ? 0 : 0.2 - away(x)));
	return `<g mask="${mask}"><rect x="-200" y="-200" width="400" height="600" fill="${side}"/>${dotted(dark, faint(shade, 0.2), 1.1)}${dotted(bright, faint("#fff6e0", 0.26), 1.1)}</g>`;
}

/** Whether a box in the measure of figure `i`'s head hides neither the title nor another's face, and lies across nobody. */
function isFree(stage: Stage, places: readonly Position[], i: number, box: Box): boolean {
	const { x, chin, head } = places[i] as Position;
	const scale = head / 100;
	const own = {
		x: x + box.x * scale,
		y: chin + box.y * scale,
		width: box.width * scale,
		height: box.height * scale,
	};
	const others = places.filter((_, k) => k !== i).flatMap(({ face, body }) => [face, body]);
	const title = stage.keepFree.slice(0, 1);
	return own.x > 0 && own.x + own.width < SIDE && ![...title, ...others].some((kept) => overlap(own, kept));
}
