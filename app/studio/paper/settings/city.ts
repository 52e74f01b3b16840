import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { clouds, lightInSky, sky, stars } from "../scene/sky";
import { bigWheel, clockTower, skyline } from "../scene/skyline";
import { onLitSide } from "../scene/stage";
import { bus, cobbles, lampPost, planter, terrace } from "../scene/street";
import { scaled, toned } from "./kit";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A city square: a clock tower, a big wheel and a crane over painted houses, a bus, pigeons on the cobbles. */
export const city: LayeredSetting = {
	moods: {
		day: [
			{
				sky: ["#5fb0dc", "#b8dcec", "#fdeccb"],
				land: ["#b5cadb", "#e8b08a", "#d7c4ab", "#5b6f86"],
				accents: ["#d9403c", "#f5b93f"],
				light: ["#ffdf86", "#ffffff"],
				letters: ["#fff8de", "#ffc84a", "#1f3d66"],
			},
			{
				sky: ["#ee8f70", "#f9c497", "#fff0cf"],
				land: ["#d9ac9c", "#c97f6a", "#d9b48f", "#6b4a5e"],
				accents: ["#c23a4e", "#ffb640"],
				light: ["#fff0aa", "#fff3e8"],
				letters: ["#fffbf0", "#ffdfa0", "#6a2440"],
			},
		],
		night: [
			{
				sky: ["#121a4a", "#2f4488", "#8a86b8"],
				land: ["#3f4f8c", "#3a3f75", "#51527f", "#151a3e"],
				accents: ["#f0564f", "#ffcc5c"],
				light: ["#fff0bb", "#bcc2f0"],
				letters: ["#fff6d4", "#ffc452", "#0d1138"],
			},
			{
				sky: ["#0c2440", "#1c4f73", "#6a97a6"],
				land: ["#2c587a", "#27486a", "#42607a", "#0b2036"],
				accents: ["#ff6a55", "#ffd36a"],
				light: ["#fff4c4", "#b5d2ea"],
				letters: ["#fffbe0", "#ffd263", "#081c33"],
			},
		],
	},
	face: "poster",
	ground: { horizon: 0.69, farSize: 0.8 },
	perch: "crate",
	far(view) {
		const { dice, night, light, width, horizon } = view;
		sky(view);
		if (night) stars(view, 1000, (0.8 * width) / SIDE);
		lightInSky(view, onLitSide(view, 240, 420), dice.between(700, 780), 92);
		clouds(view, night ? 2 : 4, 720);
		skyline(view, horizon - SIDE * 0.09);
		const wheel = view.above(light < 0 ? 0.72 : 0.28, 0.1);
		bigWheel(view, wheel.x, wheel.y, wheel.unit * 0.13);
		const works = view.above(light < 0 ? 0.24 : 0.76, 0.1);
		crane(view, works);
		if (width > SIDE) {
			const tower = view.above(0.5, 0.06);
			clockTower(view, tower.x, tower.y, tower.unit * 0.42);
		}
	},
	mid(view) {
		const { light } = view;
		const { y, unit } = view.at(0.5, 0.04);
		terrace(view, y, unit / SIDE);
		cobbles(view, y);
		const stop = view.at(light < 0 ? 0.78 : 0.22, 0.34);
		bus(view, stop.x, stop.y, stop.unit * 0.27);
	},
	near(view) {
		const { light, width, dice } = view;
		for (const share of width > SIDE ? [0.06, 0.36, 0.64, 0.94] : [light < 0 ? 0.12 : 0.88]) {
			const { x, y, unit } = view.at(share, 0.42);
			lampPost(view, x, y, unit * 0.32);
		}
		const { x, y, unit } = view.at(light < 0 ? 0.16 : 0.84, 0.72);
		for (const [dx, dy, turn] of [
			[-0.06, 0, 1],
			[0.03, 0.022, -1],
			[0.1, -0.008, 1],
		] as const)
			pigeon(view, { x: x + (dx + dice.between(-0.01, 0.01)) * unit, y: y + dy * unit, unit }, turn);
	},
	front(view) {
		const { sheet, mood, night } = view;
		const y = SIDE * 0.975;
		sheet.add(sheet.broad(y, SIDE - y, [0, lighter(mood.front, 0.25)], [1, mood.front]));
		for (const { x, unit, inward } of edges(view, 0.06, 1)) {
			const size = Math.min(unit, SIDE);
			for (const [away, share] of [
				[0, 1.25],
				[0.16, 0.9],
			] as const)
				scaled(view, { x: x + inward * away * size, y: SIDE * 0.972 }, (size / SIDE) * share, () =>
					planter(view, 0, 0, night),
				);
		}
	},
	pieces: [
		(view, spot) => scaled(view, spot, spot.unit / SIDE, () => planter(view, 0, 0, view.night)),
		(view, spot) => pigeon(view, spot, view.light < 0 ? 1 : -1),
		(view, { x, y, unit }) => lampPost(view, x, y, unit * 0.34),
	],
};

