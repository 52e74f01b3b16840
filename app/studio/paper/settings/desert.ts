import { darker, faint, lighter, mix } from "../drawing/colour";
import { blob, curve, dots, dotted, form, heightAt } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { skyLanterns } from "../scene/garland";
import { cactus, oasis, pot } from "../scene/oasis";
import { lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { disc, frontStrip, groundAt, shadow, toned } from "./kit";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** Dunes: pyramids far away, a caravan on the crest, an oasis, cactuses, a lizard on its stone. */
export const desert: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#46a9c9", "#a5d9d6", "#fdebbd"],
				land: ["#efc389", "#e8ac66", "#f2c47e", "#b86f3f"],
				accents: ["#cf4a3a", "#f7b437"],
				light: ["#ffe084", "#fffdf6"],
				letters: ["#fff8da", "#ffc544", "#6b2f1e"],
			},
			{
				sky: ["#d95f6a", "#f7a873", "#ffe9b0"],
				land: ["#e39a72", "#d97f55", "#eda56a", "#8f4442"],
				accents: ["#a92f55", "#ffbb3f"],
				light: ["#fff2ac", "#fff0e0"],
				letters: ["#fffbe8", "#ffdb8a", "#5f1838"],
			},
		],
		night: [
			{
				sky: ["#151550", "#3b3a8c", "#9a78b0"],
				land: ["#5f559c", "#6f5f9f", "#8a72a8", "#3a2c68"],
				accents: ["#f0705f", "#ffce5f"],
				light: ["#fff0c0", "#cbc0f2"],
				letters: ["#fff6d6", "#ffc75a", "#130f40"],
			},
			{
				sky: ["#0a2245", "#1d567c", "#7aa8ac"],
				land: ["#446f90", "#537c9d", "#7397b3", "#1f3d5c"],
				accents: ["#f07a5c", "#ffd268"],
				light: ["#fff5c6", "#bfd4e8"],
				letters: ["#fffae0", "#ffd062", "#081d3a"],
			},
		],
	},
	face: "round",
	ground: { horizon: 0.57, farSize: 0.45 },
	perch: "sandstone",
	far(view) {
		const { dice, mood, night, light, width } = view;
		sky(view);
		if (night) stars(view, 1200, 1.2);
		lightInSky(view, onLitSide(view, 260, 440), dice.between(770, 870), night ? 104 : 132);
		if (night)
			skyLanterns(view, Math.round((7 * width) / SIDE), { x: 80, y: 740, width: width - 160, height: 300 });
		groundAt(view, -0.08, mix(mood.far, mood.sky[2], 0.45), 0.024, 0.2);
		for (const [x, size] of [
			[0.74, 0.36],
			[0.92, 0.25],
			[0.46, 0.17],
		] as const) {
			const { x: px, y, unit } = view.at(light < 0 ? x : 1 - x, 0.04);
			pyramid(view, px, y, unit * size);
		}
		const crest = dune(view, 0.06, mix(mood.far, mood.mid, 0.25), 0.028);
		const from = view.at(light < 0 ? 0.3 : 0.62, 0);
		for (let i = 0; i < (width > SIDE ? 5 : 3); i++) {
			const x = from.x + i * from.unit * 0.11;
			camel(view, x, heightAt(crest, x) + 8, (from.unit * dice.between(0.95, 1.05)) / 1500);
		}
	},
	mid(view) {
		const { mood, light, width } = view;
		dune(view, 0.2, mood.mid, 0.026);
		const pool = view.at(light < 0 ? 0.17 : 0.83, 0.4);
		oasis(view, pool.x, pool.y, pool.unit / 1550);
		for (const [x, depth, h] of [
			[0.9, 0.36, 0.28],
			[0.81, 0.3, 0.17],
			...(width > SIDE ? ([[0.57, 0.26, 0.14]] as const) : []),
		] as const) {
			const spot = view.at(light < 0 ? x : 1 - x, depth);
			shadow(view, spot.x, spot.y, spot.unit * h * 0.4);
			cactus(view, spot.x, spot.y, spot.unit * h);
		}
		dune(view, 0.5, mood.near, 0.01);
	},
	near(view) {
		const { dice, mood, light, width, sheet } = view;
		for (let i = 0; i < (24 * width) / SIDE; i++)
			sheet.line(
				`M${num(dice.between(-60, width))} ${num(view.at(0, dice.between(0.6, 1.2)).y)}q90 ${num(dice.between(-24, -10))} 180 0t180 0`,
				faint(dice.chance(0.5) ? lighter(mood.near, 0.5) : darker(mood.near, 0.25), 0.35),
				6,
			);
		const side = light < 0 ? 0.88 : 0.12;
		lizardOnStone(view, view.at(side, 0.72), light);
		const jars = view.at(1 - side, 0.7);
		for (const [dx, h] of [
			[-0.05, 0.12],
			[0.04, 0.09],
		] as const) {
			shadow(view, jars.x + dx * jars.unit, jars.y, jars.unit * h * 0.6);
			pot(view, jars.x + dx * jars.unit, jars.y, jars.unit * h);
		}
	},
	front(view) {
		const { dice, mood, sheet, width } = view;
		frontStrip(view, mood.front);
		sheet.add(
			dotted(
				dots(dice, { x: 0, y: SIDE * 0.965, width, height: 80 }, (60 * width) / SIDE, () => 0.6),
				faint(lighter(mood.near, 0.4), 0.6),
				9,
			),
		);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			for (const [away, h] of [
				[0.05, 0.13],
				[0.14, 0.08],
			] as const)
				cactus(view, x + inward * away * unit, SIDE, unit * h * dice.between(0.9, 1.1));
			for (const [away, r] of [
				[0.2, 0.03],
				[0.25, 0.018],
			] as const)
				pebble(view, x + inward * away * unit, SIDE * 0.988, r * unit);
		}
	},
	pieces: [
		(view, { x, y, unit }) => cactus(view, x, y, unit * 0.2),
		(view, { x, y, unit }) => {
			pebble(view, x, y, unit * 0.04);
			pebble(view, x + unit * 0.07, y + unit * 0.01, unit * 0.026);
		},
		(view, { x, y, unit }) => {
			shadow(view, x, y, unit * 0.07);
			pot(view, x, y, unit * 0.12);
		},
	],
};

