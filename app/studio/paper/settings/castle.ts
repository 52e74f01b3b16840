import { faint, lighter, mix } from "../drawing/colour";
import { curve, heightAt } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { keep } from "../scene/fortress";
import { fireflies } from "../scene/garland";
import { path } from "../scene/land";
import { bush, flower, roundTree, tuft } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { board, disc, frontStrip, groundAt, halo, shadow, toned } from "./kit";
import { flowerClump, lawn } from "./lawn";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** Before a castle: its towers and flags on a hill, a moat with swans and a bridge, torches, roses. */
export const castle: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#6fb3e0", "#bfdcee", "#fdeed6"],
				land: ["#b5cde0", "#8fbf8f", "#6aa865", "#2f6650"],
				accents: ["#c9416b", "#f6c044"],
				light: ["#ffe08a", "#ffffff"],
				letters: ["#fff7d8", "#ffc84f", "#3d2a66"],
			},
			{
				sky: ["#c886c7", "#f6b7b3", "#fff0d0"],
				land: ["#d3add0", "#a5b07f", "#7d9a5e", "#4d5a4a"],
				accents: ["#8a3f9e", "#ffc24f"],
				light: ["#fff0a8", "#fff3ec"],
				letters: ["#fffbee", "#ffe0a3", "#54205f"],
			},
		],
		night: [
			{
				sky: ["#171650", "#3b3d92", "#8787c2"],
				land: ["#5758a0", "#3f5585", "#31506e", "#15213f"],
				accents: ["#e8608f", "#ffd166"],
				light: ["#fff0bd", "#c0c0f4"],
				letters: ["#fff6d6", "#ffc95e", "#120f40"],
			},
			{
				sky: ["#0e2347", "#1e5578", "#6ca3ae"],
				land: ["#3a6f8c", "#2c5c74", "#245061", "#0d2638"],
				accents: ["#f06a7c", "#ffd773"],
				light: ["#fff6c9", "#b8d6ec"],
				letters: ["#fffbe0", "#ffd674", "#0a1e3a"],
			},
		],
	},
	face: "storybook",
	ground: { horizon: 0.56, farSize: 0.45 },
	perch: "stone",
	far(view) {
		const { dice, mood, night } = view;
		sky(view);
		if (night) stars(view, 1150);
		lightInSky(view, onLitSide(view, 230, 380), dice.between(780, 880), 105);
		clouds(view, night ? 3 : 5, 780);
		groundAt(view, -0.06, mix(mood.far, mood.sky[2], 0.4), 0.045, 0.2);
		const top = groundAt(view, 0.02, mood.far, 0.03, 0.3);
		for (const { x, unit } of view.row(10, 0.02))
			bush(view, x, heightAt(top, x) + 14, unit * dice.between(0.08, 0.15), mix(mood.far, mood.mid, 0.5));
	},
	mid(view) {
		const { dice, mood, night, light, width } = view;
		const spot = view.at(light < 0 ? 0.73 : 0.27, 0.16);
		const hill = groundAt(view, 0.14, mix(mood.far, mood.mid, 0.7), 0.02, 0.6);
		const foot = heightAt(hill, spot.x) + 36;
		keep(view, spot.x, foot, (spot.unit * (width > SIDE ? 0.68 : 0.6)) / 690);
		for (const { x, unit } of view.row(8, 0.2)) {
			if (Math.abs(x - spot.x) < spot.unit * 0.36 || Math.abs(x / width - 0.5) < 0.1) continue;
			roundTree(
				view,
				x,
				heightAt(hill, x) + 40,
				unit * dice.between(0.17, 0.27),
				mix(mood.mid, mood.near, dice.next()),
				toned(view, "#7d5940", 0.4),
			);
		}
		groundAt(view, 0.3, mood.mid, 0.006, 0.8);
		moat(view);
		groundAt(view, 0.6, mood.near, 0.008, 1.2);
		lawn(view, 0.62, 1.3, ["#fffaf0", mood.accent]);
		path(view, view.at(0.5, 0).x + (spot.x - width / 2) * 0.34, view.at(0, 0.585).y, view.floor);
		bridge(view, spot);
		if (night) fireflies(view, (16 * width) / SIDE, { x: 0, y: 1150, width, height: 750 }, mood.second);
	},
	near(view) {
		const { dice, mood } = view;
		for (const { x, y } of view.row(26, 0.8))
			tuft(
				view,
				x,
				y + dice.between(-110, 150),
				dice.between(26, 50),
				mix(mood.near, lighter(mood.near, 0.35), dice.next()),
			);
		for (const spot of edges(view, 0.14, 0.7)) torch(view, spot);
		for (const { x, y, unit, inward } of edges(view, 0.03, 0.74))
			roseBush(view, x + inward * unit * 0.02, y, unit * 0.2);
	},
	front(view) {
		const { dice, mood, night } = view;
		const top = frontStrip(view, mood.front);
		for (const { x } of view.row(20, 1))
			tuft(view, x, heightAt(top, x) + 18, dice.between(46, 84), mix(mood.front, mood.near, 0.4));
		for (const { x, unit, inward } of edges(view, 0, 1))
			for (let i = 0; i < 9; i++)
				flower(
					view,
					x + inward * unit * dice.between(-0.01, 0.24),
					SIDE * 0.995,
					dice.between(100, 190),
					mix(dice.pick([mood.accent, mood.second, "#ffffff"]), mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					mood.second,
				);
	},
	pieces: [
		(view, { x, y, unit }) => roseBush(view, x, y, unit * 0.2),
		(view, spot) => flowerClump(view, spot),
		torch,
	],
};

