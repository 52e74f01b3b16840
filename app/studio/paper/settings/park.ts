import { darker, faint, lighter, mix } from "../drawing/colour";
import { blob, curve, heightAt } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { path } from "../scene/land";
import { bush, flower, roundTree, tuft } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { lampPost } from "../scene/street";
import { frontStrip, groundAt, shadow, toned } from "./kit";
import { flowerBushes, flowerClump, lawn } from "./lawn";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A town park: a pond with ducks, a bandstand, swings, lamps along the way. */
export const park: LayeredSetting = {
	moods: {
		day: [PALETTES.freshDay, PALETTES.goldenHour],
		night: [PALETTES.blueNight, PALETTES.violetNight],
	},
	face: "storybook",
	ground: { horizon: 0.56, farSize: 0.42 },
	perch: "stump",
	far(view) {
		const { dice, mood, night } = view;
		sky(view);
		if (night) stars(view, 1100);
		lightInSky(view, onLitSide(view, 240, 420), dice.between(760, 860), 100);
		clouds(view, night ? 2 : 4, 760);
		const top = groundAt(view, -0.04, mix(mood.far, mood.mid, 0.3), 0.02, 0.3);
		for (const { x } of view.row(7, 0))
			roundTree(
				view,
				x,
				heightAt(top, x) + 20,
				dice.between(190, 300),
				mix(mood.far, mood.mid, dice.between(0.3, 0.8)),
				toned(view, "#7d5940"),
			);
	},
	mid(view) {
		const { mood, light } = view;
		groundAt(view, 0.1, mood.mid, 0.012, 0.8);
		const spot = view.at(light < 0 ? 0.74 : 0.26, 0.16);
		bandstand(view, spot);
		pond(view, view.at(light < 0 ? 0.27 : 0.73, 0.4));
		for (const [x, depth] of [
			[0.02, 0.2],
			[0.95, 0.26],
		] as const) {
			const { x: tx, y, unit } = view.at(x, depth);
			roundTree(view, tx, y, unit * 0.52, mix(mood.mid, mood.near, 0.6), toned(view, "#7d5940"));
		}
		flowerBushes(view, 4, 0.36, [mood.second, "#fffaf0"]);
		groundAt(view, 0.58, mood.near, 0.01, 1.2);
		lawn(view, 0.6, 1.3, ["#fffaf0", mood.second]);
		path(view, spot.x, spot.y + 10, view.floor, "#ecd9a8");
	},
	near(view) {
		const { dice, mood, light } = view;
		for (const { x, y } of view.row(26, 0.74))
			tuft(
				view,
				x,
				y + dice.between(-110, 150),
				dice.between(28, 56),
				mix(mood.near, lighter(mood.near, 0.4), dice.next()),
			);
		const side = light < 0 ? 0.11 : 0.89;
		bench(view, view.at(side, 0.66));
		swings(view, view.at(1 - side, 0.58));
		for (const x of view.width > SIDE ? [0.02, 0.34, 0.66, 0.98] : [0.03, 0.97]) {
			const spot = view.at(x, 0.6);
			lampPost(view, spot.x, spot.y, spot.unit * 0.3);
		}
	},
	front(view) {
		const { dice, mood, night } = view;
		const top = frontStrip(view, mood.front);
		for (const { x } of view.row(22, 1))
			tuft(
				view,
				x,
				heightAt(top, x) + 18,
				dice.between(50, 100),
				mix(mood.front, mood.near, dice.between(0, 0.6)),
			);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			bush(view, x + inward * unit * 0.02, SIDE * 0.985, unit * 0.22, mix(mood.front, mood.near, 0.4));
			for (let i = 0; i < 6; i++)
				flower(
					view,
					x + inward * unit * (0.03 + i * 0.035),
					SIDE,
					dice.between(130, 210),
					mix(dice.pick([mood.accent, mood.second, "#ffffff"]), mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					mood.second,
				);
		}
	},
	pieces: [
		(view, spot) => bench(view, spot),
		(view, spot) => flowerClump(view, spot),
		(view, { x, y, unit }) => duck(view, x, y, unit * 0.06),
		(view, { x, y, unit }) => bush(view, x, y, unit * 0.2, mix(view.mood.mid, view.mood.near, 0.7)),
	],
};

