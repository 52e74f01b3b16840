import { darker, faint, lighter, mix } from "../drawing/colour";
import { form } from "../drawing/pen";
import { line, num, type Point, SIDE } from "../drawing/sheet";
import { board, disc, halo, shadow, toned } from "./kit";
import type { Spot, View } from "./view";

/** What a wooden ship is made of, seen from its deck. */

/** How deep in the picture the deck begins. */
export const RAIL = 0.42;
/** Its wood at this hour. */
export const woodOf = (view: View) => toned(view, "#b9824f", 0.42);

/** Planks that run away from whoever stands on them. */
export function deck(view: View) {
	const { sheet, dice, width } = view;
	const wood = woodOf(view);
	const y = view.at(0, RAIL).y;
	sheet.add(sheet.broad(y, SIDE - y, [0, darker(wood, 0.14)], [0.3, wood], [1, lighter(wood, 0.12)]));
	const far = SIDE * 0.062;
	const count = Math.ceil(width / far / 2) + 2;
	const low = (i: number) => width / 2 + i * far * 2.1;
	const high = (i: number) => width / 2 + i * far;
	let seams = "";
	let ends = "";
	for (let i = -count; i <= count; i++) {
		seams += `M${num(high(i))} ${num(y)}L${num(low(i))} ${SIDE}`;
		if (i % 2)
			sheet.fill(
				`M${num(high(i))} ${num(y)}H${num(high(i + 1))}L${num(low(i + 1))} ${SIDE}H${num(low(i))}Z`,
				faint(dice.chance(0.5) ? lighter(wood, 0.4) : darker(wood, 0.3), 0.13),
			);
		for (const share of [dice.between(0.1, 0.45), dice.between(0.55, 0.95)]) {
			const at = (k: number) => high(k) + (low(k) - high(k)) * share;
			ends += `M${num(at(i))} ${num(y + (SIDE - y) * share)}H${num(at(i + 1))}`;
		}
	}
	sheet.add(
		line(seams, faint(darker(wood, 0.5), 0.3), 5),
		line(ends, faint(darker(wood, 0.5), 0.26), 4),
		sheet.broad(y, 90, [0, faint(darker(wood, 0.6), 0.5)], [1, faint(darker(wood, 0.6), 0)]),
	);
}

/** Turned posts under a broad handrail, lamps on it by night. */
export function rail(view: View) {
	const { sheet, width, light, mood } = view;
	const wood = woodOf(view);
	const white = toned(view, "#fff4de", 0.45);
	const { y, unit } = view.at(0, RAIL);
	const h = unit * 0.15;
	const count = Math.round(width / (unit * 0.16));
	const posts = Array.from({ length: count + 1 }, (_, i) => (i * width) / count);
	board(view, width / 2, y + h * 0.1, width + 60, h * 0.2, darker(wood, 0.28));
	for (const [i, x] of posts.entries()) {
		const w = i % 4 ? h * 0.13 : h * 0.22;
		sheet.fill(
			`M${num(x - w * 0.5)} ${num(y)}C${num(x - w * 1.3)} ${num(y - h * 0.3)} ${num(x - w * 0.4)} ${num(y - h * 0.5)} ${num(x - w * 0.5)} ${num(y - h)}H${num(x + w * 0.5)}C${num(x + w * 0.4)} ${num(y - h * 0.5)} ${num(x + w * 1.3)} ${num(y - h * 0.3)} ${num(x + w * 0.5)} ${num(y)}Z`,
			sheet.linear(light < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0], [0, white], [1, darker(white, 0.22)]),
		);
	}
	board(view, width / 2, y - h * 0.92, width + 60, h * 0.2, lighter(wood, 0.06));
	sheet.line(
		`M-20 ${num(y - h * 1.1)}H${num(width + 20)}`,
		mix(lighter(wood, 0.3), mood.second, 0.15),
		h * 0.07,
	);
	for (const x of posts.filter((_, i) => i % 4 === 2)) {
		halo(view, x, y - h * 1.3, h * 1.3);
		if (view.night) disc(view, x, y - h * 1.28, h * 0.13, "#fff0b8");
	}
}

/** A mast that reaches out of the picture, its sail blown towards `turn`, the nearer edge. */
export function mast(view: View, { x, y, unit }: Spot, turn: number) {
	const { sheet, mood } = view;
	const wood = darker(woodOf(view), 0.1);
	const cloth = toned(view, "#fdf3dc", 0.45);
	const stripe = toned(view, mood.accent, 0.4);
	const boom = y - unit * 0.42;
	const reach = unit * 0.34;
	const sail = `M${num(x + turn * unit * 0.02)} -40Q${num(x + turn * reach * 1.3)} ${num(boom * 0.5)} ${num(x + turn * reach)} ${num(boom)}Q${num(x + turn * reach * 0.5)} ${num(boom + unit * 0.03)} ${num(x + turn * unit * 0.02)} ${num(boom - unit * 0.01)}Z`;
	sheet.fill(sail, sheet.linear([0, 0, 1, 0.5], [0, lighter(cloth, 0.3)], [1, darker(cloth, 0.12)]));
	let stripes = "";
	for (let i = 0; i < 4; i++) {
		const sy = boom * (0.1 + i * 0.25);
		stripes += `M${num(x)} ${num(sy)}q${num(turn * reach * 0.6)} ${num(unit * 0.04)} ${num(turn * reach * 1.4)} 0`;
	}
	sheet.add(`<g clip-path="${sheet.clip(sail)}">${line(stripes, faint(stripe, 0.75), unit * 0.045)}</g>`);
	shadow(view, x, y, unit * 0.07);
	form(
		sheet,
		view.dice,
		[
			[x - unit * 0.024, y],
			[x - unit * 0.018, -40],
			[x + unit * 0.018, -40],
			[x + unit * 0.024, y],
		],
		wood,
		{ light: view.light, smooth: false, grain: 2 },
	);
	sheet.line(
		`M${num(x - turn * unit * 0.05)} ${num(boom + unit * 0.01)}L${num(x + turn * reach * 1.1)} ${num(boom + unit * 0.012)}`,
		darker(wood, 0.15),
		unit * 0.022,
	);
	board(view, x, y, unit * 0.075, unit * 0.03, darker(wood, 0.25));
	for (const dy of [0.16, 0.19])
		sheet.line(
			`M${num(x - unit * 0.024)} ${num(y - dy * unit)}h${num(unit * 0.048)}`,
			toned(view, "#f0dfb8", 0.4),
			unit * 0.012,
		);
}

