import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { board, disc, halo, pill, pottedPlant, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import { floor, hangingLamp, sunPatch, wallAndSkirting, window } from "./room";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A family kitchen: cupboards under the window, a stove with a steaming pan, plates on their shelf. */
export const kitchen: LayeredSetting = {
	moods: {
		day: [PALETTES.sageRoom, PALETTES.honeyRoom],
		night: [PALETTES.tealNightRoom, PALETTES.plumNightRoom],
	},
	face: "playful",
	ground: { horizon: 0.73, farSize: 0.86 },
	perch: "stool",
	far(view) {
		const { mood, width, light } = view;
		wallAndSkirting(view, mood.far, 0);
		tiles(view);
		const sink = light < 0 ? 0.24 : 0.76;
		window(view, view.above(sink, 0.27), 0.3, 0.17);
		for (const share of width > SIDE ? [1 - sink, 0.5] : [1 - sink]) plates(view, view.above(share, 0.3));
		for (const share of width > SIDE ? [0.14, 0.5, 0.86] : [0.5]) {
			const { x, unit } = view.at(share, 0);
			hangingLamp(view, x, view.above(0, 0.42).y, unit * 0.055, toned(view, mood.accent, 0.3));
		}
	},
	mid(view) {
		const { mood, width, light } = view;
		floor(view, "checks", lighter(mood.near, 0.6));
		const { x } = view.at(light < 0 ? 0.24 : 0.76, 0);
		sunPatch(view, x, SIDE * 0.3);
		const { y, unit } = view.at(0.5, 0.08);
		counter(view, y, unit);
		const right = light < 0 ? 0.84 : 0.16;
		stove(view, { ...view.at(right, 0.09), y });
		const sink = view.at(light < 0 ? 0.24 : 0.76, 0.08);
		tap(view, sink.x, y - unit * 0.2, unit);
		if (width > SIDE)
			for (const share of [0.42, 0.58]) jars(view, view.at(share, 0.08).x, y - unit * 0.2, unit);
	},
	near(view) {
		const side = view.light < 0 ? 0.1 : 0.9;
		const { x, y, unit } = view.at(side, 0.72);
		stool(view, x, y, unit);
	},
	front(view) {
		const { mood } = view;
		for (const { x, unit, inward } of edges(view, 0.09, 1)) {
			const y = SIDE * 0.99;
			if (inward === view.light) {
				flour(view, x, y, unit);
				apple(view, x + inward * unit * 0.12, y, unit * 0.03, mood.accent);
				apple(view, x + inward * unit * 0.165, y + 6, unit * 0.026, "#9fbf5a");
			} else pottedPlant(view, x, y, unit * 0.15, toned(view, "#5fa56a"), toned(view, mood.accent, 0.3));
		}
	},
	pieces: [
		(view, { x, y, unit }) => stool(view, x, y, unit),
		(view, { x, y, unit }) =>
			pottedPlant(view, x, y, unit * 0.18, toned(view, "#5fa56a"), toned(view, view.mood.accent, 0.3)),
		(view, { x, y, unit }) => flour(view, x, y, unit),
	],
};

function tiles(view: View) {
	const { sheet, mood, width } = view;
	const { y: low, unit } = view.above(0, 0.16);
	const { y: high } = view.above(0, 0.27);
	const tone = toned(view, "#fbf6ea", 0.35);
	sheet.add(
		`<rect y="${num(high)}" width="${width}" height="${num(low - high + 40)}" fill="${mix(mood.far, tone, 0.55)}"/>`,
	);
	let joints = "";
	const step = unit * 0.055;
	for (let y = high; y <= low + 30; y += step) joints += `M0 ${num(y)}H${width}`;
	for (let x = 0; x < width; x += step) joints += `M${num(x)} ${num(high)}V${num(low + 30)}`;
	sheet.line(joints, faint(mix(mood.far, mood.mid, 0.5), 0.35), 4);
}

/** A row of cupboards with a worktop. */
function counter(view: View, y: number, unit: number) {
	const { sheet, mood, width } = view;
	const paint = toned(view, mix(mood.accent, mood.far, 0.62), 0.12);
	const top = y - unit * 0.2;
	sheet.add(sheet.broad(top, unit * 0.2, [0, lighter(paint, 0.1)], [1, darker(paint, 0.12)]));
	for (let x = unit * 0.02; x < width; x += unit * 0.19) {
		sheet.add(
			`<rect x="${num(x)}" y="${num(top + unit * 0.04)}" width="${num(unit * 0.17)}" height="${num(unit * 0.13)}" rx="10" fill="${lighter(paint, 0.16)}" stroke="${faint(darker(paint, 0.4), 0.4)}" stroke-width="5"/>`,
		);
		disc(view, x + unit * 0.15, top + unit * 0.1, unit * 0.008, mood.second);
	}
	const wood = toned(view, "#c08a58", 0.45);
	sheet.add(
		`<rect y="${num(y - unit * 0.012)}" width="${width}" height="${num(unit * 0.016)}" fill="${darker(paint, 0.45)}"/>`,
		sheet.broad(top - unit * 0.012, unit * 0.034, [0, lighter(wood, 0.3)], [1, wood]),
	);
}

function stove(view: View, { x, y, unit }: Spot) {
	const { sheet, mood, night } = view;
	const body = toned(view, "#f6efe2", 0.42);
	const dark = toned(view, "#3c4250", 0.3);
	board(view, x, y, unit * 0.22, unit * 0.225, body);
	pill(view, x, y - unit * 0.035, unit * 0.17, unit * 0.11, 16, dark);
	pill(
		view,
		x,
		y - unit * 0.05,
		unit * 0.13,
		unit * 0.075,
		10,
		night ? "#ffb45e" : mix("#ffb45e", dark, 0.5),
	);
	halo(view, x, y - unit * 0.09, unit * 0.16, "#ffb45e");
	sheet.line(`M${num(x - unit * 0.07)} ${num(y - unit * 0.158)}h${num(unit * 0.14)}`, darker(body, 0.3), 9);
	for (const dx of [-0.07, -0.025, 0.025, 0.07])
		disc(view, x + dx * unit, y - unit * 0.19, unit * 0.011, toned(view, mood.accent, 0.25));
	pill(view, x, y - unit * 0.225, unit * 0.22, unit * 0.014, 4, dark);
	const pan = toned(view, "#4f8f9a", 0.35);
	pill(view, x - unit * 0.04, y - unit * 0.238, unit * 0.11, unit * 0.075, 16, pan);
	pill(view, x - unit * 0.04, y - unit * 0.308, unit * 0.118, unit * 0.016, 8, lighter(pan, 0.3));
	disc(view, x - unit * 0.04, y - unit * 0.33, unit * 0.009, darker(pan, 0.3));
	for (const [dx, h] of [
		[-0.07, 0.08],
		[-0.04, 0.11],
		[-0.01, 0.07],
	] as const)
		sheet.line(
			`M${num(x + dx * unit)} ${num(y - unit * 0.35)}q${num(-unit * 0.02)} ${num((-h / 2) * unit)} 0 ${num((-h / 2) * unit)}t0 ${num((-h / 2) * unit)}`,
			faint("#ffffff", 0.5),
			unit * 0.009,
		);
	pill(view, x + unit * 0.065, y - unit * 0.238, unit * 0.06, unit * 0.05, 10, toned(view, mood.second, 0.3));
}

function tap(view: View, x: number, y: number, unit: number) {
	const steel = toned(view, "#d9e2e6", 0.4);
	const { sheet } = view;
	pill(view, x, y + unit * 0.016, unit * 0.2, unit * 0.018, 6, darker(steel, 0.12));
	sheet.line(
		`M${num(x)} ${num(y)}V${num(y - unit * 0.07)}q0 ${num(-unit * 0.035)} ${num(unit * 0.04)} ${num(-unit * 0.035)}t${num(unit * 0.035)} ${num(unit * 0.035)}`,
		steel,
		unit * 0.014,
	);
	jars(view, x - unit * 0.14, y, unit * 0.8);
}

function jars(view: View, x: number, y: number, unit: number) {
	const { mood } = view;
	for (const [dx, h, colour] of [
		[-0.04, 0.075, mood.second],
		[0.015, 0.055, mood.accent],
		[0.062, 0.065, "#8fb58a"],
	] as const) {
		pill(view, x + dx * unit, y, unit * 0.044, h * unit, 10, toned(view, colour, 0.35));
		pill(view, x + dx * unit, y - h * unit, unit * 0.036, unit * 0.014, 4, toned(view, "#a8714a", 0.4));
	}
}

function plates(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wood = toned(view, "#b3784c", 0.45);
	const w = unit * 0.36;
	for (const [row, things] of [
		[0, 4],
		[1, 5],
	] as const) {
		const sy = y - row * unit * 0.12;
		for (let i = 0; i < things; i++) {
			const px = x + ((i + 0.5) / things - 0.5) * w * 0.92;
			if (row === 0) {
				const colour = toned(view, ["#fff8ea", mood.second, "#fff8ea", "#8fb9b5"][i] as string, 0.35);
				disc(view, px, sy - unit * 0.042, unit * 0.041, colour);
				disc(view, px, sy - unit * 0.042, unit * 0.024, faint(toned(view, mood.accent, 0.3), 0.35));
			} else {
				const colour = toned(
					view,
					[mood.accent, "#fff8ea", "#8fb9b5", mood.second, "#fff8ea"][i] as string,
					0.35,
				);
				pill(view, px, sy, unit * 0.046, unit * 0.044, 10, colour);
				sheet.line(
					`M${num(px + unit * 0.022)} ${num(sy - unit * 0.034)}q${num(unit * 0.02)} ${num(unit * 0.004)} 0 ${num(unit * 0.022)}`,
					colour,
					unit * 0.008,
				);
			}
		}
		pill(view, x, sy + unit * 0.018, w, unit * 0.018, 4, wood);
	}
}

function stool(view: View, x: number, y: number, unit: number) {
	const wood = toned(view, "#b3784c", 0.42);
	shadow(view, x, y, unit * 0.12);
	view.sheet.add(
		line(
			`M${num(x - unit * 0.05)} ${num(y - unit * 0.17)}L${num(x - unit * 0.075)} ${num(y)}M${num(x + unit * 0.05)} ${num(y - unit * 0.17)}L${num(x + unit * 0.075)} ${num(y)}M${num(x)} ${num(y - unit * 0.17)}V${num(y - unit * 0.01)}M${num(x - unit * 0.065)} ${num(y - unit * 0.06)}h${num(unit * 0.13)}`,
			darker(wood, 0.14),
			unit * 0.016,
		),
		`<ellipse cx="${num(x)}" cy="${num(y - unit * 0.175)}" rx="${num(unit * 0.08)}" ry="${num(unit * 0.022)}" fill="${lighter(wood, 0.2)}"/>`,
	);
}

function flour(view: View, x: number, y: number, unit: number) {
	const paper = toned(view, "#f8ecd2", 0.38);
	shadow(view, x, y, unit * 0.09);
	pill(view, x, y, unit * 0.12, unit * 0.15, 14, paper);
	view.sheet.add(
		fill(
			`M${num(x - unit * 0.06)} ${num(y - unit * 0.14)}l${num(unit * 0.012)} ${num(-unit * 0.03)}h${num(unit * 0.096)}l${num(unit * 0.012)} ${num(unit * 0.03)}Z`,
			darker(paper, 0.1),
		),
	);
	for (const [dx, dy] of [
		[0, 0.085],
		[-0.022, 0.065],
		[0.022, 0.065],
		[0, 0.05],
	] as const)
		view.sheet.add(
			`<ellipse cx="${num(x + dx * unit)}" cy="${num(y - dy * unit)}" rx="${num(unit * 0.011)}" ry="${num(unit * 0.018)}" fill="${toned(view, view.mood.second, 0.3)}"/>`,
		);
}

function apple(view: View, x: number, y: number, r: number, colour: string) {
	const skin = toned(view, colour, 0.3);
	shadow(view, x, y, r * 1.2);
	view.sheet.add(
		`<circle cx="${num(x)}" cy="${num(y - r)}" r="${num(r)}" fill="${view.sheet.radialAt([0.35, 0.3, 0.8], [0, lighter(skin, 0.4)], [1, darker(skin, 0.12)])}"/>`,
		line(
			`M${num(x)} ${num(y - r * 1.8)}q${num(r * 0.1)} ${num(-r * 0.4)} ${num(r * 0.3)} ${num(-r * 0.5)}`,
			toned(view, "#6f4f3c", 0.4),
			r * 0.14,
		),
	);
}