/** A dune: lit on one flank, its crest sharp. Gives its top line. */
function dune(view: View, depth: number, colour: string, rise: number) {
	const { sheet, dice, light, width } = view;
	const top = groundAt(view, depth, colour, rise, 0.5);
	for (let i = 0; i < (3 * width) / SIDE; i++) {
		const x = dice.between(100, width - 100);
		const y = heightAt(top, x) + 6;
		const w = dice.between(260, 520) * -light;
		sheet.fill(
			`M${num(x)} ${num(y)}Q${num(x + w * 0.2)} ${num(y + 90)} ${num(x - w * 0.1)} ${num(y + 190)}Q${num(x + w * 0.7)} ${num(y + 150)} ${num(x + w)} ${num(heightAt(top, x + w) + 40)}Q${num(x + w * 0.4)} ${num(y + 10)} ${num(x)} ${num(y)}Z`,
			sheet.down([0, faint(darker(colour, 0.4), 0.34)], [1, faint(darker(colour, 0.4), 0)]),
		);
	}
	return top;
}

function pyramid(view: View, x: number, y: number, h: number) {
	const { sheet, dice, mood, light, night } = view;
	const stone = night ? mix(mood.far, mood.sky[1], 0.2) : mix(mood.far, mood.mid, 0.5);
	const w = h * 0.95;
	const foot = y + h * 0.08;
	const corner = x - light * w * 0.32;
	sheet.add(
		fill(
			`M${num(x - w)} ${num(foot)}L${num(x)} ${num(y - h)}L${num(x + w)} ${num(foot)}Z`,
			lighter(stone, 0.16),
		),
		fill(
			`M${num(x)} ${num(y - h)}L${num(corner)} ${num(foot)}L${num(x - light * w)} ${num(foot)}Z`,
			darker(stone, 0.2),
		),
	);
	let courses = "";
	for (let i = 1; i < 10; i++) {
		const half = (w * i) / 10;
		courses += `M${num(x - half + dice.between(0, 0.05) * h)} ${num(y - h + (foot - y + h) * (i / 10))}h${num(half * 2 - dice.between(0.03, 0.1) * h)}`;
	}
	sheet.line(courses, faint(darker(stone, 0.4), 0.25), 4);
}