function pond(view: View, { x, y, unit }: Spot) {
	const { sheet, dice, mood, night } = view;
	const water = night ? mix(mood.sky[1], "#2f6f9a", 0.4) : mix(mood.sky[0], "#4fb3cf", 0.4);
	const rim = toned(view, "#e9dcb0", 0.5);
	sheet.add(
		fill(curve(blob(dice, x, y, unit * 0.27, unit * 0.062, 0.05)), rim),
		fill(
			curve(blob(dice, x, y + unit * 0.004, unit * 0.255, unit * 0.054, 0.05)),
			sheet.down([0, lighter(water, 0.4)], [1, water]),
		),
	);
	for (let i = 0; i < 7; i++)
		sheet.line(
			`M${num(x + dice.between(-0.2, 0.12) * unit)} ${num(y + dice.between(-0.03, 0.035) * unit)}q${num(unit * 0.03)} -8 ${num(unit * 0.06)} 0`,
			faint("#ffffff", 0.5),
			5,
		);
	for (const [dx, dy, size] of [
		[-0.1, 0.012, 0.05],
		[0.03, -0.012, 0.036],
		[0.1, 0.018, 0.042],
	] as const)
		duck(view, x + dx * unit, y + dy * unit, size * unit);
	for (const side of [-1, 1])
		for (let i = 0; i < 5; i++)
			tuft(
				view,
				x + side * unit * (0.25 + dice.between(-0.03, 0.02)),
				y + unit * 0.012,
				unit * 0.055,
				mood.near,
			);
}

function duck(view: View, x: number, y: number, s: number) {
	const white = toned(view, "#fffaf0", 0.3);
	const beak = toned(view, "#f2a03d", 0.3);
	view.sheet.add(
		fill(
			`M${num(x - s)} ${num(y - s * 0.7)}Q${num(x - s * 0.5)} ${num(y - s * 0.3)} ${num(x)} ${num(y - s * 0.6)}Q${num(x + s * 0.8)} ${num(y - s * 0.7)} ${num(x + s * 0.8)} ${num(y)}H${num(x - s * 0.5)}Q${num(x - s)} ${num(y)} ${num(x - s)} ${num(y - s * 0.7)}Z`,
			white,
		),
		`<circle cx="${num(x + s * 0.62)}" cy="${num(y - s * 1.02)}" r="${num(s * 0.36)}" fill="${white}"/>`,
		fill(
			`M${num(x + s * 0.92)} ${num(y - s * 1.12)}l${num(s * 0.36)} ${num(s * 0.14)}l${num(-s * 0.36)} ${num(s * 0.12)}Z`,
			beak,
		),
		`<circle cx="${num(x + s * 0.7)}" cy="${num(y - s * 1.12)}" r="${num(s * 0.06)}" fill="#2c2030"/>`,
		line(
			`M${num(x - s * 0.3)} ${num(y - s * 0.34)}q${num(s * 0.3)} ${num(s * 0.2)} ${num(s * 0.6)} ${num(-s * 0.06)}`,
			darker(white, 0.2),
			s * 0.08,
		),
	);
}

