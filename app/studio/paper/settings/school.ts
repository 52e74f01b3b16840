import { darker, faint, lighter, mix } from "../drawing/colour";
import { heightAt } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { bunting, lamps } from "../scene/garland";
import { bush, flower, roundTree, tuft } from "../scene/plants";
import { house, pencils } from "../scene/school-house";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { ball, frontStrip, groundAt, pill, scaled, shadow, toned } from "./kit";
import { flowerClump } from "./lawn";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A school and its playground: the bell over the door, coats on their pegs, a globe on a table, chalked hopscotch. */
export const school: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#62b4de", "#bce0ea", "#fdeecd"],
				land: ["#b4d3b0", "#8cc07a", "#d9c3a0", "#3f7a4f"],
				accents: ["#c9503f", "#f6bb3f"],
				light: ["#ffdc78", "#ffffff"],
				letters: ["#fff8dc", "#ffc648", "#1f3f6b"],
			},
			{
				sky: ["#eda27a", "#f9cfa0", "#fff2d4"],
				land: ["#cbbf8c", "#a5ac68", "#dcbd92", "#5a6a45"],
				accents: ["#a9443f", "#ffb63c"],
				light: ["#fff0aa", "#fff4e6"],
				letters: ["#fffbf0", "#ffe0a4", "#5f2a4a"],
			},
		],
		night: [
			{
				sky: ["#141c50", "#324a8c", "#8296bf"],
				land: ["#435f90", "#34577c", "#66688f", "#142c44"],
				accents: ["#b5526a", "#ffcb5e"],
				light: ["#fff1bd", "#bcc6f3"],
				letters: ["#fff6d4", "#ffc75a", "#0f153d"],
			},
			{
				sky: ["#1f184c", "#48408a", "#a985ac"],
				land: ["#5b5592", "#484a80", "#6f6390", "#1b2144"],
				accents: ["#b04f78", "#ffd06c"],
				light: ["#ffecbc", "#c7bdf0"],
				letters: ["#fff3dc", "#ffbd78", "#170f3e"],
			},
		],
	},
	face: "playful",
	ground: { horizon: 0.67, farSize: 0.76 },
	perch: "books",
	far(view) {
		const { dice, mood, night, width } = view;
		sky(view);
		if (night) stars(view, 1000, width / SIDE);
		lightInSky(view, onLitSide(view, 230, 380), dice.between(690, 780), 92);
		clouds(view, night ? 2 : 4, 700);
		const hills = groundAt(view, -0.25, mood.far, 0.03, 0.4);
		for (const { x, unit } of view.row(8, 0))
			bush(
				view,
				x,
				heightAt(hills, x) + 30,
				unit * dice.between(0.1, 0.18),
				mix(mood.far, mood.mid, dice.next()),
			);
	},
	mid(view) {
		const { mood, width, dice } = view;
		groundAt(view, 0, mood.mid, 0.008, 0.7);
		const { x, y, unit } = view.at(0.5, 0.06);
		scaled(view, { x, y }, (unit * 1.02) / SIDE, () => house(view, 0, 0));
		for (const share of width > SIDE ? [0.05, 0.2, 0.8, 0.95] : [0.05, 0.95]) {
			const spot = view.at(share, 0.12);
			roundTree(view, spot.x, spot.y, spot.unit * dice.between(0.32, 0.38), mood.mid, toned(view, "#7d5940"));
		}
		yard(view);
	},
	near(view) {
		const { mood, night, light, width } = view;
		pegs(view, view.at(light < 0 ? 0.87 : 0.13, 0.36));
		globe(view, view.at(light < 0 ? 0.1 : 0.9, 0.5));
		const high = Math.max(view.above(0, 0.3).y, SIDE * 0.34);
		const colours = [mood.accent, mood.second, "#6fa8c4", "#fff4df"];
		for (const [from, to] of [
			[-30, width * 0.36],
			[width * 0.64, width + 30],
		] as const)
			if (night) lamps(view, [from, high], [to, high], 90, 8);
			else bunting(view, [from, high], [to, high], 80, colours);
	},
	front(view) {
		const { dice, mood, night } = view;
		const top = frontStrip(view, mood.front);
		for (const { x } of view.row(26, 1))
			tuft(
				view,
				x,
				heightAt(top, x) + 24,
				dice.between(50, 90),
				mix(mood.front, mood.mid, dice.between(0, 0.6)),
			);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			const size = Math.min(unit, SIDE);
			for (let i = 0; i < 6; i++)
				flower(
					view,
					x + inward * size * (0.015 + i * 0.026),
					SIDE * 0.995,
					dice.between(100, 190),
					mix(dice.pick([mood.second, mood.accent, "#fff4df"]), mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.mid, 0.5),
					mood.second,
				);
			if (inward === view.light)
				scaled(view, { x: x + inward * size * 0.23, y: SIDE * 0.98 }, (size * 0.8) / SIDE, () =>
					pencils(view, 0, 0),
				);
		}
	},
	pieces: [
		(view, spot) => flowerClump(view, spot),
		(view, { x, y, unit }) => ball(view, x, y, unit * 0.045, view.mood.accent, view.mood.second),
		(view, { x, y, unit }) => bush(view, x, y, unit * 0.2, mix(view.mood.front, view.mood.mid, 0.4)),
	],
};

