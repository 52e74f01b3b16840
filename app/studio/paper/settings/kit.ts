import { darker, faint, lighter, mix } from "../drawing/colour";
import { cutPaper, form, ridge } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { land } from "../scene/land";
import type { Stage } from "../scene/stage";
import type { Spot, View } from "./view";

/** Small pieces of paper that many settings are put together from. (x, y) is the middle of the foot. */

/** A colour as it looks at this hour. */
export const toned = ({ night, mood }: Stage, colour: string, share = 0.5) =>
	night ? mix(colour, mood.sky[0], share) : colour;

/** Puts what `draw` draws around (0, 0) in units of its own at a place, so many units of the sheet each. */
export function scaled({ sheet }: Stage, { x, y }: Pick<Spot, "x" | "y">, scale: number, draw: () => void) {
	const from = sheet.count;
	draw();
	const drawn = sheet.take(from);
	sheet.add(`<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale, 3)})">${drawn}</g>`);
}

/** A cut rectangle, lit from its side. */
export function board(stage: Stage, x: number, y: number, w: number, h: number, colour: string) {
	const { sheet, dice, light } = stage;
	const corners: Point[] = [
		[x - w / 2, y],
		[x - w / 2, y - h],
		[x + w / 2, y - h],
		[x + w / 2, y],
	];
	const paint = sheet.linear(
		light < 0 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
		[0, lighter(colour, 0.14)],
		[0.55, colour],
		[1, darker(colour, 0.16)],
	);
	sheet.fill(cutPaper(dice, corners, Math.min(4, w * 0.012)), paint);
}

/** A rectangle with round corners. */
export function pill(
	{ sheet }: Stage,
	x: number,
	y: number,
	w: number,
	h: number,
	r: number,
	colour: string,
) {
	sheet.add(
		`<rect x="${num(x - w / 2)}" y="${num(y - h)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${sheet.down([0, lighter(colour, 0.16)], [1, darker(colour, 0.14)])}"/>`,
	);
}

/** A disc; (x, y) is its middle. */
export const disc = ({ sheet }: Stage, x: number, y: number, r: number, colour: string) =>
	sheet.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour}"/>`);

/** The soft shadow of something on the ground. */
export function shadow({ sheet, mood }: Stage, x: number, y: number, half: number) {
	const paint = sheet.glow(darker(mood.front, 0.5), [0, 0.42], [0.6, 0.2], [1, 0]);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(half)}" ry="${num(half * 0.16)}" fill="${paint}"/>`,
	);
}

/** A halo around a lamp; nothing by day. */
export function halo({ sheet, night }: Stage, x: number, y: number, r: number, colour = "#ffdf8c") {
	if (night)
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${sheet.glow(colour, [0, 0.6], [0.4, 0.2], [1, 0])}"/>`,
		);
}

/** Land from edge to edge whose top lies at a depth of the view. */
export function groundAt(view: View, depth: number, colour: string, rise = 0.012, detail = 1) {
	const { y } = view.at(0.5, depth);
	const bumps = Math.max(2, Math.round((2 * view.width) / SIDE));
	const top = ridge(view.dice, y, rise * SIDE, bumps, view.width);
	view.sheet.add(land(view, top, colour, detail));
	return top;
}

/** The strip of ground before the figures, right along the lower edge. */
export function frontStrip(view: View, colour: string) {
	const { sheet, dice, width } = view;
	const top = ridge(dice, SIDE * 0.968, 22, 2 * Math.round(width / SIDE), width);
	form(sheet, dice, [...top, [width + 60, SIDE + 60], [-60, SIDE + 60]], colour, {
		smooth: false,
		grain: 0.4,
	});
	return top;
}

