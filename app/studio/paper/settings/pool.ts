import { darker, faint, lighter, mix } from "../drawing/colour";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { bunting } from "../scene/garland";
import { ball, disc, pottedPlant, shadow, toned } from "./kit";
import { PALETTES } from "./palettes";
import { wallAndSkirting, window } from "./room";
import type { LayeredSetting } from "./setting";
import { edges, type View } from "./view";

/** A swimming pool under a high roof: arched windows, blue lanes, floats. */
export const pool: LayeredSetting = {
	moods: {
		day: [PALETTES.airyRoom, PALETTES.rosyRoom],
		night: [PALETTES.tealNightRoom, PALETTES.plumNightRoom],
	},
	face: "playful",
	ground: { horizon: 0.58, farSize: 0.62 },
	perch: "tiles",
	far(view) {
		const { mood, width } = view;
		wallAndSkirting(view, mix(mood.mid, mood.far, 0.3), 0.07);
		const panes = view.row(4, 0, 0, 1);
		for (const { x, unit } of panes) window(view, { ...view.above(0.5, 0.09), x, unit }, 0.2, 0.26, true);
		const { y } = view.above(0, 0.44);
		for (let x = 0; x < width; x += SIDE / 2)
			bunting(view, [x - 20, y], [x + SIDE / 2 + 20, y], 46, [
				toned(view, mood.accent, 0.3),
				toned(view, mood.second, 0.3),
				toned(view, "#fff6e4", 0.3),
			]);
	},
	mid(view) {
		basin(view);
		const { x, y, unit } = view.at(view.light < 0 ? 0.93 : 0.07, 0.06);
		slide(view, x, y, unit * 1.15, view.light < 0 ? -1 : 1);
	},
	near(view) {
		const { sheet, mood, width, light } = view;
		const edge = view.at(0.5, 0.62).y;
		const stone = mix(mood.near, "#fff8ea", view.night ? 0.1 : 0.4);
		sheet.add(
			sheet.broad(edge, SIDE - edge, [0, lighter(stone, 0.2)], [0.3, stone], [1, darker(stone, 0.14)]),
			`<rect y="${num(edge)}" width="${width}" height="34" fill="${toned(view, "#ffffff", 0.3)}"/>`,
			`<rect y="${num(edge + 34)}" width="${width}" height="16" fill="${faint(darker(mood.mid, 0.4), 0.3)}"/>`,
		);
		let joints = "";
		for (let i = -12; i <= (24 * width) / SIDE; i++) {
			const x = i * 170;
			joints += `M${num(width / 2 + (x - width / 2) * 0.8)} ${num(edge + 50)}L${num(x)} ${SIDE}`;
		}
		for (const share of [0.2, 0.5, 0.85]) joints += `M0 ${num(edge + (SIDE - edge) * share + 50)}H${width}`;
		sheet.line(joints, faint(mix(mood.mid, stone, 0.4), 0.55), 5);
		const side = light < 0 ? 0.9 : 0.1;
		ladder(view, view.at(1 - side, 0.64).x, edge + 40, view.at(0, 0.64).unit);
		lifebelt(view, view.at(side, 0.7).x, view.at(0, 0.74).y, view.at(0, 0.7).unit * 0.085);
	},
	front(view) {
		for (const { x, unit, inward } of edges(view, 0.08, 1)) {
			const y = SIDE * 0.985;
			if (inward === view.light) {
				ball(view, x, y, unit * 0.06, view.mood.accent, view.mood.second);
				sandals(view, x + inward * unit * 0.12, y - unit * 0.012, unit * 0.05);
			} else pottedPlant(view, x, y, unit * 0.15, toned(view, "#4f9f7a"), toned(view, view.mood.second, 0.3));
		}
	},
	pieces: [
		(view, { x, y, unit }) => ball(view, x, y, unit * 0.06, view.mood.accent, view.mood.second),
		(view, { x, y, unit }) =>
			pottedPlant(view, x, y, unit * 0.2, toned(view, "#4f9f7a"), toned(view, view.mood.second, 0.3)),
		(view, { x, y, unit }) => lifebelt(view, x, y, unit * 0.08),
		(view, { x, y, unit }) => sandals(view, x, y, unit * 0.06),
	],
};