function bandstand(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const white = toned(view, "#fdf4e2", 0.42);
	const roof = toned(view, mood.accent, 0.42);
	const w = unit * 0.2;
	sheet.add(
		fill(
			`M${num(x - w * 1.05)} ${num(y)}h${num(w * 2.1)}l${num(-w * 0.1)} ${num(-unit * 0.05)}h${num(-w * 1.9)}Z`,
			darker(white, 0.2),
		),
	);
	for (const dx of [-0.85, -0.45, 0.45, 0.85])
		sheet.line(
			`M${num(x + dx * w)} ${num(y - unit * 0.05)}V${num(y - unit * 0.28)}`,
			dx > 0 === view.light > 0 ? white : darker(white, 0.14),
			unit * 0.02,
		);
	let rail = "";
	for (let i = -8; i <= 8; i++)
		rail += `M${num(x + (i / 8.5) * w * 0.85)} ${num(y - unit * 0.05)}v${num(-unit * 0.05)}`;
	sheet.add(
		line(`${rail}M${num(x - w * 0.85)} ${num(y - unit * 0.1)}h${num(w * 1.7)}`, white, unit * 0.009),
		fill(
			`M${num(x - w * 1.2)} ${num(y - unit * 0.27)}Q${num(x - w * 0.3)} ${num(y - unit * 0.34)} ${num(x)} ${num(y - unit * 0.46)}Q${num(x + w * 0.3)} ${num(y - unit * 0.34)} ${num(x + w * 1.2)} ${num(y - unit * 0.27)}Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(roof, 0.2)], [1, darker(roof, 0.2)]),
		),
		line(
			`M${num(x - w * 1.15)} ${num(y - unit * 0.265)}H${num(x + w * 1.15)}`,
			lighter(white, 0.3),
			unit * 0.014,
		),
		`<circle cx="${num(x)}" cy="${num(y - unit * 0.47)}" r="${num(unit * 0.018)}" fill="${mood.second}"/>`,
	);
}

function bench(view: View, { x, y, unit }: Spot) {
	const wood = toned(view, "#b0703f");
	const iron = toned(view, "#3a4a58", 0.4);
	const w = unit * 0.13;
	shadow(view, x, y, w * 1.1);
	for (const side of [-1, 1])
		view.sheet.line(`M${num(x + side * w * 0.8)} ${num(y)}v${num(-unit * 0.14)}`, iron, unit * 0.014);
	for (const [dy, thick] of [
		[0.06, 0.022],
		[0.095, 0.016],
		[0.12, 0.016],
		[0.145, 0.016],
	] as const)
		view.sheet.line(
			`M${num(x - w)} ${num(y - dy * unit)}h${num(2 * w)}`,
			dy < 0.07 ? lighter(wood, 0.15) : wood,
			unit * thick,
		);
}

function swings(view: View, { x, y, unit }: Spot) {
	const { sheet, mood } = view;
	const frame = toned(view, mood.accent, 0.42);
	const w = unit * 0.17;
	const top = y - unit * 0.34;
	shadow(view, x, y, w * 1.2);
	sheet.line(
		`M${num(x - w * 1.2)} ${num(y)}L${num(x - w)} ${num(top)}L${num(x - w * 0.8)} ${num(y)}M${num(x + w * 1.2)} ${num(y)}L${num(x + w)} ${num(top)}L${num(x + w * 0.8)} ${num(y)}M${num(x - w)} ${num(top)}H${num(x + w)}`,
		frame,
		unit * 0.015,
	);
	for (const [dx, lean, seat] of [
		[-0.42, -0.1, mood.second],
		[0.42, 0.06, "#5f9fc4"],
	] as const) {
		const sx = x + dx * w + lean * unit;
		const sy = y - unit * 0.08;
		sheet.line(
			`M${num(x + (dx - 0.14) * w)} ${num(top)}L${num(sx - w * 0.14)} ${num(sy)}M${num(x + (dx + 0.14) * w)} ${num(top)}L${num(sx + w * 0.14)} ${num(sy)}`,
			toned(view, "#6a5a5a", 0.4),
			unit * 0.005,
		);
		sheet.line(`M${num(sx - w * 0.2)} ${num(sy)}h${num(w * 0.4)}`, toned(view, seat, 0.4), unit * 0.018);
	}
}