/** A tower crane that is building something; its arm reaches towards the middle. */
function crane(view: View, { x, y, unit }: Spot) {
	const { sheet, mood, light } = view;
	const steel = toned(view, mix("#e8a93f", mood.far, 0.25), 0.4);
	const h = unit * 0.36;
	const w = unit * 0.024;
	const s = -light;
	let d = `M${num(x - w / 2)} ${num(y)}V${num(y - h)}M${num(x + w / 2)} ${num(y)}V${num(y - h)}`;
	for (let i = 0; i < 14; i++)
		d += `M${num(x + (i % 2 ? w : -w) / 2)} ${num(y - (h * i) / 14)}L${num(x + (i % 2 ? -w : w) / 2)} ${num(y - (h * (i + 1)) / 14)}`;
	const arm = unit * 0.26;
	const top = y - h;
	d += `M${num(x - s * arm * 0.36)} ${num(top)}H${num(x + s * arm)}M${num(x - s * arm * 0.3)} ${num(top - w)}H${num(x + s * arm * 0.94)}`;
	for (let i = -4; i < 12; i++)
		d += `M${num(x + (s * arm * i) / 12)} ${num(i % 2 ? top : top - w)}L${num(x + (s * arm * (i + 1)) / 12)} ${num(i % 2 ? top - w : top)}`;
	d += `M${num(x)} ${num(top - unit * 0.06)}V${num(top)}M${num(x)} ${num(top - unit * 0.06)}L${num(x + s * arm * 0.8)} ${num(top - w)}M${num(x)} ${num(top - unit * 0.06)}L${num(x - s * arm * 0.3)} ${num(top - w)}`;
	const hook = x + s * arm * 0.72;
	sheet.add(
		line(d, steel, unit * 0.0046),
		fill(
			`M${num(x - s * arm * 0.36)} ${num(top - 4)}h${num(s * arm * 0.12)}v${num(unit * 0.04)}h${num(-s * arm * 0.12)}Z`,
			darker(steel, 0.35),
		),
		fill(
			`M${num(x + (s * w) / 2)} ${num(top + 4)}h${num(s * w)}v${num(unit * 0.034)}h${num(-s * w)}Z`,
			lighter(steel, 0.3),
		),
		line(
			`M${num(hook)} ${num(top)}v${num(unit * 0.1)}m0 0l${num(-unit * 0.024)} ${num(unit * 0.026)}m${num(unit * 0.024)} ${num(-unit * 0.026)}l${num(unit * 0.024)} ${num(unit * 0.026)}`,
			darker(steel, 0.3),
			unit * 0.0036,
		),
		`<rect x="${num(hook - unit * 0.03)}" y="${num(top + unit * 0.125)}" width="${num(unit * 0.06)}" height="${num(unit * 0.022)}" fill="${toned(view, mood.accent, 0.4)}"/>`,
	);
}

/** A pigeon that looks to the right (1) or to the left (-1). */
function pigeon(view: View, { x, y, unit }: Spot, turn: 1 | -1) {
	const { sheet } = view;
	const grey = toned(view, "#8f9bb0", 0.4);
	const s = unit * 0.0005;
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) scale(${num(turn * s, 3)} ${num(s, 3)})">${fill("M-70 0q70 -14 140 0q-70 14 -140 0Z", faint("#1d1240", 0.28))}${line("M-6 -22V-2M12 -22V-2", toned(view, "#d9705f", 0.3), 6)}${fill("M-78 -30Q-40 -74 10 -80Q24 -112 48 -108Q66 -104 64 -84L76 -78L62 -72Q60 -20 10 -18Q-30 -16 -78 -30Z", sheet.down([0, lighter(grey, 0.2)], [1, darker(grey, 0.1)]))}${fill("M-70 -32Q-20 -66 22 -56Q14 -26 -70 -32Z", darker(grey, 0.22))}${line("M34 -80q14 12 28 4", toned(view, "#6fb09a", 0.3), 9)}<circle cx="50" cy="-93" r="5" fill="#2b2236"/></g>`,
	);
}
