import { darker, faint, mix } from "../drawing/colour";
import { curve, dots, dotted } from "../drawing/pen";
import { fill, line, num, type Point, SIDE } from "../drawing/sheet";
import { disc, shadow, toned } from "./kit";
import type { View } from "./view";

/** What the shores of a beach and of an island have in common. */

/** The beach that rises out of the lagoon, with the line of foam where it begins. */
export function sand(view: View) {
	const { sheet, dice, mood, width, light } = view;
	const low = view.at(0, 0.42).y;
	const high = view.at(0, 0.26).y;
	const top: Point[] = [];
	for (let i = 0; i <= 8; i++) {
		const share = i / 8;
		const rise = (light < 0 ? share : 1 - share) ** 1.6;
		top.push([share * (width + 120) - 60, low + (high - low) * rise + dice.between(-12, 12)]);
	}
	const tone = mood.near;
	const d = `${curve(top, false)}L${width + 60} ${SIDE + 60}L-60 ${SIDE + 60}Z`;
	sheet.add(
		`<g transform="translate(0 -26)">${line(curve(top, false), faint("#ffffff", view.night ? 0.3 : 0.6), 10)}</g>`,
		line(curve(top, false), faint("#ffffff", view.night ? 0.5 : 0.95), 30),
		fill(d, sheet.down([0, mix(tone, mood.front, 0.26)], [0.12, tone], [1, mix(tone, mood.front, 0.4)])),
		dotted(
			dots(dice, { x: 0, y: low, width, height: SIDE - low }, (900 * width) / SIDE, () => 0.7),
			faint(darker(tone, 0.4), 0.2),
			6,
		),
		dotted(
			dots(dice, { x: 0, y: low, width, height: SIDE - low }, (500 * width) / SIDE, () => 0.7),
			faint("#fffaf0", 0.35),
			5,
		),
	);
}

/** Steps in the sand that lead away from where people stand. */
export function footprints(view: View) {
	const { sheet, mood, light } = view;
	let prints = "";
	for (let i = 0; i < 7; i++) {
		const { x, y, unit } = view.at(0.5 - light * (0.02 + i * 0.035), 0.62 - i * 0.045);
		const r = unit * 0.01;
		prints += `<ellipse cx="${num(x)}" cy="${num(y + (i % 2) * r * 1.6)}" rx="${num(r * 1.3)}" ry="${num(r * 0.6)}" fill="${faint(darker(mood.near, 0.4), 0.35)}"/>`;
	}
	sheet.add(prints);
}

/** A crab that lifts its claws. */
export function crab(view: View, x: number, y: number, s: number) {
	const red = toned(view, view.mood.accent, 0.25);
	shadow(view, x, y, s * 1.6);
	let legs = "";
	for (const side of [-1, 1])
		for (const dy of [0.1, 0.3, 0.5])
			legs += `M${num(x + side * s * 0.6)} ${num(y - s * dy)}q${num(side * s * 0.5)} ${num(-s * 0.3)} ${num(side * s * 0.8)} ${num(s * 0.16)}`;
	view.sheet.add(
		line(legs, darker(red, 0.15), s * 0.13),
		line(
			`M${num(x - s * 0.7)} ${num(y - s * 0.7)}q${num(-s * 0.5)} ${num(-s * 0.2)} ${num(-s * 0.5)} ${num(-s * 0.7)}M${num(x + s * 0.7)} ${num(y - s * 0.7)}q${num(s * 0.5)} ${num(-s * 0.2)} ${num(s * 0.5)} ${num(-s * 0.7)}`,
			red,
			s * 0.17,
		),
		`<ellipse cx="${num(x)}" cy="${num(y - s * 0.5)}" rx="${num(s)}" ry="${num(s * 0.55)}" fill="${red}"/>`,
	);
	for (const side of [-1, 1]) {
		disc(view, x + side * s * 1.2, y - s * 1.55, s * 0.3, red);
		disc(view, x + side * s * 0.3, y - s * 1.15, s * 0.16, "#fffaf0");
		disc(view, x + side * s * 0.3, y - s * 1.15, s * 0.08, "#2c2030");
	}
}

/** A fan of shell. */
export function shell({ sheet }: View, x: number, y: number, s: number, colour: string) {
	sheet.add(
		fill(
			`M${num(x)} ${num(y)}C${num(x - s * 1.6)} ${num(y - s * 0.4)} ${num(x - s * 1.2)} ${num(y - s * 1.8)} ${num(x)} ${num(y - s * 1.8)}C${num(x + s * 1.2)} ${num(y - s * 1.8)} ${num(x + s * 1.6)} ${num(y - s * 0.4)} ${num(x)} ${num(y)}Z`,
			colour,
		),
		line(
			`M${num(x)} ${num(y - s * 0.1)}V${num(y - s * 1.6)}M${num(x)} ${num(y - s * 0.1)}L${num(x - s * 0.7)} ${num(y - s * 1.3)}M${num(x)} ${num(y - s * 0.1)}L${num(x + s * 0.7)} ${num(y - s * 1.3)}`,
			darker(colour, 0.22),
			s * 0.11,
		),
	);
}
