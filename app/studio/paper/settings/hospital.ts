import { darker, faint, lighter, mix } from "../drawing/colour";
import { form } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { ball, board, disc, halo, pill, pottedPlant, shadow, teddy, toned } from "./kit";
import { PALETTES } from "./palettes";
import { floor, hangingLamp, sunPatch, wallAndSkirting, window } from "./room";
import type { LayeredSetting } from "./setting";
import { edges, type Spot, type View } from "./view";

/** A bright children's ward: a window, a rainbow on the wall, a bed with its curtain. */
export const hospital: LayeredSetting = {
	moods: {
		day: [PALETTES.airyRoom, PALETTES.rosyRoom],
		night: [PALETTES.tealNightRoom, PALETTES.plumNightRoom],
	},
	face: "playful",
	ground: { horizon: 0.7, farSize: 0.82 },
	perch: "stool",
	hasBeds: true,
	far(view) {
		const { mood, light, dice, width } = view;
		wallAndSkirting(view, mix(mood.far, mood.mid, 0.5), 0.15);
		const lit = light < 0 ? 0.2 : 0.8;
		window(view, view.above(lit, 0.19), 0.34, 0.2);
		if (width > SIDE) {
			window(view, view.above(0.5, 0.19), 0.34, 0.2);
			rainbow(view, view.above(light < 0 ? 0.34 : 0.66, 0.2), 0.09);
		}
		rainbow(view, view.above(1 - lit + (light < 0 ? 0.03 : -0.03), 0.24), 0.1);
		for (const spot of view.row(5, 0, 0.36, 0.64))
			pinnedPicture(view, { ...spot, y: view.above(0.5, dice.between(0.19, 0.25)).y });
		for (const { x, unit } of view.row(2, 0, 0, 1))
			hangingLamp(view, x, view.above(0.5, 0.46).y, unit * 0.05, toned(view, "#fff3d6", 0.35));
	},
	mid(view) {
		floor(view, "tiles", lighter(view.mood.near, 0.6));
		const { x, unit } = view.at(view.light < 0 ? 0.2 : 0.8, 0);
		sunPatch(view, x, unit * 0.34);
	},
	near(view) {
		const far = view.light < 0 ? 0.87 : 0.13;
		if (!view.sleepers?.length) bed(view, view.at(far, 0.4), view.light < 0 ? -1 : 1);
		if (view.width > SIDE) bed(view, view.at(view.light < 0 ? 0.6 : 0.4, 0.12), view.light < 0 ? -1 : 1);
		const { x, y, unit } = view.at(view.light < 0 ? 0.07 : 0.93, 0.3);
		cabinet(view, x, y, unit);
	},
	front(view) {
		for (const { x, unit, inward } of edges(view, 0.07, 1)) {
			const y = SIDE * 0.99;
			if (inward === view.light) {
				teddy(view, x + inward * unit * 0.02, y, unit * 0.15);
				ball(view, x + inward * unit * 0.13, y, unit * 0.035, view.mood.accent, view.mood.second);
			} else
				pottedPlant(view, x, y, unit * 0.15, toned(view, "#5fa56a"), mix(view.mood.accent, "#ffffff", 0.15));
		}
	},
	pieces: [
		(view, { x, y, unit }) =>
			pottedPlant(view, x, y, unit * 0.2, toned(view, "#5fa56a"), mix(view.mood.accent, "#ffffff", 0.15)),
		(view, { x, y, unit }) => teddy(view, x, y, unit * 0.14),
		(view, { x, y, unit }) => ball(view, x, y, unit * 0.045, view.mood.accent, view.mood.second),
	],
};

function rainbow(view: View, { x, y, unit }: Spot, r: number) {
	["#e8665a", "#f3a24a", "#f7d35c", "#7fbf74", "#5fa5cf", "#9a86c4"].forEach((colour, i) => {
		const own = (r - i * r * 0.12) * unit;
		view.sheet.add(
			`<path d="M${num(x - own)} ${num(y)}A${num(own)} ${num(own)} 0 0 1 ${num(x + own)} ${num(y)}" fill="none" stroke="${toned(view, colour, 0.45)}" stroke-width="${num(unit * r * 0.122)}"/>`,
		);
	});
	for (const side of [-1, 1])
		for (const [dx, rise] of [
			[-0.3, 0.1],
			[0.28, 0.1],
			[0, 0.22],
		] as const)
			disc(
				view,
				x + (side * r * 0.72 + dx * r * 0.8) * unit,
				y - rise * r * unit,
				r * 0.28 * unit,
				toned(view, "#ffffff", 0.4),
			);
}

/** A child's drawing on the wall: a sun, a flower or a house in a few shapes. */
function pinnedPicture(view: View, { x, y, unit }: Spot) {
	const { sheet, dice } = view;
	const s = unit * 0.034;
	const colour = toned(view, dice.pick(["#e8665a", "#f3b14a", "#6fb07a", "#5fa5cf"]), 0.4);
	const shape = dice.pick([
		`<circle r="${num(s * 0.5)}" fill="${colour}"/><circle r="${num(s * 0.74)}" fill="none" stroke="${colour}" stroke-width="${num(s * 0.16)}" stroke-dasharray="${num(s * 0.16)} ${num(s * 0.3)}"/>`,
		fill(
			`M${num(-s * 0.5)} ${num(s * 0.6)}V${num(-s * 0.1)}L0 ${num(-s * 0.7)}L${num(s * 0.5)} ${num(-s * 0.1)}V${num(s * 0.6)}Z`,
			colour,
		),
		fill(
			`M0 ${num(s * 0.6)}C${num(-s * 1.1)} ${num(-s * 0.2)} ${num(-s * 0.5)} ${num(-s * 0.8)} 0 ${num(-s * 0.3)}C${num(s * 0.5)} ${num(-s * 0.8)} ${num(s * 1.1)} ${num(-s * 0.2)} 0 ${num(s * 0.6)}Z`,
			colour,
		),
	]);
	sheet.add(
		`<g transform="translate(${num(x)} ${num(y)}) rotate(${num(dice.between(-6, 6))})"><rect x="${num(-s * 1.2)}" y="${num(-s)}" width="${num(s * 2.4)}" height="${num(s * 2)}" fill="${toned(view, "#fffdf4", 0.35)}"/>${shape}</g>`,
	);
}

