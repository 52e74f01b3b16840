import { darker, faint, lighter, mix } from "../drawing/colour";
import { blob, curve } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { comet, nebula, planet } from "../scene/planets";
import { rocket } from "../scene/rocket";
import { sky, stars } from "../scene/sky";
import { frontStrip, groundAt } from "./kit";
import type { LayeredSetting } from "./setting";
import { edges, type View } from "./view";

/**
 * Another world: a rocket that has landed, a planet with rings over the hills. By day the ground is bright and the sky a
 * dawn seen from there; by night it is deep space.
 */
export const space: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#3b3a9e", "#8a62c8", "#ffb39a"],
				land: ["#b679b8", "#d9859a", "#f0a789", "#8d4a7a"],
				accents: ["#f0524f", "#ffd05a"],
				light: ["#ffe39b", "#fff4ee"],
				letters: ["#fffbe2", "#ffd65e", "#2a1a66"],
			},
			{
				sky: ["#155a9c", "#49a8c9", "#ffe0b0"],
				land: ["#6fb0b8", "#8fbfae", "#c9d5a4", "#3a6a79"],
				accents: ["#ef5a4a", "#ffc54d"],
				light: ["#fff0b5", "#fffdf2"],
				letters: ["#fffbe6", "#ffd15a", "#123567"],
			},
		],
		night: [
			{
				sky: ["#0d0b33", "#262065", "#5c3f96"],
				land: ["#4a3f8f", "#5d4fa3", "#7f74c2", "#29205c"],
				accents: ["#ff6f61", "#ffd35c"],
				light: ["#ffeeb5", "#d4cdfb"],
				letters: ["#fff8d6", "#ffce57", "#0d0930"],
			},
			{
				sky: ["#061329", "#0e3560", "#2b7a8f"],
				land: ["#1f5672", "#2d6f86", "#5799a5", "#0d2c47"],
				accents: ["#ff7f5e", "#ffd86b"],
				light: ["#d9fff0", "#c3e4f5"],
				letters: ["#f5fff4", "#9fe8c8", "#05162e"],
			},
		],
	},
	face: "poster",
	ground: { horizon: 0.62, farSize: 0.5 },
	perch: "moonstone",
	far(view) {
		const { dice, mood, light, night, width } = view;
		sky(view);
		nebula(view);
		stars(view, 1350, (night ? 1.5 : 0.7) * (width / SIDE));
		const ringed = view.above(light < 0 ? 0.72 : 0.28, 0.24);
		planet(view, ringed.x, Math.max(ringed.y, SIDE * 0.4), ringed.unit * 0.2, mood.accent, true);
		const small = view.above(light < 0 ? 0.31 : 0.69, 0.42);
		planet(view, small.x, Math.max(small.y, SIDE * 0.36), small.unit * 0.075, mood.second, false);
		const moon = view.above(light < 0 ? 0.46 : 0.54, 0.2);
		planet(
			view,
			moon.x,
			Math.max(moon.y, SIDE * 0.44),
			moon.unit * 0.042,
			mix(mood.second, "#7fe0d0", 0.7),
			false,
		);
		comet(view, width * (light < 0 ? 0.4 : 0.6), SIDE * dice.between(0.34, 0.38), -light);
		groundAt(view, -0.12, mix(mood.far, mood.sky[2], 0.25), 0.045, 0.5);
	},
	mid(view) {
		const { mood, light } = view;
		groundAt(view, 0.08, mood.mid, 0.03, 0.8);
		const { x, y, unit } = view.at(light < 0 ? 0.17 : 0.83, 0.34);
		groundAt(view, 0.28, mood.near, 0.012, 1.4);
		rocket(view, x, y, unit * 0.46);
		craters(view);
	},
	near(view) {
		const { mood, light, sheet } = view;
		const { x, y, unit } = view.at(light < 0 ? 0.88 : 0.05, 0.6);
		const pole = lighter(mood.far, 0.5);
		sheet.line(`M${num(x)} ${num(y)}v${num(-unit * 0.24)}`, pole, unit * 0.012);
		sheet.fill(
			`M${num(x)} ${num(y - unit * 0.24)}q${num(unit * 0.06)} ${num(-unit * 0.03)} ${num(unit * 0.14)} 0v${num(unit * 0.09)}q${num(-unit * 0.07)} ${num(-unit * 0.03)} ${num(-unit * 0.14)} 0Z`,
			mood.accent,
		);
		sheet.add(
			`<circle cx="${num(x + unit * 0.065)}" cy="${num(y - unit * 0.205)}" r="${num(unit * 0.024)}" fill="${mood.second}"/>`,
			line(
				`M${num(x + unit * 0.025)} ${num(y - unit * 0.2)}q${num(unit * 0.04)} ${num(unit * 0.014)} ${num(unit * 0.08)} ${num(-unit * 0.012)}`,
				lighter(mood.second, 0.5),
				unit * 0.007,
			),
			`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(unit * 0.05)}" ry="${num(unit * 0.01)}" fill="${faint(darker(mood.front, 0.4), 0.35)}"/>`,
		);
	},
	front(view) {
		const { dice, mood } = view;
		frontStrip(view, mood.front);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			const size = Math.min(unit, SIDE);
			for (const [away, tall] of [
				[0.24, 0.05],
				[0.02, 0.13],
				[0.14, 0.09],
			] as const)
				crystals(view, x + inward * away * size, SIDE * 0.995, size * tall * dice.between(0.9, 1.1));
		}
	},
	pieces: [
		(view, { x, y, unit }) => crystals(view, x, y, unit * 0.13),
		(view, { x, y, unit }) => {
			crystals(view, x - unit * 0.05, y, unit * 0.07);
			crystals(view, x + unit * 0.05, y + unit * 0.012, unit * 0.1);
		},
	],
};

