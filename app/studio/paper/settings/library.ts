import { darker, faint, lighter, mix } from "../drawing/colour";
import { line, num, SIDE } from "../drawing/sheet";
import { disc, halo, pill, pottedPlant, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import { floor, hangingLamp, sunPatch, wallAndSkirting, window } from "./room";
import type { LayeredSetting } from "./setting";
import { bookPile, books, shelves } from "./shelving";
import { edges, type Spot, type View } from "./view";

/** A library: tall cases of books on either side of an arched window, a ladder, a globe, a reading lamp. */
export const library: LayeredSetting = {
	moods: {
		day: [PALETTES.sageRoom, PALETTES.honeyRoom],
		night: [PALETTES.plumNightRoom, PALETTES.tealNightRoom],
	},
	face: "storybook",
	ground: { horizon: 0.71, farSize: 0.84 },
	perch: "books",
	far(view) {
		const { mood, width } = view;
		wallAndSkirting(view, mix(mood.far, mood.front, 0.18), 0.1);
		for (const share of width > SIDE ? [0.3, 0.7] : [0.5])
			window(view, view.above(share, 0.12), 0.2, 0.27, true);
	},
	mid(view) {
		const { mood, width } = view;
		floor(view, "boards", mood.near);
		const wood = toned(view, "#9a6440", 0.45);
		for (const share of width > SIDE
			? [0.03, 0.1, 0.17, 0.43, 0.5, 0.57, 0.83, 0.9, 0.97]
			: [0.06, 0.23, 0.77, 0.94]) {
			const spot = view.at(share, 0.03);
			shelves(view, spot, [0.168, 0.4], 4, wood, (x, y, w, h) => books(view, x, y, w, h));
		}
		for (const share of width > SIDE ? [0.3, 0.7] : [0.5]) {
			const { x } = view.at(share, 0);
			sunPatch(view, x, SIDE * 0.2);
		}
		ladder(view, view.at(view.light < 0 ? 0.83 : 0.17, 0.1));
		for (const share of width > SIDE ? [0.16, 0.5, 0.84] : [0.16, 0.84]) {
			const { x, unit } = view.at(share, 0);
			hangingLamp(view, x, view.above(0, 0.5).y, unit * 0.045, toned(view, "#4f8a72", 0.35));
		}
	},
	near(view) {
		rug(view);
		const side = view.light < 0 ? 0.11 : 0.89;
		globe(view, view.at(side, 0.6));
		readingTable(view, view.at(1 - side, 0.56));
	},
	front(view) {
		for (const { x, unit, inward } of edges(view, 0.08, 1)) {
			const y = SIDE * 0.99;
			if (inward === view.light) {
				bookPile(view, x, y, unit, 4);
				bookPile(view, x + inward * unit * 0.14, y + 4, unit * 0.8, 2);
			} else {
				pottedPlant(view, x, y, unit * 0.15, toned(view, "#4f9a6a"), toned(view, view.mood.accent, 0.3));
				bookPile(view, x + inward * unit * 0.13, y, unit * 0.8, 2);
			}
		}
	},
	pieces: [
		(view, { x, y, unit }) => bookPile(view, x, y, unit, 4),
		(view, { x, y, unit }) =>
			pottedPlant(view, x, y, unit * 0.18, toned(view, "#4f9a6a"), toned(view, view.mood.accent, 0.3)),
		(view, spot) => globe(view, spot),
	],
};

function ladder(view: View, { x, y, unit }: Spot) {
	const wood = toned(view, "#c08a58", 0.42);
	const lean = view.light * unit * 0.05;
	let rungs = "";
	for (let i = 1; i < 8; i++) {
		const share = i / 8;
		rungs += `M${num(x - unit * 0.035 + lean * share)} ${num(y - unit * 0.4 * share)}h${num(unit * 0.07)}`;
	}
	view.sheet.add(
		line(rungs, darker(wood, 0.14), unit * 0.009),
		line(
			`M${num(x - unit * 0.036)} ${num(y)}l${num(lean)} ${num(-unit * 0.4)}M${num(x + unit * 0.036)} ${num(y)}l${num(lean)} ${num(-unit * 0.4)}`,
			wood,
			unit * 0.012,
		),
	);
}

function rug(view: View) {
	const { sheet, mood, width } = view;
	const { y } = view.at(0.5, 0.9);
	const cloth = mix(toned(view, mood.accent, 0.35), mood.near, 0.15);
	for (const [share, colour] of [
		[0.4, darker(cloth, 0.14)],
		[0.375, cloth],
		[0.33, lighter(toned(view, mood.second, 0.4), 0.25)],
		[0.31, mix(cloth, mood.far, 0.2)],
	] as const)
		sheet.add(
			`<ellipse cx="${width / 2}" cy="${num(y)}" rx="${num(width * share)}" ry="${num(SIDE * share * 0.2)}" fill="${colour}"/>`,
		);
}

function globe(view: View, { x, y, unit }: Spot) {
	const { sheet } = view;
	const wood = toned(view, "#8a5636", 0.42);
	const sea = toned(view, "#5fa9c4", 0.35);
	const landColour = toned(view, "#8fbf6f", 0.35);
	const r = unit * 0.075;
	const cy = y - unit * 0.2;
	shadow(view, x, y, unit * 0.09);
	sheet.add(
		line(
			`M${num(x)} ${num(y - unit * 0.02)}V${num(cy + r)}M${num(x - unit * 0.05)} ${num(y)}L${num(x)} ${num(y - unit * 0.05)}L${num(x + unit * 0.05)} ${num(y)}`,
			wood,
			unit * 0.014,
		),
		`<circle cx="${num(x)}" cy="${num(cy)}" r="${num(r)}" fill="${sheet.radialAt([0.35, 0.3, 0.8], [0, lighter(sea, 0.4)], [1, darker(sea, 0.14)])}"/>`,
		`<path d="M${num(x - r * 0.7)} ${num(cy - r * 0.4)}q${num(r * 0.3)} ${num(-r * 0.5)} ${num(r * 0.8)} ${num(-r * 0.3)}q${num(r * 0.2)} ${num(r * 0.3)} ${num(-r * 0.2)} ${num(r * 0.5)}q${num(-r * 0.3)} ${num(r * 0.5)} ${num(-r * 0.5)} ${num(r * 0.1)}ZM${num(x + r * 0.1)} ${num(cy + r * 0.2)}q${num(r * 0.5)} ${num(-r * 0.3)} ${num(r * 0.6)} ${num(r * 0.1)}q${num(-r * 0.2)} ${num(r * 0.5)} ${num(-r * 0.5)} ${num(r * 0.4)}Z" fill="${landColour}"/>`,
		`<path d="M${num(x - r * 1.14)} ${num(cy)}A${num(r * 1.14)} ${num(r * 1.14)} 0 0 0 ${num(x + r * 1.14)} ${num(cy)}" fill="none" stroke="${toned(view, "#d9a53f", 0.3)}" stroke-width="${num(r * 0.12)}"/>`,
	);
}

function readingTable(view: View, { x, y, unit }: Spot) {
	const { mood, sheet } = view;
	const wood = toned(view, "#a86f45", 0.42);
	shadow(view, x, y, unit * 0.14);
	sheet.line(
		`M${num(x - unit * 0.09)} ${num(y)}v${num(-unit * 0.15)}M${num(x + unit * 0.09)} ${num(y)}v${num(-unit * 0.15)}`,
		darker(wood, 0.16),
		unit * 0.018,
	);
	pill(view, x, y - unit * 0.145, unit * 0.25, unit * 0.024, 6, wood);
	halo(view, x + unit * 0.05, y - unit * 0.29, unit * 0.24);
	sheet.line(
		`M${num(x + unit * 0.05)} ${num(y - unit * 0.17)}v${num(-unit * 0.1)}`,
		toned(view, "#d9a53f", 0.3),
		unit * 0.01,
	);
	sheet.fill(
		`M${num(x - unit * 0.02)} ${num(y - unit * 0.255)}q${num(unit * 0.01)} ${num(-unit * 0.055)} ${num(unit * 0.07)} ${num(-unit * 0.055)}t${num(unit * 0.07)} ${num(unit * 0.055)}Z`,
		toned(view, "#3f8a66", 0.25),
	);
	disc(view, x + unit * 0.05, y - unit * 0.25, unit * 0.014, view.night ? "#fff3bd" : "#fff8e4");
	sheet.fill(
		`M${num(x - unit * 0.1)} ${num(y - unit * 0.17)}q${num(unit * 0.035)} ${num(-unit * 0.022)} ${num(unit * 0.06)} 0q${num(unit * 0.025)} ${num(-unit * 0.022)} ${num(unit * 0.06)} 0Z`,
		toned(view, "#fffaf0", 0.3),
	);
	sheet.line(
		`M${num(x - unit * 0.1)} ${num(y - unit * 0.168)}h${num(unit * 0.12)}`,
		faint(mood.accent, 0.9),
		7,
	);
}