/** A ball with a lit side and two coloured segments. */
export function ball(stage: Stage, x: number, y: number, r: number, colour: string, other: string) {
	const { sheet } = stage;
	shadow(stage, x, y, r * 1.1);
	sheet.add(
		`<circle cx="${num(x)}" cy="${num(y - r)}" r="${num(r)}" fill="${sheet.radialAt([0.35, 0.3, 0.8], [0, lighter(colour, 0.35)], [1, darker(colour, 0.15)])}"/>`,
		fill(
			`M${num(x - r * 0.3)} ${num(y - r * 1.95)}Q${num(x + r * 0.5)} ${num(y - r)} ${num(x - r * 0.2)} ${num(y - r * 0.03)}Q${num(x + r * 0.1)} ${num(y - r)} ${num(x - r * 0.3)} ${num(y - r * 1.95)}Z`,
			other,
		),
		line(
			`M${num(x - r * 0.95)} ${num(y - r * 1.2)}Q${num(x)} ${num(y - r * 0.6)} ${num(x + r * 0.95)} ${num(y - r * 1.2)}`,
			faint("#fff6e2", 0.85),
			r * 0.12,
		),
	);
}

/** A teddy that sits. */
export function teddy(stage: Stage, x: number, y: number, h: number) {
	const fur = toned(stage, "#b07a48", 0.35);
	const pale = lighter(fur, 0.45);
	const part = (dx: number, dy: number, rx: number, ry: number, colour: string) =>
		`<ellipse cx="${num(x + dx * h)}" cy="${num(y - dy * h)}" rx="${num(rx * h)}" ry="${num(ry * h)}" fill="${colour}"/>`;
	shadow(stage, x, y, h * 0.5);
	stage.sheet.add(
		part(-0.2, 0.93, 0.1, 0.1, fur),
		part(0.2, 0.93, 0.1, 0.1, fur),
		part(-0.2, 0.93, 0.055, 0.055, pale),
		part(0.2, 0.93, 0.055, 0.055, pale),
		part(-0.3, 0.38, 0.1, 0.18, darker(fur, 0.1)),
		part(0.3, 0.38, 0.1, 0.18, darker(fur, 0.1)),
		part(0, 0.3, 0.27, 0.3, fur),
		part(0, 0.27, 0.17, 0.19, pale),
		part(0, 0.74, 0.26, 0.23, fur),
		part(0, 0.67, 0.11, 0.085, pale),
		part(-0.2, 0.09, 0.13, 0.1, fur),
		part(0.2, 0.09, 0.13, 0.1, fur),
		part(-0.1, 0.78, 0.026, 0.03, "#2c2030"),
		part(0.1, 0.78, 0.026, 0.03, "#2c2030"),
		part(0, 0.7, 0.04, 0.028, "#3b2733"),
	);
}

/** A pot with a bush of leaves. */
export function pottedPlant(stage: Stage, x: number, y: number, h: number, leaf: string, pot: string) {
	const { sheet, dice } = stage;
	shadow(stage, x, y, h * 0.36);
	let leaves = "";
	for (let i = 0; i < 11; i++) {
		const angle = -90 + (i - 5) * 17 + dice.between(-6, 6);
		const length = h * dice.between(0.5, 0.66);
		leaves += `<path d="M0 0C${num(length * 0.3)} ${num(-length * 0.2)} ${num(length * 0.8)} ${num(-length * 0.16)} ${num(length)} 0C${num(length * 0.8)} ${num(length * 0.16)} ${num(length * 0.3)} ${num(length * 0.2)} 0 0Z" fill="${i % 2 ? leaf : i % 3 ? lighter(leaf, 0.2) : darker(leaf, 0.2)}" transform="translate(${num(x)} ${num(y - h * 0.36)}) rotate(${num(angle)})"/>`;
	}
	sheet.add(
		leaves,
		fill(
			`M${num(x - h * 0.22)} ${num(y - h * 0.4)}h${num(h * 0.44)}l${num(-h * 0.07)} ${num(h * 0.4)}h${num(-h * 0.3)}Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(pot, 0.2)], [1, darker(pot, 0.22)]),
		),
		fill(
			`M${num(x - h * 0.25)} ${num(y - h * 0.46)}h${num(h * 0.5)}v${num(h * 0.09)}h${num(-h * 0.5)}Z`,
			lighter(pot, 0.12),
		),
	);
}
