import { darker, faint, lighter } from "./colour";
import type { Dice } from "./dice";
import { fill, num, type Point, type Sheet, SIDE } from "./sheet";

/** The hand that draws: curves that are never quite straight, shapes with light, shade and grain of their own. */

/** A smooth curve through the points (Catmull-Rom as cubic Béziers), closed or open. */
export function curve(points: readonly Point[], closed = true): string {
	const n = points.length;
	const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] as Point;
	const [sx, sy] = at(0);
	let d = `M${num(sx)} ${num(sy)}`;
	for (let i = 0; i < (closed ? n : n - 1); i++) {
		const [x0, y0] = at(i - 1);
		const [x1, y1] = at(i);
		const [x2, y2] = at(i + 1);
		const [x3, y3] = at(i + 2);
		d += `C${num(x1 + (x2 - x0) / 6)} ${num(y1 + (y2 - y0) / 6)} ${num(x2 - (x3 - x1) / 6)} ${num(y2 - (y3 - y1) / 6)} ${num(x2)} ${num(y2)}`;
	}
	return closed ? `${d}Z` : d;
}

/** A closed line with corners. */
export const polygon = (points: readonly Point[]) =>
	`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;

/** A round form drawn by hand. */
export function blob(
	dice: Dice,
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	wobble = 0.06,
	count = 12,
): Point[] {
	const start = dice.between(0, Math.PI * 2);
	return Array.from({ length: count }, (_, i): Point => {
		const angle = start + (i / count) * Math.PI * 2;
		const r = 1 + dice.between(-wobble, wobble);
		return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
	});
}

/** A leafy or cloudy form: a ring of bumps. */
export function fluff(dice: Dice, cx: number, cy: number, rx: number, ry: number, bumps = 9): Point[] {
	const start = dice.between(0, Math.PI * 2);
	const points: Point[] = [];
	for (let i = 0; i < bumps * 4; i++) {
		const angle = start + (i / (bumps * 4)) * Math.PI * 2;
		const wave = Math.abs(Math.sin((i / 4) * Math.PI)) * 0.13 + 0.9 + dice.between(-0.02, 0.02);
		points.push([cx + Math.cos(angle) * rx * wave, cy + Math.sin(angle) * ry * wave]);
	}
	return points;
}

/** The corners of a polygon with its sides bent a little, as when cut from paper. */
export function cutPaper(dice: Dice, corners: readonly Point[], bend = 5): string {
	let d = "";
	corners.forEach(([x, y], i) => {
		const [nx, ny] = corners[(i + 1) % corners.length] as Point;
		if (i === 0) d = `M${num(x)} ${num(y)}`;
		const mx = (x + nx) / 2 + dice.between(-bend, bend);
		const my = (y + ny) / 2 + dice.between(-bend, bend);
		d += `Q${num(mx)} ${num(my)} ${num(nx)} ${num(ny)}`;
	});
	return `${d}Z`;
}

/** The top line of land from edge to edge: `rise` is how far it swings, `bumps` how many hills there are. */
export function ridge(dice: Dice, y: number, rise: number, bumps: number, width = SIDE): Point[] {
	const count = bumps * 3 + 2;
	const phase = dice.between(0, Math.PI * 2);
	const second = dice.between(0, Math.PI * 2);
	return Array.from({ length: count + 1 }, (_, i): Point => {
		const share = i / count;
		const wave =
			Math.sin(share * Math.PI * bumps + phase) * 0.62 +
			Math.sin(share * Math.PI * bumps * 2.3 + second) * 0.24 +
			dice.between(-0.14, 0.14);
		return [-60 + share * (width + 120), y - wave * rise];
	});
}

/** Land under a ridge, down to the lower edge of the sheet. */
export function landUnder(top: readonly Point[], bottom = SIDE + 60): string {
	const last = top.at(-1) as Point;
	const first = top[0] as Point;
	return `${curve(top, false)}L${num(last[0])} ${num(bottom)}L${num(first[0])} ${num(bottom)}Z`;
}

/** Height of a ridge at x. */
export function heightAt(top: readonly Point[], x: number): number {
	for (let i = 1; i < top.length; i++) {
		const [x0, y0] = top[i - 1] as Point;
		const [x1, y1] = top[i] as Point;
		if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1);
	}
	return (top.at(-1) as Point)[1];
}

function holds(points: readonly Point[], x: number, y: number): boolean {
	let inside = false;
	for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
		const [xi, yi] = points[i] as Point;
		const [xj, yj] = points[j] as Point;
		if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
	}
	return inside;
}

/** Fine dots of dry paint, as one path; `keep` says how likely a place takes a dot. */
export function dots(
	dice: Dice,
	area: { x: number; y: number; width: number; height: number },
	count: number,
	keep: (x: number, y: number) => number,
): string {
	let d = "";
	for (let i = 0; i < count; i++) {
		const x = area.x + dice.next() * area.width;
		const y = area.y + dice.next() * area.height;
		if (dice.next() < keep(x, y)) d += `M${num(x)} ${num(y)}h.1`;
	}
	return d;
}

/** Draws the path of `dots`; nothing when it has none. */
export const dotted = (d: string, colour: string, size: number) =>
	d
		? `<path d="${d}" stroke="${colour}" stroke-width="${num(size)}" stroke-linecap="round" fill="none"/>`
		: "";

/**
 * Paints a solid form in gouache: lit from one side (-1 left, 1 right), shaded on the other with dry dots and a light edge.
 * Takes the form's points; `grain` is dots per 1000 square units.
 */
export function form(
	sheet: Sheet,
	dice: Dice,
	points: readonly Point[],
	colour: string,
	{
		light = -1,
		grain = 2.4,
		size = 5,
		smooth = true,
	}: { light?: number; grain?: number; size?: number; smooth?: boolean } = {},
) {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const x0 = Math.min(...xs);
	const y0 = Math.min(...ys);
	const width = Math.max(...xs) - x0 || 1;
	const height = Math.max(...ys) - y0 || 1;
	const d = smooth ? curve(points) : polygon(points);
	const paint = sheet.linear(
		light < 0 ? [0.1, 0, 0.9, 1] : [0.9, 0, 0.1, 1],
		[0, lighter(colour, 0.16)],
		[0.5, colour],
		[1, darker(colour, 0.2)],
	);
	const count = Math.min(900, (width * height * grain) / 1000);
	const side = (x: number, y: number) => {
		const across = ((x - x0) / width - 0.5) * -light;
		return across + ((y - y0) / height - 0.5) * 0.8;
	};
	const shade = dots(dice, { x: x0, y: y0, width, height }, count, (x, y) =>
		holds(points, x, y) ? Math.max(0, side(x, y)) * 1.7 : 0,
	);
	const shine = dots(dice, { x: x0, y: y0, width, height }, count * 0.6, (x, y) =>
		holds(points, x, y) ? Math.max(0, -side(x, y) - 0.12) * 1.4 : 0,
	);
	sheet.add(
		fill(d, paint),
		dotted(shade, faint(darker(colour, 0.5), 0.32), size),
		dotted(shine, faint(lighter(colour, 0.6), 0.4), size * 0.85),
	);
}