/** Still water across the picture, with reeds and swans. */
function moat(view: View) {
	const { sheet, dice, mood, night, width, light } = view;
	const high = view.at(0, 0.4).y;
	const low = view.at(0, 0.56).y;
	const water = night ? mix(mood.sky[1], "#3a78b0", 0.3) : mix(mood.sky[0], "#4fb3cf", 0.35);
	const bank = (y: number): Point[] =>
		Array.from({ length: 9 }, (_, i): Point => [-60 + (i * (width + 120)) / 8, y + dice.between(-9, 9)]);
	const top = bank(high);
	const bottom = bank(low);
	const d = `${curve(top, false)}L${num(width + 60)} ${num(low)}${curve(bottom.toReversed(), false).replace("M", "L")}Z`;
	sheet.add(
		fill(d, sheet.down([0, lighter(water, 0.42)], [1, water])),
		line(curve(top, false), faint(lighter(mood.mid, 0.5), 0.8), 12),
	);
	for (let i = 0; i < (18 * width) / SIDE; i++)
		sheet.line(
			`M${num(dice.between(0, width))} ${num(dice.between(high + 16, low - 10))}q40 -9 80 0t80 0`,
			faint("#ffffff", night ? 0.2 : 0.45),
			5,
		);
	const swans = view.at(light < 0 ? 0.28 : 0.72, 0.48);
	swan(view, swans.x, swans.y, swans.unit * 0.05, light < 0 ? 1 : -1);
	swan(view, swans.x + light * -swans.unit * 0.14, swans.y - 20, swans.unit * 0.038, light < 0 ? 1 : -1);
}

function swan(view: View, x: number, y: number, s: number, turn: number) {
	const { sheet } = view;
	const white = toned(view, "#ffffff", 0.24);
	const grey = toned(view, "#d5dfea", 0.3);
	const at = (dx: number, dy: number) => `${num(x + turn * dx * s)} ${num(y + dy * s)}`;
	sheet.add(
		`<ellipse cx="${num(x)}" cy="${num(y + s * 0.1)}" rx="${num(s * 1.3)}" ry="${num(s * 0.16)}" fill="${faint("#ffffff", 0.4)}"/>`,
		line(`M${at(0.6, -0.4)}C${at(1.3, -0.7)} ${at(0.5, -1.3)} ${at(0.85, -1.7)}`, white, s * 0.26),
		fill(
			`M${at(-1.2, -0.75)}Q${at(-0.6, -0.6)} ${at(-0.2, -0.8)}Q${at(0.6, -0.9)} ${at(0.9, -0.3)}Q${at(0.8, 0.1)} ${at(0.2, 0.1)}H${num(x - turn * 0.5 * s)}Q${at(-1.1, 0)} ${at(-1.2, -0.75)}Z`,
			white,
		),
		fill(`M${at(-1.1, -0.62)}Q${at(-0.2, -0.9)} ${at(0.3, -0.35)}Q${at(-0.4, 0)} ${at(-1.1, -0.62)}Z`, grey),
		fill(`M${at(0.92, -1.86)}L${at(1.36, -1.62)}L${at(0.9, -1.56)}Z`, toned(view, "#f0873c", 0.25)),
	);
	disc(view, x + turn * s * 0.88, y - s * 1.7, s * 0.2, white);
	disc(view, x + turn * s * 0.94, y - s * 1.76, s * 0.05, "#2a2030");
}

