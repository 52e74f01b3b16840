import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, form } from "../drawing/pen";
import { fill, line, num, type Point } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import { halo, pill, shadow, toned } from "./kit";
import type { Spot, View } from "./view";

/** How high the quilt lies over the floor, in shares of the frame. */
const BED_TOP = 0.125;
/** From the headboard to the foot. */
const LENGTH = 0.5;

/** A bed from its side, under a quilt of patches; its head is on the left (-1) or on the right (1) of its spot. */
export function bed(view: View, { x, y, unit }: Spot, head: 1 | -1) {
	const { sheet, dice, mood, light } = view;
	const wood = toned(view, "#b97f52", 0.4);
	const quilt = mix(mood.mid, mood.far, 0.1);
	// From the middle of the bed towards its head, and up.
	const p = (dx: number, dy: number): Point => [x + head * dx * unit, y - dy * unit];
	const half = LENGTH / 2;
	shadow(view, x, y + unit * 0.004, unit * half * 1.08);
	const post = (dx: number, w: number, h: number) =>
		form(
			sheet,
			dice,
			[
				p(dx - w, 0),
				p(dx - w, h - 0.012),
				p(dx - w * 0.4, h + 0.012),
				p(dx + w * 0.4, h + 0.012),
				p(dx + w, h - 0.012),
				p(dx + w, 0),
			],
			wood,
			{ light, grain: 2.4 },
		);
	post(half - 0.005, 0.022, 0.215);
	form(sheet, dice, [p(half, 0.09), p(-half, 0.09), p(-half, 0.03), p(half, 0.03)], darker(wood, 0.14), {
		smooth: false,
		grain: 1,
	});
	form(
		sheet,
		dice,
		[
			p(half - 0.015, BED_TOP),
			p(half - 0.04, BED_TOP + 0.052),
			p(half - 0.13, BED_TOP + 0.042),
			p(half - 0.145, BED_TOP - 0.005),
		],
		toned(view, "#fffaf0", 0.25),
		{ light, grain: 0.8 },
	);
	const cover: Point[] = [
		p(half - 0.11, BED_TOP + 0.006),
		p(half - 0.2, BED_TOP + 0.02),
		p(0, BED_TOP + 0.012),
		p(-half + 0.07, BED_TOP + 0.016),
		p(-half + 0.012, BED_TOP - 0.012),
		p(-half + 0.004, 0.036),
		p(-half * 0.5, 0.028),
		p(0, 0.034),
		p(half * 0.5, 0.028),
		p(half - 0.1, 0.036),
	];
	form(sheet, dice, cover, quilt, { light, grain: 1.2 });
	const step = 0.052;
	let patches = "";
	for (let row = 0; row < 2; row++)
		for (let i = 0; i < 8; i++) {
			const colour = [mood.accent, mood.second, "#fff1dc", quilt][(row * 2 + i) % 4] as string;
			const [px, py] = p(
				-half + 0.005 + i * step + (head < 0 ? step - 0.002 : 0.002),
				BED_TOP + 0.034 - row * step,
			);
			patches += `<rect x="${num(px)}" y="${num(py)}" width="${num((step - 0.004) * unit)}" height="${num((step - 0.004) * unit)}" rx="8" fill="${faint(toned(view, colour, 0.28), 0.82)}"/>`;
			patches += `<rect x="${num(px + 9)}" y="${num(py + 9)}" width="${num((step - 0.004) * unit - 18)}" height="${num((step - 0.004) * unit - 18)}" rx="5" fill="none" stroke="${faint("#fff8ea", 0.5)}" stroke-width="3" stroke-dasharray="9 8"/>`;
		}
	const [fx, fy] = p(half - 0.118, BED_TOP + 0.02);
	const fold = line(
		`M${num(fx)} ${num(fy)}q${num(-head * 14)} ${num(unit * 0.05)} ${num(head * 6)} ${num(unit * 0.11)}`,
		toned(view, lighter(quilt, 0.65), 0.15),
		unit * 0.034,
	);
	const [sx, sy] = p(half, BED_TOP);
	sheet.add(
		`<g clip-path="${sheet.clip(curve(cover))}">${patches}${fold}</g>`,
		fill(
			`M${num(sx)} ${num(sy + unit * 0.05)}H${num(x - head * half * unit)}v${num(unit * 0.04)}H${num(sx)}Z`,
			sheet.down([0, faint("#1d1240", 0)], [1, faint("#1d1240", 0.2)]),
		),
	);
	post(-half, 0.018, 0.15);
}

