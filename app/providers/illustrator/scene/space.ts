import { darker, lighter, mix } from "../drawing/colour";
import { blob, curve, form, ridge } from "../drawing/pen";
import { fill, num, SIDE } from "../drawing/sheet";
import { land } from "./land";
import { comet, nebula, planet } from "./planets";
import { rocket } from "./rocket";
import { sky, stars } from "./sky";
import { type Scenery, type Stage, spacesuit } from "./stage";

/** By day the ground is bright and the sky a dawn seen from another world; by night it is deep space. */
export const space: Scenery = {
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
	costumes: [
		spacesuit(["#f6f1e8", "#cfd6e6", "#ef6a4c"], "flag"),
		spacesuit(["#f28a3c", "#f7ead2", "#3f6db0"], "star"),
		spacesuit(["#6fc3c9", "#f7ead2", "#f4c353"], "none"),
		spacesuit(["#f4c353", "#f7ead2", "#c4528f"], "lantern"),
	],
	behind(stage) {
		const { sheet, dice, mood, light } = stage;
		sky(stage);
		nebula(stage);
		stars(stage, 1350, stage.night ? 1.7 : 0.8);
		const side = light < 0 ? 1 : -1;
		planet(
			stage,
			SIDE / 2 + side * dice.between(640, 780),
			dice.between(880, 1000),
			dice.between(210, 260),
			mood.accent,
			true,
		);
		planet(
			stage,
			SIDE / 2 - side * dice.between(760, 900),
			dice.between(820, 930),
			dice.between(70, 110),
			mood.second,
			false,
		);
		planet(
			stage,
			SIDE / 2 - side * dice.between(380, 520),
			dice.between(1020, 1120),
			dice.between(36, 56),
			mix(mood.second, "#7fe0d0", 0.7),
			false,
		);
		comet(stage, SIDE / 2 - side * dice.between(300, 500), dice.between(740, 860), side);
		sheet.add(land(stage, ridge(dice, 1330, 110, 3), mix(mood.far, mood.sky[2], 0.25), 0.5));
		sheet.add(land(stage, ridge(dice, 1480, 80, 2), mood.mid, 0.8));
		rocket(stage, SIDE / 2 - side * dice.between(740, 830), 1720, dice.between(640, 720));
		sheet.add(land(stage, ridge(dice, 1640, 40, 2), mood.near, 1.4));
		craters(stage, 1700, 2000, 12);
	},
	inFront(stage) {
		const { sheet, dice, mood } = stage;
		sheet.add(land(stage, ridge(dice, 2085, 30, 2), mood.front, 0.8));
		for (let i = 0; i < 9; i++) {
			const x = i % 2 ? dice.between(-20, 480) : dice.between(SIDE - 480, SIDE + 20);
			crystals(stage, x, 2130, dice.between(80, 190));
		}
		for (let i = 0; i < 7; i++)
			form(
				sheet,
				dice,
				blob(
					dice,
					dice.between(0, SIDE),
					dice.between(2090, 2140),
					dice.between(30, 80),
					dice.between(20, 46),
					0.12,
				),
				mix(mood.front, mood.near, 0.3),
			);
	},
};

function craters({ sheet, dice, mood }: Stage, from: number, to: number, count: number) {
	for (let i = 0; i < count; i++) {
		const y = from + ((to - from) * i) / count;
		const r = 26 + (i / count) * dice.between(30, 90);
		const x = dice.between(0, SIDE);
		sheet.add(
			fill(curve(blob(dice, x, y, r * 1.08, r * 0.36, 0.05)), lighter(mood.near, 0.3)),
			fill(
				curve(blob(dice, x, y - r * 0.03, r, r * 0.29, 0.05)),
				sheet.down([0, darker(mood.near, 0.42)], [1, darker(mood.near, 0.16)]),
			),
		);
	}
}

function crystals({ sheet, dice, mood }: Stage, x: number, y: number, h: number) {
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