/** The playground: tarmac with hopscotch chalked on it, on the side away from the light. */
function yard(view: View) {
	const { mood, light, night, sheet } = view;
	groundAt(view, 0.22, mood.near, 0.008, 1.2);
	const chalk = faint(night ? "#dfe4ff" : "#ffffff", 0.7);
	for (let i = 0; i < 5; i++) {
		const depth = 0.4 + i * 0.12;
		const { x, y, unit } = view.at(light < 0 ? 0.72 : 0.28, depth);
		const below = view.at(0.5, depth + 0.1).y;
		const w = unit * 0.06;
		for (const side of i % 2 ? [-0.5, 0.5] : [0])
			sheet.line(
				`M${num(x + side * w - w / 2)} ${num(y)}h${num(w)}l${num(w * 0.06)} ${num(below - y)}h${num(-w * 1.12)}Z`,
				chalk,
				6,
			);
	}
}

/** A board of pegs with coats and bags that wait for their children. */
function pegs(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const wood = toned(view, "#b3784c", 0.42);
	const w = unit * 0.25;
	shadow(view, x, y, w * 0.6);
	for (const dx of [-0.46, 0.46]) pill(view, x + dx * w, y, unit * 0.018, unit * 0.25, 6, darker(wood, 0.14));
	pill(view, x, y - unit * 0.2, w * 1.06, unit * 0.04, 8, wood);
	const coats = [mood.accent, "#4f8fb8", mood.second, "#6fae7a"];
	for (const [i, colour] of coats.entries()) {
		const px = x + (i - 1.5) * w * 0.25;
		const top = y - unit * 0.205;
		const cloth = toned(view, colour, 0.35);
		const wide = unit * 0.026;
		if (i % 2)
			sheet.add(
				line(
					`M${num(px - wide * 0.5)} ${num(top + unit * 0.03)}Q${num(px)} ${num(top - unit * 0.03)} ${num(px + wide * 0.5)} ${num(top + unit * 0.03)}`,
					darker(cloth, 0.3),
					unit * 0.006,
				),
				`<rect x="${num(px - wide)}" y="${num(top + unit * 0.025)}" width="${num(wide * 2)}" height="${num(unit * 0.07)}" rx="${num(unit * 0.014)}" fill="${sheet.down([0, lighter(cloth, 0.16)], [1, darker(cloth, 0.16)])}"/>`,
				`<rect x="${num(px - wide * 0.66)}" y="${num(top + unit * 0.06)}" width="${num(wide * 1.32)}" height="${num(unit * 0.028)}" rx="8" fill="${darker(cloth, 0.18)}"/>`,
			);
		else
			sheet.add(
				fill(
					`M${num(px)} ${num(top)}Q${num(px - wide * 1.5)} ${num(top + unit * 0.02)} ${num(px - wide * 1.2)} ${num(top + unit * 0.13)}Q${num(px)} ${num(top + unit * 0.145)} ${num(px + wide * 1.2)} ${num(top + unit * 0.13)}Q${num(px + wide * 1.5)} ${num(top + unit * 0.02)} ${num(px)} ${num(top)}Z`,
					sheet.down([0, lighter(cloth, 0.14)], [1, darker(cloth, 0.16)]),
				),
				line(
					`M${num(px)} ${num(top + unit * 0.014)}V${num(top + unit * 0.136)}`,
					faint(darker(cloth, 0.5), 0.5),
					5,
				),
			);
		sheet.add(
			`<circle cx="${num(px)}" cy="${num(top - unit * 0.006)}" r="${num(unit * 0.008)}" fill="${toned(view, "#f3d9ae", 0.35)}"/>`,
		);
	}
}

/** A globe on a small table that was carried outside. */
function globe(view: View, { x, y, unit }: Spot) {
	const { sheet } = view;
	const wood = toned(view, "#a86f45", 0.42);
	const sea = toned(view, "#5fa9c4", 0.3);
	const green = toned(view, "#8fbf6f", 0.3);
	const brass = toned(view, "#d9a53f", 0.3);
	const r = unit * 0.06;
	shadow(view, x, y, unit * 0.1);
	sheet.line(
		`M${num(x - unit * 0.065)} ${num(y)}v${num(-unit * 0.11)}M${num(x + unit * 0.065)} ${num(y)}v${num(-unit * 0.11)}`,
		darker(wood, 0.16),
		unit * 0.016,
	);
	pill(view, x, y - unit * 0.105, unit * 0.18, unit * 0.02, 6, wood);
	pill(view, x, y - unit * 0.122, unit * 0.07, unit * 0.012, 6, brass);
	const cy = y - unit * 0.15 - r;
	sheet.add(
		line(`M${num(x)} ${num(y - unit * 0.13)}V${num(cy + r)}`, brass, unit * 0.01),
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(r)}" fill="${sheet.radialAt([0.35, 0.3, 0.8], [0, lighter(sea, 0.4)], [1, darker(sea, 0.14)])}"/>`,
		fill(
			`M${num(x - r * 0.7)} ${num(cy - r * 0.4)}q${num(r * 0.3)} ${num(-r * 0.5)} ${num(r * 0.8)} ${num(-r * 0.3)}q${num(r * 0.2)} ${num(r * 0.3)} ${num(-r * 0.2)} ${num(r * 0.5)}q${num(-r * 0.3)} ${num(r * 0.5)} ${num(-r * 0.5)} ${num(r * 0.1)}ZM${num(x + r * 0.1)} ${num(cy + r * 0.2)}q${num(r * 0.5)} ${num(-r * 0.3)} ${num(r * 0.6)} ${num(r * 0.1)}q${num(-r * 0.2)} ${num(r * 0.5)} ${num(-r * 0.5)} ${num(r * 0.4)}Z`,
			green,
		),
		line(
			`M${num(x + r * 0.4)} ${num(cy - r * 1.12)}A${num(r * 1.16)} ${num(r * 1.16)} 0 0 1 ${num(x - r * 0.4)} ${num(cy + r * 1.12)}`,
			brass,
			r * 0.11,
		),
	);
}
