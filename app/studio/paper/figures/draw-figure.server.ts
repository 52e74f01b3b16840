import { faint, mix } from "../drawing/colour";
import { type Dice, diceFrom } from "../drawing/dice";
import { dots, dotted } from "../drawing/pen";
import { num } from "../drawing/sheet";
import { standingShadow } from "../scene/land";
import { lightOnPaper, type Stage } from "../scene/stage";
import { Doll } from "./doll";
import { pictureOf } from "./head.server";
import { type Posed, RIM } from "./posed";

/** Units of the sheet: how broad the edge of paper is at most. */
const EDGE = 4.5;

/**
 * Draws somebody at (x, y), the point on the ground, in units of the sheet; `scale` is so many of them a hundredth of a grown-up's
 * head, `pxPerUnit` how finely the picture of the head is embedded.
 */
export async function drawFigure(
	stage: Stage,
	posed: Posed,
	{ x, y, scale, pxPerUnit }: { x: number; y: number; scale: number; pxPerUnit: number },
): Promise<void> {
	const { form, ground, headHeight } = posed;
	const light = lightOnPaper(stage);
	const px = Math.ceil(form.head.size * (headHeight / 100) * scale * pxPerUnit);
	const head = { ...form.head, href: await pictureOf(form.likeness, px, light) };
	const glow = stage.sheet.glow("#ffe08a", [0, 0.75], [0.45, 0.28], [1, 0]);
	const doll = new Doll(
		{ tint: light, edge: mix("#fffaf0", stage.mood.tint, 0.6), glow },
		Math.min(RIM, EDGE / scale),
	);
	posed.draw(doll, head);
	if (ground)
		stage.sheet.add(standingShadow(stage, x + ground.x * scale, y - 4, ground.width * scale * 0.56));
	stage.sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale, 4)})">${doll.svg()}${lightOn(stage, doll, posed, diceFrom(form.member.id))}</g>`,
	);
}

/**
 * One light over a whole figure, head and body alike: brighter on the side it comes from, shaded on the other, with the dry dots
 * of paint that everything in the picture has.
 */
function lightOn(
	{ sheet, mood, light, night }: Stage,
	doll: Doll,
	{ box, face, headHeight }: Posed,
	dice: Dice,
): string {
	const rect = `x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}"`;
	const mask = sheet.define(
		(id) =>
			`<mask id="${id}" mask-type="alpha" style="mask-type:alpha" maskUnits="userSpaceOnUse" ${rect}>${doll.paper()}</mask>`,
	);
	// Skin in a violet shade would look dead.
	const shade = night ? "#2c1030" : "#3d1420";
	const deep = night ? 0.36 : 0.27;
	const middle = face.x + face.width / 2;
	const half = Math.max(face.width * 0.62, Math.min(box.width / 2, headHeight * 0.8));
	const side = sheet.linearInUnits(
		[middle + light * half, box.y, middle - light * half, box.y + half * 0.6],
		[0, faint(mood.glow, night ? 0.26 : 0.24)],
		[0.34, faint(mood.glow, 0)],
		[0.5, faint(shade, 0)],
		[0.8, faint(shade, deep)],
		[1, faint(shade, deep * 0.5)],
	);
	const away = (x: number) => Math.max(-1, Math.min(1, (-light * (x - middle)) / half));
	// On a face they would be moles.
	const onFace = (x: number, y: number) =>
		Math.abs(x - middle) < face.width * 0.4 && y > face.y + face.height * 0.2 && y < face.y + face.height;
	const many = (box.width * box.height) / (headHeight * headHeight);
	const dark = dots(dice, box, 60 * many, (x, y) => (onFace(x, y) ? 0 : 0.25 + away(x)));
	const bright = dots(dice, box, 46 * many, (x, y) => (onFace(x, y) ? 0 : 0.2 - away(x)));
	return `<g mask="${mask}"><rect ${rect} fill="${side}"/>${dotted(dark, faint(shade, 0.2), headHeight * 0.011)}${dotted(bright, faint("#fff6e0", 0.26), headHeight * 0.011)}</g>`;
}