/** A wooden bridge over the moat, from the gate's side to this one. */
function bridge(view: View, spot: Spot) {
	const { sheet, width } = view;
	const wood = toned(view, "#a8754a", 0.42);
	const far = view.at(0.5, 0.36);
	const near = view.at(0.5, 0.6);
	const x0 = spot.x + (width / 2 - spot.x) * 0.12;
	const x1 = width / 2 + (spot.x - width / 2) * 0.34;
	const [w0, w1] = [spot.unit * 0.045, spot.unit * 0.085];
	sheet.fill(
		`M${num(x0 - w0)} ${num(far.y)}L${num(x0 + w0)} ${num(far.y)}L${num(x1 + w1)} ${num(near.y)}L${num(x1 - w1)} ${num(near.y)}Z`,
		sheet.down([0, lighter(wood, 0.1)], [1, lighter(wood, 0.28)]),
	);
	for (let i = 1; i < 9; i++) {
		const share = (i / 9) ** 1.2;
		const x = x0 + (x1 - x0) * share;
		const w = w0 + (w1 - w0) * share;
		const y = far.y + (near.y - far.y) * share;
		sheet.line(`M${num(x - w)} ${num(y)}h${num(2 * w)}`, faint("#3d2620", 0.4), 5);
	}
	for (const side of [-1, 1]) {
		let rail = `M${num(x0 + side * w0)} ${num(far.y - 34)}L${num(x1 + side * w1)} ${num(near.y - 62)}`;
		for (let i = 0; i < 5; i++) {
			const share = i / 4;
			const x = x0 + (x1 - x0) * share + side * (w0 + (w1 - w0) * share);
			const y = far.y + (near.y - far.y) * share;
			rail += `M${num(x)} ${num(y + 6)}v${num(-44 - share * 30)}`;
		}
		sheet.line(rail, mix(wood, "#3d2620", 0.35), 13);
	}
}

/** A stone post with a flame in an iron basket. */
function torch(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const stone = toned(view, "#cfc3bd", 0.45);
	const h = unit * 0.2;
	const w = unit * 0.05;
	shadow(view, x, y, w * 1.6);
	board(view, x, y, w * 1.5, h * 0.12, stone);
	board(view, x, y - h * 0.1, w, h * 0.62, stone);
	board(view, x, y - h * 0.7, w * 1.4, h * 0.08, lighter(stone, 0.1));
	halo(view, x, y - h * 0.95, unit * 0.17, "#ffb45c");
	sheet.fill(
		`M${num(x - w * 0.6)} ${num(y - h * 0.92)}h${num(w * 1.2)}l${num(-w * 0.28)} ${num(h * 0.16)}h${num(-w * 0.64)}Z`,
		toned(view, "#4a4250", 0.3),
	);
	for (const [size, colour] of [
		[1, mood.accent],
		[0.74, "#ff9a3c"],
		[0.44, "#ffe089"],
	] as const) {
		const f = h * 0.36 * size;
		const foot = y - h * 0.92;
		sheet.fill(
			`M${num(x)} ${num(foot - f)}C${num(x + f * 0.2)} ${num(foot - f * 0.6)} ${num(x + f * 0.5)} ${num(foot - f * 0.4)} ${num(x + f * 0.3)} ${num(foot)}H${num(x - f * 0.3)}C${num(x - f * 0.5)} ${num(foot - f * 0.4)} ${num(x - f * 0.1)} ${num(foot - f * 0.5)} ${num(x)} ${num(foot - f)}Z`,
			colour,
		);
	}
}

function roseBush(view: View, x: number, y: number, w: number) {
	const { dice, mood } = view;
	shadow(view, x, y, w * 0.6);
	bush(view, x, y, w, mix(mood.near, mood.front, 0.45));
	for (let i = 0; i < 9; i++) {
		const rose = toned(view, dice.chance(0.6) ? mood.accent : "#ffe3ea", 0.3);
		const px = x + dice.between(-0.42, 0.42) * w;
		const py = y - dice.between(0.08, 0.36) * w;
		disc(view, px, py, w * 0.05, rose);
		disc(view, px - w * 0.008, py - w * 0.008, w * 0.024, lighter(rose, 0.35));
	}
}