/** Craters of the ground, the nearer the larger; none where people stand. */
function craters(view: View) {
	const { sheet, dice, mood, width } = view;
	for (const { x, y, unit } of [...view.row(5, 0.36), ...view.row(4, 0.62), ...view.row(3, 0.95)]) {
		const r = unit * dice.between(0.02, 0.05);
		if (Math.abs(x / width - 0.5) < 0.2 && y > view.at(0, 0.6).y) continue;
		sheet.add(
			fill(curve(blob(dice, x, y, r * 1.08, r * 0.36, 0.05)), lighter(mood.near, 0.3)),
			fill(
				curve(blob(dice, x, y - r * 0.03, r, r * 0.29, 0.05)),
				sheet.down([0, darker(mood.near, 0.42)], [1, darker(mood.near, 0.16)]),
			),
		);
	}
}

/** Three crystals that grow from one foot. */
function crystals({ sheet, dice, mood }: View, x: number, y: number, h: number) {
	const colour = dice.pick([mood.second, mood.accent, "#7fe0d8"]);
	for (const [dx, lean, tall] of [
		[-0.25, -0.3, 0.7],
		[0.28, 0.3, 0.62],
		[0, 0.02, 1],
	] as const) {
		const bx = x + dx * h;
		const tx = bx + lean * h;
		const w = h * 0.16;
		sheet.add(
			fill(
				`M${num(bx - w)} ${num(y)}L${num(tx - w * 0.8)} ${num(y - h * tall * 0.78)}L${num(tx)} ${num(y - h * tall)}L${num(bx)} ${num(y)}Z`,
				lighter(colour, 0.3),
			),
			fill(
				`M${num(bx)} ${num(y)}L${num(tx)} ${num(y - h * tall)}L${num(tx + w * 0.8)} ${num(y - h * tall * 0.74)}L${num(bx + w)} ${num(y)}Z`,
				darker(colour, 0.18),
			),
		);
	}
}