/** A bed put under somebody who lies there, seen a little from above: `size` is how high a grown-up would be. */
export function bedUnder(stage: Stage, { x, y, width, size, head }: NonNullable<Stage["sleepers"]>[number]) {
	const { sheet, dice, mood, light } = stage;
	const wood = toned(stage, "#b97f52", 0.4);
	const quilt = mix(mood.mid, mood.far, 0.1);
	const half = width / 2 + size * 0.09;
	const [back, front, foot] = [y - size * 0.1, y + size * 0.05, y + size * 0.17];
	// From the middle of the bed towards its head.
	const at = (share: number) => x + head * half * share;
	const post = (share: number, top: number) => {
		const w = size * 0.035;
		const cx = at(share);
		form(
			sheet,
			dice,
			[
				[cx - w, foot + size * 0.035],
				[cx - w, top + w],
				[cx - w * 0.4, top],
				[cx + w * 0.4, top],
				[cx + w, top + w],
				[cx + w, foot + size * 0.035],
			],
			wood,
			{ light, grain: 2 },
		);
	};
	shadow(stage, x, foot + size * 0.03, half * 1.12);
	post(1, back - size * 0.17);
	const slant = size * 0.05;
	const mattress: Point[] = [
		[at(-1), front],
		[at(-1) + head * slant, back],
		[at(1) - head * slant, back],
		[at(1), front],
	];
	form(sheet, dice, mattress, toned(stage, "#fff8ea", 0.25), { light, grain: 0.6, smooth: false });
	const cover: Point[] = [
		[at(0.52), front],
		[at(0.46), back],
		[at(-1) + head * slant, back],
		[at(-1), front],
		[at(-1), foot],
		[at(0.9), foot],
		[at(0.9), front],
	];
	form(sheet, dice, cover, quilt, { light, grain: 1, smooth: false });
	const step = size * 0.085;
	let patches = "";
	for (let row = 0; row < 3; row++)
		for (let i = 0; i * step < half * 2; i++) {
			const colour = [mood.accent, mood.second, "#fff1dc", quilt][(row * 2 + i) % 4] as string;
			const px = x - half + i * step;
			patches += `<rect x="${num(px + 3)}" y="${num(front + row * step * 0.72 + 3)}" width="${num(step - 6)}" height="${num(step * 0.72 - 6)}" rx="8" fill="${faint(toned(stage, colour, 0.28), 0.85)}"/>`;
		}
	const side = `M${num(at(-1))} ${num(front)}H${num(at(0.9))}V${num(foot)}H${num(at(-1))}Z`;
	sheet.add(
		`<g clip-path="${sheet.clip(side)}">${patches}</g>`,
		fill(side, sheet.down([0, faint("#1d1240", 0)], [1, faint("#1d1240", 0.18)])),
		line(`M${num(at(0.9))} ${num(front)}H${num(at(-1))}`, faint("#fff8ea", 0.5), size * 0.012),
	);
	post(-1, front - size * 0.09);
}

/** A small table with a lamp that is lit by night. */
export function lampTable(view: View, { x, y, unit }: Spot) {
	const { sheet, mood, night } = view;
	const wood = toned(view, "#a86f48", 0.42);
	shadow(view, x, y, unit * 0.08);
	sheet.line(
		`M${num(x - unit * 0.045)} ${num(y)}v${num(-unit * 0.13)}M${num(x + unit * 0.045)} ${num(y)}v${num(-unit * 0.13)}`,
		darker(wood, 0.2),
		unit * 0.014,
	);
	pill(view, x, y - unit * 0.085, unit * 0.105, unit * 0.05, 6, darker(wood, 0.06));
	pill(view, x, y - unit * 0.13, unit * 0.13, unit * 0.018, 6, lighter(wood, 0.12));
	const foot = y - unit * 0.148;
	halo(view, x, foot - unit * 0.08, unit * 0.34);
	sheet.line(`M${num(x)} ${num(foot)}v${num(-unit * 0.05)}`, toned(view, "#d9a53f", 0.3), unit * 0.014);
	pill(view, x, foot, unit * 0.05, unit * 0.012, 6, toned(view, "#d9a53f", 0.3));
	const shade = night ? "#ffe3a0" : mix(mood.second, "#fff6e4", 0.5);
	sheet.fill(
		`M${num(x - unit * 0.05)} ${num(foot - unit * 0.045)}L${num(x - unit * 0.03)} ${num(foot - unit * 0.115)}H${num(x + unit * 0.03)}L${num(x + unit * 0.05)} ${num(foot - unit * 0.045)}Z`,
		sheet.down([0, lighter(shade, 0.3)], [1, shade]),
	);
	sheet.line(
		`M${num(x - unit * 0.05)} ${num(foot - unit * 0.046)}h${num(unit * 0.1)}`,
		toned(view, mood.accent, 0.2),
		unit * 0.007,
	);
}
