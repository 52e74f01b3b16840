import { darker, faint, lighter, mix } from "../drawing/colour";
import { blob, curve, form, heightAt } from "../drawing/pen";
import { fill, num, type Point, SIDE } from "../drawing/sheet";
import { cottage } from "../scene/buildings";
import { path } from "../scene/land";
import { fir, flower, tuft } from "../scene/plants";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { onLitSide } from "../scene/stage";
import { frontStrip, groundAt, shadow, toned } from "./kit";
import { flowerClump, lawn } from "./lawn";
import { PALETTES } from "./palettes";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** High mountains: snowy peaks, a hut among firs, a stony way with cairns, a goat. */
export const mountain: LayeredSetting = {
	moods: {
		day: [PALETTES.alpineDay, PALETTES.goldenHour],
		night: [PALETTES.blueNight, PALETTES.violetNight],
	},
	face: "storybook",
	ground: { horizon: 0.6, farSize: 0.45 },
	far(view) {
		const { dice, mood, night } = view;
		sky(view);
		if (night) stars(view, 1100);
		lightInSky(view, onLitSide(view, 220, 380), dice.between(720, 800), 96);
		clouds(view, night ? 2 : 4, 700);
		for (const { x, y, unit } of view.row(4, 0, -0.1, 1.1))
			peak(view, x, y + 60, unit * dice.between(0.42, 0.6), mix(mood.far, mood.sky[1], 0.45));
		for (const { x, y, unit } of view.row(3, 0, -0.1, 1.1)) {
			const middle = Math.abs(x / view.width - 0.5) < 0.2;
			peak(view, x, y + 80, unit * dice.between(0.42, 0.56) * (middle ? 0.7 : 1.25), mood.far);
		}
		const mist = view.above(0, 0.06).y;
		view.sheet.add(
			view.sheet.broad(
				mist - 220,
				420,
				[0, faint(mood.sky[2], 0)],
				[0.6, faint(mood.sky[2], night ? 0.3 : 0.6)],
				[1, faint(mood.sky[2], 0)],
			),
		);
	},
	mid(view) {
		const { dice, mood, light } = view;
		const top = groundAt(view, 0.02, mix(mood.far, mood.mid, 0.6), 0.04, 0.5);
		for (const { x, unit } of view.row(9, 0))
			fir(
				view,
				x,
				heightAt(top, x) + 20,
				unit * dice.between(0.16, 0.26),
				mix(mood.mid, mood.front, dice.between(0.2, 0.5)),
			);
		const slope = groundAt(view, 0.28, mood.mid, 0.03, 0.8);
		const home = view.at(light < 0 ? 0.76 : 0.24, 0.3);
		cottage(view, home.x, heightAt(slope, home.x) + 24, home.unit * 0.2);
		for (const x of [0.03, 0.1, 0.9, 0.97]) {
			const spot = view.at(x, 0.34);
			fir(view, spot.x, heightAt(slope, spot.x) + 40, spot.unit * dice.between(0.36, 0.5), mood.front);
		}
		groundAt(view, 0.6, mood.near, 0.012, 1.3);
		lawn(view, 0.62, 1.3, ["#fffaf0", mix(mood.accent, mood.second, 0.4)]);
		path(view, home.x, heightAt(slope, home.x) + 40, view.floor, "#dccdb0");
	},
	near(view) {
		const { dice, mood, light } = view;
		for (const { x, y } of view.row(24, 0.76))
			tuft(
				view,
				x,
				y + dice.between(-110, 150),
				dice.between(26, 50),
				mix(mood.near, lighter(mood.near, 0.35), dice.next()),
			);
		const side = light < 0 ? 0.12 : 0.88;
		crag(view, view.at(side, 0.66), 1);
		goat(view, view.at(side, 0.66));
		cairn(view, view.at(1 - side, 0.72));
		if (view.width > SIDE) crag(view, view.at(light < 0 ? 0.62 : 0.38, 0.4), 0.7);
	},
	front(view) {
		const { dice, mood, night } = view;
		frontStrip(view, mood.front);
		for (const { x, unit, inward } of edges(view, 0, 1)) {
			for (const [dx, r] of [
				[0.02, 0.09],
				[0.11, 0.055],
				[0.18, 0.035],
			] as const)
				stone(view, x + inward * dx * unit, SIDE * 1.0, r * unit);
			for (let i = 0; i < 7; i++)
				flower(
					view,
					x + inward * unit * dice.between(0.02, 0.26),
					SIDE,
					dice.between(90, 170),
					mix(dice.pick([mood.accent, "#b77fc4", "#ffffff", mood.second]), mood.sky[0], night ? 0.3 : 0),
					mix(mood.front, mood.near, 0.5),
					mood.second,
				);
		}
	},
	pieces: [
		(view, spot) => crag(view, spot, 0.55),
		(view, spot) => flowerClump(view, spot),
		(view, { x, y, unit }) => fir(view, x, y, unit * 0.32, mix(view.mood.near, view.mood.front, 0.4)),
		(view, spot) => cairn(view, spot),
	],
};

