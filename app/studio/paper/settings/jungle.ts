import { darker, faint, lighter, mix } from "../drawing/colour";
import { heightAt } from "../drawing/pen";
import { fill, num, SIDE } from "../drawing/sheet";
import { fireflies } from "../scene/garland";
import { inTheOpen, monkey, palm, waterfall } from "../scene/jungle-life";
import { path } from "../scene/land";
import { broadLeaf, bush, flower, frond, tuft } from "../scene/plants";
import { lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { disc, frontStrip, groundAt, toned } from "./kit";
import { flowerClump, leafClump } from "./lawn";
import type { LayeredSetting } from "./setting";
import { edges, type View } from "./view";

/** A clearing in the jungle: a waterfall, palms, vines with a monkey and a parrot, great leaves. */
export const jungle: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#5cc2b8", "#b5e3bd", "#fdf2bf"],
				land: ["#8fcf9c", "#3f9f6b", "#2c7d4f", "#0f4a38"],
				accents: ["#f0563f", "#ffc03d"],
				light: ["#fff2a6", "#fffdea"],
				letters: ["#fffae0", "#ffcf4a", "#0d4234"],
			},
			{
				sky: ["#f08a5d", "#f9c073", "#fff2bb"],
				land: ["#d9b565", "#7f9f4a", "#4a7d42", "#1f4a36"],
				accents: ["#e23f5a", "#ffb52f"],
				light: ["#fff4b0", "#fff4dd"],
				letters: ["#fffbe9", "#ffe08f", "#5e2230"],
			},
		],
		night: [
			{
				sky: ["#0b2a3f", "#12566b", "#3a9a8a"],
				land: ["#2b8a84", "#1f7070", "#1b625f", "#06262f"],
				accents: ["#ff6f7a", "#b8f06a"],
				light: ["#f2ffd0", "#cdebea"],
				letters: ["#fbffd9", "#c9ef6a", "#052430"],
			},
			{
				sky: ["#1b1748", "#41357f", "#9a6d9e"],
				land: ["#5b549a", "#43568c", "#36547c", "#121b3c"],
				accents: ["#ff7f6e", "#ffd265"],
				light: ["#ffeebd", "#d5d2f3"],
				letters: ["#fff5d6", "#ffc469", "#130f3a"],
			},
		],
	},
	face: "round",
	ground: { horizon: 0.58, farSize: 0.45 },
	perch: "stump",
	far(view) {
		const { dice, mood, night, light, width, horizon } = view;
		sky(view);
		if (night) stars(view, 1000, 0.7);
		lightInSky(view, onLitSide(view, 460, 660), dice.between(760, 860), 110);
		groundAt(view, -0.12, mix(mood.far, mood.sky[2], 0.4), 0.07, 0.2);
		for (const { x, y, unit } of view.row(8, -0.02))
			bush(
				view,
				x,
				y + dice.between(-60, 20),
				unit * dice.between(0.24, 0.36),
				mix(mood.far, mood.sky[2], dice.between(0.15, 0.4)),
			);
		for (const { x, y, unit } of view.row(8, 0))
			bush(view, x, y + 60, unit * dice.between(0.2, 0.32), mix(mood.far, mood.mid, dice.between(0.1, 0.5)));
		const wanted = view.at(light < 0 ? 0.7 : 0.3, 0).x;
		const fall = inTheOpen(view, wanted, [horizon - 300, horizon + 300]);
		const [foot, height] = [view.at(0, 0.24).y, SIDE * 0.3];
		waterfall(view, fall, foot, height);
		for (const [dx, up, size] of [
			[-0.36, 0.84, 0.26],
			[-0.2, 0.98, 0.2],
			[0.22, 0.99, 0.22],
			[0.38, 0.86, 0.28],
			[-0.5, 0.3, 0.3],
			[0.52, 0.34, 0.3],
		] as const)
			bush(
				view,
				fall + dx * height,
				foot - up * height,
				size * height,
				mix(mood.far, mood.mid, dice.between(0.3, 0.7)),
			);
		for (const { x, y, unit } of view.row(4, 0.12)) {
			if (Math.abs(x - fall) < unit * 0.3 || Math.abs(x / width - 0.5) < 0.1) continue;
			palm(view, x, y, unit * dice.between(0.42, 0.56), mix(mood.far, mood.mid, 0.6));
		}
	},
	mid(view) {
		const { dice, mood, width, light } = view;
		const hill = groundAt(view, 0.2, mood.mid, 0.016, 0.6);
		for (const { x, unit } of view.row(9, 0.2)) {
			if (Math.abs(x / width - 0.5) < 0.13) continue;
			for (let k = 0; k < 3; k++)
				frond(
					view,
					x,
					heightAt(hill, x) + 36,
					unit * dice.between(0.14, 0.24),
					-90 + (k - 1) * 48 + dice.between(-12, 12),
					mix(mood.mid, mood.near, dice.next()),
				);
		}
		for (const share of width > SIDE ? [0.05, 0.93] : [light < 0 ? 0.95 : 0.05]) {
			const { x, y, unit } = view.at(share, 0.36);
			palm(view, x, y, unit * 0.62, mix(mood.mid, mood.near, 0.6));
		}
		const clearing = mix(mood.near, mood.second, 0.06);
		groundAt(view, 0.42, clearing, 0.012, 1);
		for (const { x, y, unit, inward } of edges(view, 0.02, 0.46))
			for (let i = 0; i < 6; i++)
				broadLeaf(
					view,
					x + inward * unit * dice.between(-0.02, 0.1),
					y + 60,
					unit * dice.between(0.12, 0.2),
					inward > 0 ? dice.between(-95, -20) : -180 + dice.between(20, 95),
					mix(mood.mid, mood.near, dice.next()),
				);
		path(view, width / 2 + light * 60, view.at(0, 0.4).y, view.floor, "#e2cf98");
	},
	near(view) {
		const { dice, mood, night, light, width } = view;
		for (const { x, y } of view.row(26, 0.78))
			tuft(
				view,
				x,
				y + dice.between(-120, 150),
				dice.between(28, 56),
				mix(mood.near, dice.chance(0.5) ? lighter(mood.near, 0.3) : mood.front, 0.5),
			);
		canopy(view);
		const swing = view.at(0.5, 0.1);
		const side = light < 0 ? width - swing.unit * 0.2 : swing.unit * 0.2;
		monkey(view, side, view.horizon - swing.unit * 0.44, swing.unit / 1100);
		parrot(
			view,
			light < 0 ? 0 : width,
			view.horizon - swing.unit * 0.2,
			swing.unit * 0.1,
			light < 0 ? 1 : -1,
		);
		if (night) fireflies(view, (24 * width) / SIDE, { x: 0, y: 900, width, height: 950 }, mood.second);
	},
	front(view) {
		const { dice, mood, night } = view;
		frontStrip(view, mood.front);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			for (let i = 0; i < 8; i++)
				broadLeaf(
					view,
					x + inward * SIDE * dice.between(-0.02, 0.05),
					SIDE + 20,
					SIDE * dice.between(0.11, 0.18),
					inward > 0 ? dice.between(-84, -8) : -180 + dice.between(8, 84),
					mix(mood.front, mood.near, dice.between(0.15, 0.75)),
				);
			for (let i = 0; i < 5; i++)
				flower(
					view,
					x + inward * unit * dice.between(0.03, 0.25),
					SIDE * 0.995,
					dice.between(90, 140),
					mix(dice.pick([mood.accent, mood.second]), mood.sky[0], night ? 0.25 : 0),
					mix(mood.front, mood.near, 0.5),
					"#fff2c4",
				);
		}
	},
	pieces: [
		(view, spot) => leafClump(view, spot),
		(view, spot) => flowerClump(view, spot),
		(view, { x, y, unit }) => palm(view, x, y, unit * 0.3, mix(view.mood.near, view.mood.mid, 0.4)),
	],
};

