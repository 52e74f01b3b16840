import { darker, faint, lighter } from "../drawing/colour";
import { fill, line, num, type Point } from "../drawing/sheet";
import type { Stage } from "./stage";

/** Points along a rope that hangs between two places. */
function hanging([x0, y0]: Point, [x1, y1]: Point, sag: number, count: number): Point[] {
	return Array.from({ length: count + 1 }, (_, i): Point => {
		const t = i / count;
		return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)];
	});
}

const rope = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;

/** Bunting: small flags in turn of the colours given. */
export function bunting(
	{ sheet, dice }: Stage,
	from: Point,
	to: Point,
	sag: number,
	colours: readonly string[],
) {
	const points = hanging(from, to, sag, 18);
	sheet.line(rope(points), "#6b4f4a", 5);
	points.slice(1, -1).forEach(([x, y], i) => {
		if (i % 2) return;
		const colour = colours[(i / 2) % colours.length] as string;
		const s = 34 + dice.between(-3, 3);
		sheet.add(
			fill(
				`M${num(x - s)} ${num(y - 2)}Q${num(x)} ${num(y + 5)} ${num(x + s)} ${num(y - 2)}L${num(x + dice.between(-5, 5))} ${num(y + s * 1.9)}Z`,
				colour,
			),
			fill(
				`M${num(x)} ${num(y + 2)}L${num(x + s)} ${num(y - 2)}L${num(x)} ${num(y + s * 1.9)}Z`,
				faint(darker(colour, 0.4), 0.3),
			),
		);
	});
}

/** A string of lamps; by night each has its halo. */
export function lamps({ sheet, night, mood }: Stage, from: Point, to: Point, sag: number, count = 9) {
	const points = hanging(from, to, sag, count);
	sheet.line(rope(hanging(from, to, sag, 24)), faint("#2b2140", 0.75), 4);
	const halo = sheet.glow(mood.glow, [0, 0.75], [0.4, 0.22], [1, 0]);
	for (const [x, y] of points.slice(1, -1)) {
		if (night) sheet.add(`<circle cx="${num(x)}" cy="${num(y + 20)}" r="78" fill="${halo}"/>`);
		sheet.add(
			fill(`M${num(x - 7)} ${num(y)}h14v12h-14Z`, "#4a3b52"),
			`<ellipse cx="${num(x)}" cy="${num(y + 25)}" rx="14" ry="18" fill="${night ? "#fff3bd" : lighter(mood.second, 0.45)}"/>`,
		);
	}
}

/** Paper lanterns that float up into the sky. */
export function skyLanterns(
	{ sheet, dice, mood }: Stage,
	count: number,
	area: { x: number; y: number; width: number; height: number },
) {
	const halo = sheet.glow("#ffb95e", [0, 0.7], [0.45, 0.22], [1, 0]);
	const paper = sheet.down([0, "#ffdf97"], [0.65, "#ff9f4a"], [1, "#fff0b5"]);
	for (let i = 0; i < count; i++) {
		const x = area.x + dice.next() * area.width;
		const y = area.y + dice.next() * area.height;
		const s = dice.between(16, 44);
		sheet.add(
			`<circle cx="${num(x)}" cy="${num(y)}" r="${num(s * 3)}" fill="${halo}"/>`,
			fill(
				`M${num(x - s * 0.62)} ${num(y + s)}Q${num(x - s * 1.05)} ${num(y - s)} ${num(x)} ${num(y - s * 1.1)}Q${num(x + s * 1.05)} ${num(y - s)} ${num(x + s * 0.62)} ${num(y + s)}Q${num(x)} ${num(y + s * 1.2)} ${num(x - s * 0.62)} ${num(y + s)}Z`,
				paper,
			),
			line(
				`M${num(x - s * 0.6)} ${num(y + s)}Q${num(x)} ${num(y + s * 1.2)} ${num(x + s * 0.6)} ${num(y + s)}`,
				faint(mood.letters[2], 0.5),
				s * 0.09,
			),
		);
	}
}

/** Fireflies or sparks: soft points of light. */
export function fireflies(
	{ sheet, dice, mood }: Stage,
	count: number,
	area: { x: number; y: number; width: number; height: number },
	colour = mood.glow,
) {
	const halo = sheet.radial(
		[0, faint(lighter(colour, 0.6), 0.95)],
		[0.18, faint(colour, 0.6)],
		[1, faint(colour, 0)],
	);
	for (let i = 0; i < count; i++) {
		const r = dice.between(12, 44);
		sheet.add(
			`<circle cx="${num(area.x + dice.next() * area.width)}" cy="${num(area.y + dice.next() * area.height)}" r="${num(r)}" fill="${halo}"/>`,
		);
	}
}