/** A peak cut from paper: one side lit, a cap of snow. */
export function peak(view: View, x: number, foot: number, height: number, rock: string) {
	const { sheet, dice, light, night, mood } = view;
	const half = height * dice.between(0.75, 0.95);
	const top: Point = [x + dice.between(-0.1, 0.1) * height, foot - height];
	const jag = (side: number): Point[] =>
		[0.3, 0.55, 0.8].map((share) => [
			top[0] + side * half * (share + dice.between(-0.07, 0.05)),
			foot - height * (1 - share) + dice.between(-0.03, 0.03) * height,
		]);
	const left = jag(-1);
	const right = jag(1);
	const outline: Point[] = [
		[x - half * 1.2, foot],
		...left.toReversed(),
		top,
		...right,
		[x + half * 1.2, foot],
	];
	form(sheet, dice, outline, rock, { light, smooth: false, grain: 1.2 });
	const shaded = light < 0 ? right : left;
	sheet.fill(
		`M${num(top[0])} ${num(top[1])}L${shaded.map(([px, py]) => `${num(px)} ${num(py)}`).join("L")}L${num(x - light * half * 1.2)} ${num(foot)}L${num(x - light * half * 0.2)} ${num(foot)}L${num(top[0] - light * half * 0.12)} ${num(foot - height * 0.5)}Z`,
		faint(darker(rock, 0.4), 0.28),
	);
	const [l, r] = [left[0] as Point, right[0] as Point];
	const snow = night ? mix("#f4f6ff", mood.sky[1], 0.35) : "#fffdf8";
	sheet.fill(
		`M${num(top[0])} ${num(top[1])}L${num(r[0])} ${num(r[1])}L${num(top[0] + (r[0] - top[0]) * 0.5)} ${num(r[1] - height * 0.06)}L${num(top[0] + half * 0.06)} ${num(r[1] + height * 0.05)}L${num(top[0] + (l[0] - top[0]) * 0.45)} ${num(l[1] - height * 0.05)}L${num(l[0])} ${num(l[1])}Z`,
		snow,
	);
	const dim = light < 0 ? r : l;
	sheet.fill(
		`M${num(top[0])} ${num(top[1])}L${num(dim[0])} ${num(dim[1])}L${num(top[0] + (dim[0] - top[0]) * 0.5)} ${num(dim[1] - height * 0.06)}L${num(top[0])} ${num(dim[1] - height * 0.02)}Z`,
		faint(mix(rock, mood.sky[0], 0.4), 0.4),
	);
}

function stone(view: View, x: number, y: number, r: number) {
	const { dice, light, mood } = view;
	form(
		view.sheet,
		dice,
		blob(dice, x, y - r * 0.5, r, r * 0.66, 0.1, 9),
		toned(view, mix("#9a948f", mood.near, 0.12), 0.45),
		{
			light,
			grain: 3,
		},
	);
}

function crag(view: View, { x, y, unit }: Spot, size: number) {
	const { sheet, dice, light, mood } = view;
	const r = unit * 0.11 * size;
	shadow(view, x, y, r * 1.4);
	form(
		sheet,
		dice,
		[
			[x - r * 1.3, y],
			[x - r * 1.05, y - r * 0.9],
			[x - r * 0.5, y - r * 1.25],
			[x + r * 0.3, y - r * 1.2],
			[x + r * 0.8, y - r * 0.75],
			[x + r * 1.3, y],
		],
		toned(view, mix("#9a948f", mood.far, 0.25), 0.45),
		{ light, grain: 3, smooth: false },
	);
	sheet.line(
		`M${num(x - r * 0.5)} ${num(y - r * 1.2)}l${num(r * 0.2)} ${num(r * 0.5)}l${num(-r * 0.25)} ${num(r * 0.4)}M${num(x + r * 0.3)} ${num(y - r * 1.15)}l${num(r * 0.16)} ${num(r * 0.6)}`,
		faint(darker(mood.front, 0.3), 0.35),
		7,
	);
}

function cairn(view: View, { x, y, unit }: Spot) {
	shadow(view, x, y, unit * 0.1);
	let foot = y + unit * 0.012;
	for (const r of [0.075, 0.058, 0.046, 0.034, 0.022]) {
		stone(view, x + view.dice.between(-0.008, 0.008) * unit, foot, r * unit);
		foot -= r * unit * 0.98;
	}
}

function goat(view: View, { x, y, unit }: Spot) {
	const { sheet, light } = view;
	const coat = toned(view, "#f3e8d6", 0.42);
	const dark = toned(view, "#5a4640", 0.4);
	const s = unit * 0.075;
	const foot = y - unit * 0.132;
	const t = -light;
	const legs = [-0.75, -0.5, 0.45, 0.7]
		.map((dx) => `M${num(x + t * dx * s)} ${num(foot - s * 0.5)}V${num(foot)}`)
		.join("");
	sheet.line(legs, darker(coat, 0.2), s * 0.17);
	sheet.add(
		fill(curve(blob(view.dice, x, foot - s * 0.9, s * 1.05, s * 0.55, 0.04)), coat),
		fill(curve(blob(view.dice, x + t * s * 1.1, foot - s * 1.55, s * 0.42, s * 0.36, 0.04)), coat),
		`<circle cx="${num(x + t * s * 1.2)}" cy="${num(foot - s * 1.62)}" r="${num(s * 0.06)}" fill="${dark}"/>`,
	);
	sheet.fill(
		`M${num(x + t * s * 1.2)} ${num(foot - s * 1.24)}l${num(t * s * 0.14)} ${num(s * 0.42)}l${num(-t * s * 0.26)} ${num(-s * 0.36)}Z`,
		coat,
	);
	sheet.line(
		`M${num(x + t * s * 0.98)} ${num(foot - s * 1.85)}q${num(-t * s * 0.1)} ${num(-s * 0.5)} ${num(-t * s * 0.5)} ${num(-s * 0.5)}M${num(x + t * s * 1.15)} ${num(foot - s * 1.85)}q${num(-t * s * 0.06)} ${num(-s * 0.4)} ${num(-t * s * 0.42)} ${num(-s * 0.44)}`,
		dark,
		s * 0.13,
	);
}
