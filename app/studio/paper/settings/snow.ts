import { darker, faint, lighter, mix } from "../drawing/colour";
import { blob, curve, form, heightAt } from "../drawing/pen";
import { fill, num, type Point, SIDE } from "../drawing/sheet";
import { cottage } from "../scene/buildings";
import { fir } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { snowman, snowOnRoof } from "../scene/winter";
import { disc, frontStrip, groundAt, shadow, toned } from "./kit";
import { peak } from "./mountain";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** Deep snow: firs, a cottage below mountains, a frozen pond, a snowman, a sledge; by night the northern lights. */
export const snow: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#6fb4dc", "#bfe0ee", "#fdf0e0"],
				land: ["#b5d3e6", "#d9ebf4", "#f4f9fb", "#ffffff"],
				accents: ["#d9453f", "#f2b23f"],
				light: ["#ffe9a8", "#fbfdff"],
				letters: ["#ffffff", "#cfeaf7", "#1d4a78"],
			},
			{
				sky: ["#e59aa2", "#f8cdb9", "#fff3df"],
				land: ["#d9bcd0", "#efdbe2", "#fbf3f1", "#fffafa"],
				accents: ["#c73f58", "#f6b34a"],
				light: ["#fff2b8", "#fff4f0"],
				letters: ["#fffdf8", "#ffd9c4", "#6d2a50"],
			},
		],
		night: [
			{
				sky: ["#0d1a45", "#1d4a80", "#5f9ab0"],
				land: ["#4a7aa8", "#6f9cc4", "#94b8da", "#b3cfe8"],
				accents: ["#ee6a5c", "#ffd06a"],
				light: ["#fdf6cf", "#bdd0f4"],
				letters: ["#f7fdff", "#a9e2f0", "#0a1740"],
			},
			{
				sky: ["#191544", "#3f3f8f", "#8f8fc8"],
				land: ["#6466ac", "#8486c2", "#a5a8da", "#c2c5ea"],
				accents: ["#f3708a", "#ffd27a"],
				light: ["#fff1cc", "#c8c8f6"],
				letters: ["#fbfaff", "#cfd0ff", "#141040"],
			},
		],
	},
	face: "storybook",
	ground: { horizon: 0.57, farSize: 0.44 },
	perch: "snowdrift",
	far(view) {
		const { dice, mood, night, light } = view;
		sky(view);
		if (night) {
			northernLights(view);
			stars(view, 1150);
		}
		lightInSky(view, onLitSide(view, 250, 400), dice.between(780, 870), 98);
		clouds(view, night ? 2 : 4, 760);
		const rock = mix(mood.far, mood.sky[0], night ? 0.1 : 0.24);
		for (const { x, y, unit } of view.row(5, 0, -0.08, 1.08))
			peak(view, x, y + 60, unit * dice.between(0.34, 0.54), mix(rock, mood.sky[1], 0.3));
		for (const { x, y, unit } of view.row(3, 0, -0.08, 1.08))
			peak(view, x, y + 70, unit * dice.between(0.3, 0.44), rock);
		const top = groundAt(view, 0.02, mood.mid, 0.02, 0.3);
		for (const { x, unit } of view.row(15, 0.02))
			fir(
				view,
				x,
				heightAt(top, x) + 20,
				unit * dice.between(0.14, 0.24),
				mix(greenOf(view), mood.far, 0.5),
				mix(mood.near, mood.far, 0.3),
			);
		shadeOfSnow(view, 0.1, light);
	},
	mid(view) {
		const { dice, mood, light, width } = view;
		const hill = groundAt(view, 0.18, mix(mood.mid, mood.near, 0.5), 0.024, 0.5);
		const home = view.at(light < 0 ? 0.74 : 0.26, 0.22);
		const foot = heightAt(hill, home.x) + 34;
		cottage(view, home.x, foot, home.unit * 0.27);
		snowOnRoof(view, home.x, foot, home.unit * 0.27);
		for (const x of width > SIDE ? [0.02, 0.07, 0.13, 0.42, 0.9, 0.96] : [0.02, 0.1, 0.93, 0.99]) {
			const { x: fx, y, unit } = view.at(x, 0.34 + dice.between(-0.05, 0.05));
			if (Math.abs(fx - home.x) < home.unit * 0.2) continue;
			shadow(view, fx, y, unit * 0.12);
			fir(view, fx, y, unit * dice.between(0.4, 0.56), greenOf(view), mood.near);
		}
		groundAt(view, 0.46, mood.near, 0.008, 0.8);
		shadeOfSnow(view, 0.56, light);
		pond(view, view.at(light < 0 ? 0.6 : 0.4, 0.5));
	},
	near(view) {
		const { dice, mood, light, width } = view;
		for (let i = 0; i < (16 * width) / SIDE; i++)
			view.sheet.fill(
				curve(
					blob(
						dice,
						dice.between(0, width),
						view.at(0, dice.between(0.7, 1.12)).y,
						dice.between(60, 200),
						dice.between(8, 18),
						0.1,
					),
				),
				faint(dice.chance(0.5) ? "#ffffff" : mood.mid, 0.45),
			);
		const from = view.at(0, 0.5).y;
		view.sheet.add(
			view.sheet.broad(
				from,
				SIDE - from,
				[0, faint(mood.sky[0], 0)],
				[1, faint(mood.sky[0], view.night ? 0 : 0.3)],
			),
		);
		const friend = view.at(light < 0 ? 0.13 : 0.87, 0.64);
		shadow(view, friend.x, friend.y, friend.unit * 0.12);
		snowman(view, friend.x, friend.y, friend.unit * 0.17);
		sledge(view, view.at(light < 0 ? 0.87 : 0.13, 0.7), light);
	},
	front(view) {
		const { dice, mood } = view;
		frontStrip(view, mood.front);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			form(
				view.sheet,
				dice,
				blob(dice, x + inward * unit * 0.04, SIDE * 1.02, unit * 0.24, unit * 0.07, 0.03),
				mix(mood.front, mood.mid, 0.12),
				{ light: view.light, grain: 0.5 },
			);
			for (let i = 0; i < 4; i++)
				berries(view, x + inward * unit * dice.between(0.02, 0.22), SIDE, unit * dice.between(0.06, 0.1));
		}
	},
	pieces: [
		(view, { x, y, unit }) =>
			fir(
				view,
				x,
				y,
				unit * 0.34,
				mix("#2f6a5a", view.mood.sky[0], view.night ? 0.5 : 0.1),
				toned(view, "#ffffff", 0.3),
			),
		(view, { x, y, unit }) => berries(view, x, y, unit * 0.12),
		(view, spot) => sledge(view, { ...spot, unit: spot.unit * 0.8 }, view.light),
	],
};