/** A laden camel far away, 160 units high at size 1. */
function camel({ sheet, mood }: View, x: number, y: number, size: number) {
	const tone = darker(mix(mood.far, mood.front, 0.6), 0.1);
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num(size, 3)})">${fill("M-60 -62Q-66 -96 -44 -100Q-34 -136 -10 -104Q0 -96 12 -106Q32 -134 46 -98Q62 -92 66 -104Q74 -150 92 -160Q116 -164 122 -146Q120 -138 104 -140Q96 -130 92 -96Q84 -66 58 -62L60 0H50L44 -58H20L18 0H8L4 -58H-24L-28 0H-38L-40 -58L-48 0H-58Z", tone)}${fill("M-46 -98Q-8 -78 46 -98L40 -66Q0 -56 -42 -66Z", mood.accent)}${line("M-60 -70q-16 14 -12 30", tone, 5)}</g>`,
	);
}

function pebble(view: View, x: number, y: number, r: number) {
	const { sheet, dice, light, mood } = view;
	form(
		sheet,
		dice,
		blob(dice, x, y - r * 0.5, r, r * 0.62, 0.1, 9),
		toned(view, mix("#b08a70", mood.near, 0.3), 0.42),
		{
			light,
			grain: 3,
		},
	);
}

/** A lizard in the sun, its head towards `turn`. */
function lizardOnStone(view: View, { x, y, unit }: Spot, turn: number) {
	const { sheet } = view;
	shadow(view, x, y, unit * 0.15);
	pebble(view, x - turn * unit * 0.05, y + unit * 0.004, unit * 0.1);
	pebble(view, x + turn * unit * 0.05, y + unit * 0.01, unit * 0.07);
	const green = toned(view, "#4f9f78", 0.3);
	const s = unit * 0.05;
	const [bx, by] = [x - turn * unit * 0.04, y - unit * 0.112];
	const at = (dx: number, dy: number) => `${num(bx + turn * dx * s)} ${num(by - dy * s)}`;
	sheet.line(
		`M${at(-0.5, 0.2)}l${num(-turn * s * 0.3)} ${num(s * 0.5)}M${at(0.6, 0.2)}l${num(turn * s * 0.3)} ${num(s * 0.5)}`,
		darker(green, 0.2),
		s * 0.16,
	);
	sheet.line(`M${at(-0.8, 0.25)}Q${at(-1.7, 0.2)} ${at(-1.9, -0.5)}T${at(-2.6, -0.9)}`, green, s * 0.2);
	const body: Point[] = [
		[bx - turn * s * 1.1, by - s * 0.2],
		[bx - turn * s * 0.3, by - s * 0.55],
		[bx + turn * s * 0.6, by - s * 0.5],
		[bx + turn * s * 1.1, by - s * 0.75],
		[bx + turn * s * 1.7, by - s * 0.6],
		[bx + turn * s * 1.6, by - s * 0.3],
		[bx + turn * s * 0.8, by - s * 0.1],
		[bx - turn * s * 0.3, by],
	];
	sheet.fill(curve(body), green);
	for (const [dx, dy] of [
		[-0.5, 0.32],
		[-0.1, 0.36],
		[0.3, 0.34],
		[0.7, 0.38],
	] as const)
		disc(view, bx + turn * dx * s, by - dy * s, s * 0.08, lighter(green, 0.45));
	disc(view, bx + turn * s * 1.3, by - s * 0.62, s * 0.13, "#fff4d8");
	disc(view, bx + turn * s * 1.33, by - s * 0.62, s * 0.07, "#2a2030");
}
