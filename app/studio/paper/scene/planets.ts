import { darker, faint, lighter } from "../drawing/colour";
import { blob, curve } from "../drawing/pen";
import { fill, line, num, SIDE } from "../drawing/sheet";
import { sparkle } from "./sky";
import type { Stage } from "./stage";

/** Soft clouds of colour in the upper half of the sky. */
export function nebula({ sheet, dice, mood }: Stage) {
	for (let i = 0; i < (7 * sheet.width) / SIDE; i++) {
		const colour = dice.pick([mood.accent, mood.sky[2], mood.far, "#6fd0d8"]);
		const paint = sheet.radial([0, faint(lighter(colour, 0.15), 0.34)], [1, faint(colour, 0)]);
		sheet.add(
			`<ellipse cx="${num(dice.between(0, sheet.width))}" cy="${num(dice.between(200, 1200))}" rx="${num(dice.between(360, 800))}" ry="${num(dice.between(150, 340))}" fill="${paint}"/>`,
		);
	}
}

/** A banded planet with its haze; (x, y) is its middle. */
export function planet(
	{ sheet, dice, light, mood }: Stage,
	x: number,
	y: number,
	r: number,
	colour: string,
	ringed: boolean,
) {
	const tilt = dice.between(-24, -10) * light;
	const ring = (front: boolean) =>
		`<g transform="rotate(${num(tilt)} ${num(x)} ${num(y)})">${[1.62, 1.46, 1.32].map((k, i) => line(`M${num(x - r * k)} ${num(y)}A${num(r * k)} ${num(r * k * 0.26)} 0 0 ${front ? 0 : 1} ${num(x + r * k)} ${num(y)}`, faint(lighter(mood.second, 0.2 + i * 0.2), 0.9 - i * 0.16), r * 0.09)).join("")}</g>`;
	sheet.add(
		`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 1.7)}" fill="${sheet.glow(colour, [0.5, 0.35], [1, 0])}"/>`,
	);
	if (ringed) sheet.add(ring(false));
	const disc = curve(blob(dice, x, y, r, r, 0.006, 16));
	const clip = sheet.clip(disc);
	let bands = "";
	for (let i = 0; i < 6; i++) {
		const by = y - r + (i + 0.6) * r * 0.33;
		bands += line(
			`M${num(x - r * 1.1)} ${num(by)}q${num(r * 0.55)} ${num(dice.between(-20, 20))} ${num(r * 1.1)} 0t${num(r * 1.1)} 0`,
			faint(i % 2 ? lighter(colour, 0.45) : darker(colour, 0.3), 0.45),
			r * dice.between(0.06, 0.17),
		);
	}
	sheet.add(
		fill(
			disc,
			sheet.radialAt(
				[light < 0 ? 0.3 : 0.7, 0.3, 0.85],
				[0, lighter(colour, 0.4)],
				[0.6, colour],
				[1, darker(colour, 0.45)],
			),
		),
		`<g clip-path="${clip}">${bands}<circle cx="${num(x - light * r * 0.5)}" cy="${num(y + r * 0.35)}" r="${num(r * 1.15)}" fill="none" stroke="${faint("#120b34", 0.28)}" stroke-width="${num(r * 0.5)}"/></g>`,
	);
	if (ringed) sheet.add(ring(true));
}

/** A comet; (x, y) is its head, which flies to the left (`side` -1) or right (1). */
export function comet({ sheet, mood }: Stage, x: number, y: number, side: number) {
	sheet.add(
		fill(
			`M${num(x)} ${num(y - 10)}L${num(x - side * 330)} ${num(y - 120)}L${num(x)} ${num(y + 12)}Z`,
			sheet.linear(
				side > 0 ? [1, 1, 0, 0] : [0, 1, 1, 0],
				[0, faint(mood.glow, 0.9)],
				[1, faint(mood.glow, 0)],
			),
		),
		fill(sparkle(x, y, 46), "#fffbe0"),
	);
}