function basin(view: View) {
	const { sheet, dice, mood, width, night } = view;
	const top = view.at(0.5, 0).y;
	const bottom = view.at(0.5, 0.66).y;
	const water = night ? "#1f6f9a" : "#2fb4cf";
	sheet.add(
		sheet.broad(
			top,
			bottom - top,
			[0, lighter(water, night ? 0.25 : 0.5)],
			[0.4, water],
			[1, darker(water, 0.2)],
		),
		`<rect y="${num(top)}" width="${width}" height="22" fill="${toned(view, "#fffaf0", 0.3)}"/>`,
	);
	for (let i = 0; i < (70 * width) / SIDE; i++) {
		const depth = dice.next();
		const y = top + 34 + depth * (bottom - top - 40);
		const length = 50 + depth * dice.between(60, 180);
		sheet.line(
			`M${num(dice.between(-60, width))} ${num(y)}q${num(length / 4)} ${num(-6 - depth * 10)} ${num(length / 2)} 0t${num(length / 2)} 0`,
			faint(dice.chance(0.6) ? "#ffffff" : darker(water, 0.3), night ? 0.16 : 0.36),
			4 + depth * 6,
		);
	}
	// Lane ropes run away from us: red and white floats that grow smaller.
	const lanes = Math.round((4 * width) / SIDE);
	for (let i = 1; i < lanes; i++) {
		const far = width / 2 + (i / lanes - 0.5) * width * 0.8;
		const near = width / 2 + (i / lanes - 0.5) * width * 1.3;
		for (let k = 0; k <= 13; k++) {
			const share = (k / 13) ** 1.35;
			disc(
				view,
				far + (near - far) * share,
				top + 30 + (bottom - top - 30) * share,
				8 + share * 17,
				toned(view, k % 2 ? "#fff6ea" : mood.accent, 0.3),
			);
		}
	}
}

function slide(view: View, x: number, y: number, unit: number, towards: 1 | -1) {
	const { sheet, mood } = view;
	const at = (dx: number, dy: number) => `${num(x + towards * dx * unit)} ${num(y - dy * unit)}`;
	const frame = toned(view, "#e9eef0", 0.4);
	const chute = toned(view, mood.second, 0.3);
	let steps = "";
	for (let i = 1; i < 7; i++) steps += `M${at(-0.06, i * 0.045)}L${at(0.0, i * 0.045)}`;
	sheet.add(
		line(`M${at(-0.06, 0)}L${at(-0.06, 0.36)}M${at(0, 0)}L${at(0, 0.38)}`, frame, unit * 0.012),
		line(steps, frame, unit * 0.01),
		line(
			`M${at(-0.02, 0.31)}C${at(0.14, 0.3)} ${at(0.1, 0.06)} ${at(0.28, -0.02)}`,
			darker(chute, 0.2),
			unit * 0.062,
		),
		line(
			`M${at(-0.02, 0.32)}C${at(0.14, 0.31)} ${at(0.1, 0.07)} ${at(0.28, -0.01)}`,
			lighter(chute, 0.1),
			unit * 0.042,
		),
		`<ellipse cx="${num(x + towards * 0.31 * unit)}" cy="${num(y + 0.03 * unit)}" rx="${num(unit * 0.08)}" ry="${num(unit * 0.02)}" fill="${faint("#ffffff", 0.7)}"/>`,
	);
}

function ladder({ sheet, night, mood }: View, x: number, y: number, unit: number) {
	const steel = night ? mix("#e6eef2", mood.sky[0], 0.4) : "#f4f8f8";
	const w = unit * 0.07;
	for (const side of [-1, 1])
		sheet.line(
			`M${num(x + side * w)} ${num(y + unit * 0.06)}V${num(y - unit * 0.1)}Q${num(x + side * w)} ${num(y - unit * 0.15)} ${num(x + side * w * 0.6)} ${num(y - unit * 0.15)}T${num(x + side * w * 0.5)} ${num(y - unit * 0.05)}`,
			steel,
			unit * 0.015,
		);
}

function lifebelt(view: View, x: number, y: number, r: number) {
	const { sheet, mood } = view;
	const red = toned(view, mood.accent, 0.25);
	const white = toned(view, "#fffaf0", 0.3);
	shadow(view, x, y + r * 0.1, r * 1.3);
	const ring = (colour: string, more = "") =>
		`<ellipse cx="${num(x)}" cy="${num(y - r * 0.3)}" rx="${num(r)}" ry="${num(r * 0.55)}" fill="none" stroke="${colour}" stroke-width="${num(r * 0.46)}" ${more}/>`;
	sheet.add(
		ring(darker(red, 0.2)),
		`<g transform="translate(0 ${num(-r * 0.12)})">${ring(white)}${ring(red, `stroke-dasharray="${num(r * 0.62)} ${num(r * 0.62)}"`)}</g>`,
	);
}

function sandals({ sheet, mood, night }: View, x: number, y: number, s: number) {
	const sole = night ? mix(mood.second, mood.sky[0], 0.3) : mood.second;
	for (const side of [-1, 1])
		sheet.add(
			`<ellipse cx="${num(x + side * s * 0.6)}" cy="${num(y)}" rx="${num(s * 0.45)}" ry="${num(s * 0.22)}" transform="rotate(${side * 14} ${num(x)} ${num(y)})" fill="${sole}"/>`,
			fill(
				`M${num(x + side * s * 0.6 - s * 0.3)} ${num(y)}q${num(s * 0.3)} ${num(-s * 0.44)} ${num(s * 0.6)} 0Z`,
				mood.accent,
			),
		);
}