/** The rope ladder at an edge, from above the picture to the rail; `turn` is towards the middle. */
export function shrouds(view: View, edge: number, unit: number, turn: number) {
	const { sheet } = view;
	const rope = toned(view, "#7d5f48", 0.4);
	const foot = view.at(0, RAIL).y - unit * 0.15;
	const ropes = [0.02, 0.075, 0.13];
	const at = (away: number, share: number) =>
		edge + turn * (away * unit * (0.25 + 0.75 * share) - (1 - share) * unit * 0.1);
	let d = "";
	for (const away of ropes) d += `M${num(at(away, 0))} 0L${num(at(away, 1))} ${num(foot)}`;
	for (let i = 2; i < 17; i++) {
		const share = i / 17;
		d += `M${num(at(ropes[0] as number, share))} ${num(foot * share)}L${num(at(ropes[2] as number, share))} ${num(foot * share)}`;
	}
	sheet.line(d, rope, unit * 0.007);
}

/** The ship's wheel on its stand. */
export function wheel(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wood = toned(view, "#8a4f34", 0.4);
	const brass = toned(view, mood.second, 0.3);
	const r = unit * 0.1;
	const cy = y - unit * 0.19;
	shadow(view, x, y, r * 1.2);
	sheet.fill(
		`M${num(x - r * 0.6)} ${num(y)}L${num(x - r * 0.3)} ${num(cy)}H${num(x + r * 0.3)}L${num(x + r * 0.6)} ${num(y)}Z`,
		sheet.linear([0, 0, 1, 0], [0, lighter(wood, 0.14)], [1, darker(wood, 0.25)]),
	);
	let spokes = "";
	for (let i = 0; i < 8; i++) {
		const [c, s] = [Math.cos((i * Math.PI) / 4 + 0.2), Math.sin((i * Math.PI) / 4 + 0.2)];
		spokes += `M${num(x)} ${num(cy)}L${num(x + c * r * 1.36)} ${num(cy + s * r * 1.36)}`;
	}
	sheet.add(
		line(spokes, lighter(wood, 0.1), r * 0.12),
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${wood}" stroke-width="${num(r * 0.24)}"/>`,
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${brass}" stroke-width="${num(r * 0.05)}"/>`,
	);
	disc(view, x, cy, r * 0.27, lighter(wood, 0.16));
	disc(view, x, cy, r * 0.13, brass);
}

/** A barrel `h` high. */
export function barrel(view: View, x: number, y: number, h: number) {
	const { sheet, dice, light } = view;
	const wood = toned(view, "#a5673d", 0.42);
	const iron = toned(view, "#4f5362", 0.35);
	const w = h * 0.36;
	shadow(view, x, y, w * 1.6);
	const side: Point[] = [
		[x - w * 0.85, y],
		[x - w * 1.1, y - h * 0.5],
		[x - w * 0.85, y - h],
		[x + w * 0.85, y - h],
		[x + w * 1.1, y - h * 0.5],
		[x + w * 0.85, y],
	];
	form(sheet, dice, side, wood, { light, smooth: false, grain: 3 });
	sheet.line(
		[-0.5, 0, 0.5]
			.map(
				(dx) =>
					`M${num(x + dx * w)} ${num(y - 4)}Q${num(x + dx * w * 1.3)} ${num(y - h * 0.5)} ${num(x + dx * w)} ${num(y - h)}`,
			)
			.join(""),
		faint(darker(wood, 0.5), 0.4),
		5,
	);
	for (const [share, half] of [
		[0.16, 0.94],
		[0.84, 0.94],
	] as const)
		sheet.line(
			`M${num(x - w * half)} ${num(y - h * share)}q${num(w * half)} ${num(h * 0.04)} ${num(w * 2 * half)} 0`,
			iron,
			h * 0.06,
		);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y - h)}" rx="${num(w * 0.86)}" ry="${num(h * 0.09)}" fill="${lighter(wood, 0.25)}" stroke="${darker(wood, 0.15)}" stroke-width="${num(h * 0.025)}"/>`,
	);
}

/** A ring to throw to swimmers, hung on the rail. */
export function lifebuoy({ sheet, mood, night }: View, { x, y, unit }: Spot) {
	const r = unit * 0.05;
	const ring = (colour: string, more = "") =>
		`<circle cx="${num(x)}" cy="${num(y - unit * 0.08)}" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(r * 0.5)}"${more}/>`;
	const quarter = num((Math.PI * r) / 4);
	sheet.add(
		ring(night ? mix("#fff6e6", mood.sky[1], 0.35) : "#fff6e6"),
		ring(
			night ? mix(mood.accent, mood.sky[0], 0.3) : mood.accent,
			` stroke-dasharray="${quarter} ${quarter}"`,
		),
	);
}