/** A fir's green at this hour. */
const greenOf = ({ night, mood }: View) => (night ? mix("#2f6a72", mood.sky[0], 0.35) : "#5d9a86");

/** Long blue shadows that say how the snow lies. */
function shadeOfSnow(view: View, depth: number, light: number) {
	const { sheet, dice, mood, width } = view;
	for (let i = 0; i < (4 * width) / SIDE; i++) {
		const x = dice.between(0, width);
		const y = view.at(0, depth + dice.between(-0.04, 0.1)).y;
		const w = dice.between(280, 560);
		sheet.fill(
			`M${num(x)} ${num(y)}q${num(-light * w * 0.5)} -26 ${num(-light * w)} 14q${num(light * w * 0.4)} 22 ${num(light * w)} -14Z`,
			faint(mix(mood.far, mood.sky[0], 0.3), 0.28),
		);
	}
}

function northernLights({ sheet, dice, mood, width }: View) {
	for (const [colour, y] of [
		["#7df0c4", 560],
		[mix("#9a8cf5", mood.glow, 0.2), 700],
		["#6fd6ee", 640],
	] as const) {
		const count = Math.round((8 * width) / SIDE) + 1;
		const points = Array.from(
			{ length: count },
			(_, i): Point => [-100 + i * 300, y + dice.between(-130, 130)],
		);
		const lower = points.toReversed().map(([x, py]): Point => [x, py + dice.between(240, 430)]);
		sheet.add(
			`<path d="${curve(points, false)}L${lower.map(([x, py]) => `${num(x)} ${num(py)}`).join("L")}Z" fill="${sheet.down([0, faint(colour, 0)], [0.35, faint(colour, 0.34)], [1, faint(colour, 0)])}" filter="${sheet.blur(24)}"/>`,
		);
	}
}

