import { darker, faint, lighter, mix } from "../drawing/colour";
import { curve, cutPaper, fluff, form } from "../drawing/pen";
import { fill, line, num, type Point } from "../drawing/sheet";
import { wall, windowPane } from "./buildings";
import type { Stage } from "./stage";

/** A barn `w` wide with a silo on its right. */
export function barn(stage: Stage, x: number, y: number, w: number) {
	const { sheet, dice, mood, night } = stage;
	const red = night ? mix(mood.accent, mood.sky[0], 0.42) : mood.accent;
	const trim = night ? mix("#fff5e2", mood.sky[1], 0.4) : "#fff5e2";
	const h = w * 0.5;
	const roof = darker(red, 0.4);
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y + 6)}" rx="${num(w * 0.6)}" ry="26" fill="${faint("#1d1240", 0.25)}"/>`,
	);
	silo(stage, x + w * 0.62, y, w * 0.2, h * 1.6);
	const front: Point[] = [
		[x - w / 2, y],
		[x - w / 2, y - h],
		[x - w * 0.36, y - h * 1.36],
		[x, y - h * 1.62],
		[x + w * 0.36, y - h * 1.36],
		[x + w / 2, y - h],
		[x + w / 2, y],
	];
	sheet.fill(
		cutPaper(dice, front, 3),
		sheet.linear(
			stage.light < 0 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
			[0, lighter(red, 0.16)],
			[1, darker(red, 0.2)],
		),
	);
	let planks = "";
	for (let px = x - w * 0.46; px < x + w * 0.48; px += w * 0.055)
		planks += `M${num(px)} ${num(y - 4)}V${num(y - h * 1.02)}`;
	sheet.add(
		line(planks, faint(darker(red, 0.5), 0.3), 4),
		line(
			`M${num(x - w * 0.55)} ${num(y - h * 0.94)}L${num(x - w * 0.38)} ${num(y - h * 1.38)}L${num(x)} ${num(y - h * 1.67)}L${num(x + w * 0.38)} ${num(y - h * 1.38)}L${num(x + w * 0.55)} ${num(y - h * 0.94)}`,
			roof,
			26,
		),
		line(
			`M${num(x - w * 0.5)} ${num(y - h * 0.98)}L${num(x - w * 0.355)} ${num(y - h * 1.33)}L${num(x)} ${num(y - h * 1.59)}L${num(x + w * 0.355)} ${num(y - h * 1.33)}L${num(x + w * 0.5)} ${num(y - h * 0.98)}`,
			trim,
			8,
		),
		fill(
			`M${num(x - w * 0.18)} ${num(y)}v${num(-h * 0.68)}h${num(w * 0.36)}v${num(h * 0.68)}Z`,
			night ? "#ffc963" : darker(red, 0.3),
		),
		line(
			`M${num(x - w * 0.18)} ${num(y)}v${num(-h * 0.68)}h${num(w * 0.36)}v${num(h * 0.68)}M${num(x)} ${num(y)}v${num(-h * 0.68)}M${num(x - w * 0.18)} ${num(y)}l${num(w * 0.18)} ${num(-h * 0.68)}l${num(w * 0.18)} ${num(h * 0.68)}`,
			trim,
			9,
		),
		line(
			`M${num(x)} ${num(y - h * 1.67)}v-66m-44 16h80l-18 -16m18 16l-18 16m-80 -32l18 16l-18 16`,
			"#4a3b46",
			6,
		),
	);
	windowPane(stage, x, y - h * 0.98, w * 0.12, w * 0.1);
	windowPane(stage, x - w * 0.33, y - h * 0.34, w * 0.11, w * 0.1, { round: false });
	windowPane(stage, x + w * 0.33, y - h * 0.34, w * 0.11, w * 0.1, { round: false });
}

function silo(stage: Stage, x: number, y: number, w: number, h: number) {
	const { sheet, mood, night } = stage;
	const metal = night ? mix("#c9ced6", mood.sky[0], 0.45) : "#d3d8d8";
	wall(stage, x, y, w, h, metal);
	sheet.fill(
		`M${num(x - w * 0.56)} ${num(y - h + 6)}a${num(w * 0.56)} ${num(w * 0.6)} 0 0 1 ${num(w * 1.12)} 0Z`,
		darker(metal, 0.2),
	);
	for (let i = 1; i < 6; i++)
		sheet.line(`M${num(x - w / 2)} ${num(y - (h * i) / 6)}h${num(w)}`, faint(darker(metal, 0.5), 0.3), 4);
}

/** A sheep that looks left or right, as the dice say; `s` is about its length. */
export function sheep({ sheet, dice, night, mood, light }: Stage, x: number, y: number, s: number) {
	const wool = night ? mix("#fff8ec", mood.sky[1], 0.38) : "#fff8ec";
	const dark = night ? "#2b2744" : "#4a3b40";
	const d = dice.chance(0.5) ? 1 : -1;
	sheet.line(
		`M${num(x - s * 0.3)} ${num(y)}v${num(-s * 0.3)}M${num(x - s * 0.12)} ${num(y + 3)}v${num(-s * 0.3)}M${num(x + s * 0.16)} ${num(y)}v${num(-s * 0.3)}M${num(x + s * 0.32)} ${num(y + 3)}v${num(-s * 0.3)}`,
		dark,
		s * 0.085,
	);
	form(sheet, dice, fluff(dice, x, y - s * 0.5, s * 0.56, s * 0.38, 10), wool, { light, grain: 2 });
	sheet.add(
		`<ellipse cx="${num(x + d * s * 0.52)}" cy="${num(y - s * 0.62)}" rx="${num(s * 0.17)}" ry="${num(s * 0.21)}" fill="${dark}"/><ellipse cx="${num(x + d * s * 0.36)}" cy="${num(y - s * 0.7)}" rx="${num(s * 0.11)}" ry="${num(s * 0.055)}" fill="${dark}" transform="rotate(${d * -24} ${num(x + d * s * 0.36)} ${num(y - s * 0.7)})"/><circle cx="${num(x + d * s * 0.55)}" cy="${num(y - s * 0.66)}" r="${num(s * 0.035)}" fill="#ffffff"/>`,
		fill(curve(fluff(dice, x + d * s * 0.46, y - s * 0.8, s * 0.15, s * 0.1, 6)), wool),
	);
}