/** Leaves and vines that hang in from the upper corners, beside the words. */
function canopy(view: View) {
	const { sheet, dice, mood, light } = view;
	for (const { x, unit, inward } of edges(view, 0, 0.4)) {
		const length = unit * (inward === light ? 0.34 : 0.24);
		for (const away of [0.03, 0.075])
			sheet.line(
				`M${num(x + inward * away * unit)} -20q${num(inward * 26)} ${num(length * 0.5)} ${num(inward * -8)} ${num(length * (1.3 - away * 6))}`,
				mix(mood.near, mood.front, 0.45),
				11,
			);
		for (let i = 0; i < 7; i++)
			broadLeaf(
				view,
				x - inward * 40,
				dice.between(-50, 10) + i * unit * 0.05,
				unit * dice.between(0.1, 0.16) * (1 - i * 0.07),
				inward > 0 ? dice.between(-10, 55) : 180 - dice.between(-10, 55),
				mix(mood.front, mood.near, dice.between(0.15, 0.65)),
			);
	}
}

/** A parrot on a branch that reaches in from the edge; `turn` is towards the middle. */
function parrot(view: View, edge: number, y: number, h: number, turn: number) {
	const { sheet, mood } = view;
	const red = toned(view, mood.accent, 0.25);
	const blue = toned(view, "#2f86c9", 0.3);
	const gold = toned(view, "#ffc94a", 0.25);
	const branch = toned(view, "#7a5a40", 0.42);
	sheet.line(
		`M${num(edge - turn * 30)} ${num(y + h * 0.2)}Q${num(edge + turn * h * 0.8)} ${num(y)} ${num(edge + turn * h * 2)} ${num(y + h * 0.04)}`,
		branch,
		h * 0.13,
	);
	broadLeaf(view, edge + turn * h * 1.8, y, h * 0.7, turn > 0 ? -24 : 204, mix(mood.mid, mood.near, 0.6));
	broadLeaf(view, edge + turn * h * 0.5, y + h * 0.1, h * 0.6, turn > 0 ? 50 : 130, mood.near);
	const x = edge + turn * h * 1.15;
	const at = (dx: number, dy: number) => `${num(x + turn * dx * h)} ${num(y - dy * h)}`;
	sheet.add(
		fill(
			`M${at(-0.16, 0.2)}L${at(-0.34, -0.85)}L${at(-0.14, -0.7)}L${at(-0.06, -0.9)}L${at(0.06, 0.1)}Z`,
			blue,
		),
		fill(
			`M${at(-0.22, 0.1)}C${at(-0.34, 0.6)} ${at(-0.2, 1.1)} ${at(0.08, 1.1)}C${at(0.34, 1.1)} ${at(0.34, 0.8)} ${at(0.26, 0.66)}C${at(0.34, 0.3)} ${at(0.14, 0)} ${at(-0.22, 0.1)}Z`,
			red,
		),
		fill(
			`M${at(-0.3, 0.6)}C${at(-0.1, 0.8)} ${at(0.14, 0.5)} ${at(0, 0.06)}C${at(-0.16, -0.1)} ${at(-0.3, -0.24)} ${at(-0.3, -0.3)}C${at(-0.36, 0.1)} ${at(-0.4, 0.4)} ${at(-0.3, 0.6)}Z`,
			gold,
		),
		fill(
			`M${at(-0.3, 0.36)}C${at(-0.16, 0.4)} ${at(-0.06, 0.2)} ${at(-0.06, 0)}C${at(-0.2, -0.14)} ${at(-0.3, -0.3)} ${at(-0.32, -0.36)}C${at(-0.38, 0)} ${at(-0.36, 0.3)} ${at(-0.3, 0.36)}Z`,
			blue,
		),
		fill(
			`M${at(0.2, 1)}Q${at(0.52, 0.98)} ${at(0.44, 0.66)}Q${at(0.34, 0.82)} ${at(0.2, 0.78)}Z`,
			toned(view, "#3b3540", 0.2),
		),
	);
	disc(view, x + turn * h * 0.14, y - h * 0.93, h * 0.085, toned(view, "#fff8ec", 0.2));
	disc(view, x + turn * h * 0.16, y - h * 0.93, h * 0.045, "#2a2030");
	sheet.line(
		`M${at(-0.06, 0.04)}v${num(h * 0.1)}M${at(0.06, 0.04)}v${num(h * 0.1)}`,
		darker(gold, 0.25),
		h * 0.05,
	);
	sheet.line(
		`M${at(-0.1, 0.9)}Q${at(-0.02, 1.02)} ${at(0.06, 1.02)}`,
		faint(lighter(red, 0.5), 0.7),
		h * 0.035,
	);
}