/** A frozen pond with the lines of skates. */
function pond(view: View, { x, y, unit }: Spot) {
	const { sheet, dice, mood, night } = view;
	const ice = night ? mix(mood.sky[2], mood.sky[1], 0.4) : mix(mood.sky[1], "#8fcbe6", 0.5);
	sheet.add(
		fill(
			curve(blob(dice, x, y - 6, unit * 0.26, unit * 0.046, 0.04)),
			faint(mix(mood.far, mood.sky[0], 0.2), 0.5),
		),
		fill(
			curve(blob(dice, x, y, unit * 0.255, unit * 0.042, 0.04)),
			sheet.down([0, lighter(ice, 0.5)], [1, ice]),
		),
	);
	for (let i = 0; i < 6; i++)
		sheet.line(
			`M${num(x + dice.between(-0.19, 0.06) * unit)} ${num(y + dice.between(-0.022, 0.026) * unit)}q${num(unit * 0.05)} ${num(dice.between(-22, 22))} ${num(unit * 0.11)} ${num(dice.between(-10, 10))}`,
			faint("#ffffff", 0.75),
			4,
		);
}

/** A wooden sledge with its rope towards `turn`. */
function sledge(view: View, { x, y, unit }: Spot, turn: number) {
	const { sheet, mood } = view;
	const wood = toned(view, "#b5743f", 0.35);
	const red = toned(view, mood.accent, 0.3);
	const w = unit * 0.12;
	const h = unit * 0.07;
	shadow(view, x, y, w * 1.3);
	const runner = (dy: number, colour: string) =>
		sheet.line(
			`M${num(x - turn * w)} ${num(y - dy)}H${num(x + turn * w * 0.7)}Q${num(x + turn * w * 1.25)} ${num(y - dy)} ${num(x + turn * w * 1.15)} ${num(y - dy - h * 0.9)}Q${num(x + turn * w * 1.05)} ${num(y - dy - h * 1.15)} ${num(x + turn * w * 0.9)} ${num(y - dy - h)}`,
			colour,
			unit * 0.011,
		);
	runner(unit * 0.024, darker(red, 0.25));
	for (const dx of [-0.7, 0, 0.6])
		sheet.line(`M${num(x + turn * dx * w)} ${num(y)}v${num(-h)}`, darker(wood, 0.25), unit * 0.012);
	for (let i = 0; i < 3; i++)
		sheet.line(
			`M${num(x - turn * w * 0.95)} ${num(y - h - i * unit * 0.014)}H${num(x + turn * w * 0.92)}`,
			i % 2 ? darker(wood, 0.12) : lighter(wood, 0.14),
			unit * 0.012,
		);
	runner(0, red);
	sheet.line(
		`M${num(x + turn * w * 1.1)} ${num(y - h * 0.9)}q${num(turn * w * 0.5)} ${num(h * 0.5)} ${num(turn * w * 0.4)} ${num(h * 0.86)}t${num(turn * w * 0.5)} ${num(h * 0.12)}`,
		toned(view, "#e8d3a8", 0.3),
		unit * 0.007,
	);
}

/** A twig of red berries. */
function berries(view: View, x: number, y: number, h: number) {
	const { sheet, dice, mood } = view;
	const twig = toned(view, "#7a5a50", 0.4);
	for (let i = 0; i < 4; i++) {
		const tx = x + dice.between(-0.6, 0.6) * h;
		const ty = y - h * dice.between(0.6, 1);
		sheet.line(`M${num(x)} ${num(y)}Q${num(x)} ${num(y - h * 0.5)} ${num(tx)} ${num(ty)}`, twig, 6);
		for (let k = 0; k < 4; k++) {
			const bx = tx + dice.between(-20, 20);
			const by = ty + dice.between(-10, 26);
			disc(view, bx, by, 12, mood.accent);
			disc(view, bx - 3, by - 4, 3.6, faint(lighter(mood.accent, 0.8), 0.9));
		}
	}
}