const fenceWood = ({ night, mood }: Stage) => (night ? mix("#e3d3bc", mood.sky[0], 0.5) : "#f4e6cb");

/** A white fence from one x to another, its foot at `y`. */
export function fence(stage: Stage, from: number, to: number, y: number, height: number) {
	const { sheet, dice } = stage;
	const wood = fenceWood(stage);
	const thick = height * 0.14;
	for (const share of [0.66, 0.34])
		sheet.fill(
			cutPaper(
				dice,
				[
					[from, y - height * share],
					[to, y - height * share],
					[to, y - height * share + thick],
					[from, y - height * share + thick],
				],
				4,
			),
			darker(wood, 0.08),
		);
	const half = height * 0.11;
	const gap = height * 0.66;
	for (let i = 0; i <= Math.round((to - from) / gap); i++) {
		const x = from + (i * (to - from)) / Math.max(1, Math.round((to - from) / gap));
		sheet.fill(
			cutPaper(
				dice,
				[
					[x - half, y + height * 0.06],
					[x - half, y - height * 0.84],
					[x, y - height],
					[x + half, y - height * 0.84],
					[x + half, y + height * 0.06],
				],
				3,
			),
			sheet.linear([0, 0, 1, 0], [0, lighter(wood, 0.2)], [1, darker(wood, 0.14)]),
		);
	}
}

/** A farm gate that stands open, hung on a post at (x, y); `turn` is where it swings to. */
export function gate(stage: Stage, x: number, y: number, height: number, turn: number) {
	const { sheet } = stage;
	const wood = darker(fenceWood(stage), 0.1);
	const far = x + turn * height * 1.15;
	const down = height * 0.3;
	const rail = (share: number) =>
		`M${num(x)} ${num(y - height * share)}L${num(far)} ${num(y - height * share * 1.14 + down)}`;
	sheet.line(
		`${[0.18, 0.38, 0.58, 0.78].map(rail).join("")}M${num(x)} ${num(y - height * 0.18)}L${num(far)} ${num(y - height * 0.89 + down)}M${num(far)} ${num(y - height * 0.1 + down)}V${num(y - height * 0.96 + down)}`,
		wood,
		height * 0.065,
	);
	sheet.line(`M${num(x)} ${num(y + height * 0.04)}V${num(y - height)}`, lighter(wood, 0.12), height * 0.15);
}

/** A hen that looks left or right, as the dice say; `s` is a little less than its height. */
export function hen({ sheet, dice, mood, night, light }: Stage, x: number, y: number, s: number) {
	const body = night ? mix("#c98a4a", mood.sky[0], 0.35) : "#d9924a";
	const d = dice.chance(0.5) ? 1 : -1;
	sheet.line(
		`M${num(x - s * 0.1)} ${num(y)}v${num(-s * 0.4)}M${num(x + s * 0.14)} ${num(y)}v${num(-s * 0.4)}`,
		"#e8a63c",
		s * 0.06,
	);
	form(
		sheet,
		dice,
		[
			[x - d * s * 0.7, y - s * 0.95],
			[x - d * s * 0.3, y - s * 0.62],
			[x + d * s * 0.2, y - s * 0.75],
			[x + d * s * 0.32, y - s * 1.1],
			[x + d * s * 0.5, y - s * 1.12],
			[x + d * s * 0.58, y - s * 0.6],
			[x + d * s * 0.2, y - s * 0.22],
			[x - d * s * 0.36, y - s * 0.3],
		],
		body,
		{ light },
	);
	sheet.add(
		fill(
			`M${num(x + d * s * 0.3)} ${num(y - s * 1.12)}q${num(d * s * 0.02)} ${num(-s * 0.2)} ${num(d * s * 0.1)} ${num(-s * 0.08)}q${num(d * s * 0.06)} ${num(-s * 0.16)} ${num(d * s * 0.12)} ${num(s * 0.04)}Z`,
			mood.accent,
		),
		fill(
			`M${num(x + d * s * 0.54)} ${num(y - s * 1.02)}l${num(d * s * 0.16)} ${num(s * 0.07)}l${num(-d * s * 0.15)} ${num(s * 0.06)}Z`,
			"#f2b03c",
		),
		`<circle cx="${num(x + d * s * 0.44)}" cy="${num(y - s * 1)}" r="${num(s * 0.035)}" fill="#2a1c28"/>`,
		line(
			`M${num(x - d * s * 0.3)} ${num(y - s * 0.56)}q${num(d * s * 0.2)} ${num(s * 0.24)} ${num(d * s * 0.5)} ${num(s * 0.02)}`,
			faint(darker(body, 0.5), 0.5),
			s * 0.05,
		),
	);
}