/** A bed with its head towards the nearer edge of the frame, and the curtain that can be drawn around it. */
function bed(view: View, { x, y, unit }: Spot, towards: 1 | -1) {
	const { sheet, dice, mood, light } = view;
	const at = (dx: number, dy: number) => [x - towards * dx * unit, y - dy * unit] as const;
	const steel = toned(view, "#d9e2e4", 0.4);
	const path = (points: readonly (readonly [number, number])[]) =>
		`M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join("L")}`;
	const rail = y - unit * 0.47;
	const cloth = mix(mood.far, mood.second, 0.42);
	sheet.line(`M${num(x - unit * 0.34)} ${num(rail)}H${num(x + unit * 0.34)}`, steel, unit * 0.01);
	for (let i = 0; i < 5; i++) {
		const cx = x - towards * unit * (0.3 - i * 0.045);
		sheet.fill(
			`M${num(cx - unit * 0.026)} ${num(rail)}h${num(unit * 0.052)}q${num(unit * 0.012)} ${num(unit * 0.2)} 0 ${num(unit * 0.4)}h${num(-unit * 0.056)}q${num(unit * 0.012)} ${num(-unit * 0.2)} ${num(unit * 0.004)} ${num(-unit * 0.4)}Z`,
			sheet.linear([0, 0, 1, 0], [0, lighter(cloth, 0.2)], [1, darker(cloth, 0.2)]),
		);
	}
	shadow(view, x, y + unit * 0.005, unit * 0.28);
	sheet.add(
		line(path([at(0.2, 0.2), at(0.2, 0)]), darker(steel, 0.2), unit * 0.014),
		line(path([at(-0.2, 0.15), at(-0.2, 0)]), darker(steel, 0.2), unit * 0.014),
	);
	form(sheet, dice, [at(0.24, 0.06), at(0.24, 0.29), at(0.205, 0.29), at(0.205, 0.06)], mood.mid, {
		light,
		smooth: false,
	});
	form(
		sheet,
		dice,
		[at(0.2, 0.14), at(0.2, 0.22), at(0.12, 0.235), at(0.08, 0.19), at(0.09, 0.14)],
		toned(view, "#fffdf6", 0.3),
		{ light, grain: 1 },
	);
	form(
		sheet,
		dice,
		[at(0.21, 0.07), at(0.2, 0.15), at(0.05, 0.17), at(-0.18, 0.165), at(-0.215, 0.13), at(-0.21, 0.05)],
		toned(view, mood.accent, 0.3),
		{ light, grain: 1.4 },
	);
	sheet.line(
		path([at(0.06, 0.165), at(0.05, 0.06)]),
		lighter(toned(view, mood.second, 0.3), 0.3),
		unit * 0.028,
	);
	form(sheet, dice, [at(-0.2, 0.05), at(-0.2, 0.19), at(-0.23, 0.19), at(-0.23, 0.05)], mood.mid, {
		light,
		smooth: false,
	});
}

/** A little cupboard with a lamp and a bunch of flowers. */
function cabinet(view: View, x: number, y: number, unit: number) {
	const { sheet, mood } = view;
	shadow(view, x, y, unit * 0.1);
	board(view, x, y, unit * 0.16, unit * 0.2, toned(view, "#f4ead2", 0.4));
	sheet.line(
		`M${num(x - unit * 0.065)} ${num(y - unit * 0.1)}h${num(unit * 0.13)}`,
		faint(darker(mood.front, 0.2), 0.5),
		5,
	);
	disc(view, x, y - unit * 0.15, unit * 0.008, mood.accent);
	disc(view, x, y - unit * 0.05, unit * 0.008, mood.accent);
	halo(view, x - unit * 0.03, y - unit * 0.3, unit * 0.2);
	pill(view, x - unit * 0.03, y - unit * 0.2, unit * 0.016, unit * 0.07, 4, mood.front);
	sheet.fill(
		`M${num(x - unit * 0.085)} ${num(y - unit * 0.26)}l${num(unit * 0.025)} ${num(-unit * 0.07)}h${num(unit * 0.06)}l${num(unit * 0.025)} ${num(unit * 0.07)}Z`,
		view.night ? "#ffe59a" : lighter(mood.second, 0.3),
	);
	pill(view, x + unit * 0.05, y - unit * 0.2, unit * 0.035, unit * 0.05, 8, mix(mood.mid, "#ffffff", 0.4));
	for (const [dx, dy, colour] of [
		[0.03, 0.29, mood.accent],
		[0.07, 0.3, mood.second],
		[0.05, 0.32, "#fff4e2"],
	] as const) {
		sheet.line(
			`M${num(x + unit * 0.05)} ${num(y - unit * 0.24)}L${num(x + unit * dx)} ${num(y - unit * dy)}`,
			toned(view, "#4f8f5f"),
			5,
		);
		disc(view, x + unit * dx, y - unit * dy, unit * 0.014, toned(view, colour, 0.3));
	}
}
