import { bandsOf } from "./bands";
import { faint } from "./colour";

/**
 * The sheet a cover is drawn on. Units are tenths of a millimetre: 2160 is the full square of 216 mm, bleed included
 * (210 mm trimmed). Only numbers, colours and our own words reach the SVG; what people wrote arrives as outlines.
 */
export const SIDE = 2160;
/** Units in a mm. */
export const UNITS = 10;
/** 3 mm bleed and 10 mm safe margin: what matters stays this far from the edge. */
export const SAFE = 130;

export type Box = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
/** Whether two boxes share a place. */
export const overlap = (a: Box, b: Box) =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string];
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

/** A number as it stands in the SVG: `digits` after the point, at most. */
export const num = (value: number, digits = 1) => String(Math.round(value * 10 ** digits) / 10 ** digits);

/** A filled path; `more` is further attributes. */
export const fill = (d: string, colour: string, more = "") =>
	`<path d="${d}" fill="${colour}"${more ? ` ${more}` : ""}/>`;

/** A stroked path with round ends; `more` is further attributes, a `fill` among them if it has one. */
export const line = (d: string, colour: string, width: number, more = "") =>
	`<path d="${d}" ${more.includes("fill=") ? "" : `fill="none" `}stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ""}/>`;

/** Collects the parts of a drawing in the order they are painted, and the definitions they use, into one SVG. */
export class Sheet {
	/** `width` in units: a spread is two squares wide. The height is always `SIDE`. */
	constructor(readonly width = SIDE) {}

	private readonly defs: string[] = [];
	private readonly parts: string[] = [];
	private readonly known = new Map<string, string>();

	add(...parts: string[]) {
		this.parts.push(...parts);
	}

	/** Paints one path, as `fill` says. */
	fill(d: string, colour: string, more = "") {
		this.add(fill(d, colour, more));
	}

	/** Strokes one path, as `line` says. */
	line(d: string, colour: string, width: number, more = "") {
		this.add(line(d, colour, width, more));
	}

	/** What was drawn since `from` (a count of parts), taken off the sheet: to be put into a group. */
	take(from: number): string {
		return this.parts.splice(from).join("");
	}

	get count() {
		return this.parts.length;
	}

	/** Keeps a definition and gives its address, `url(#...)`; the same definition is kept once. */
	define(make: (id: string) => string): string {
		const key = make("");
		let id = this.known.get(key);
		if (!id) {
			id = `d${this.known.size}`;
			this.known.set(key, id);
			this.defs.push(make(id));
		}
		return `url(#${id})`;
	}

	/** From (x1, y1) to (x2, y2), in shares of the shape painted. */
	linear(direction: Direction, ...stops: readonly Stop[]): string {
		return this.gradient("objectBoundingBox", direction, stops);
	}

	/** The same in units of the shape's own space. */
	linearInUnits(direction: Direction, ...stops: readonly Stop[]): string {
		return this.gradient("userSpaceOnUse", direction, stops);
	}

	private gradient(units: string, [x1, y1, x2, y2]: Direction, stops: readonly Stop[]): string {
		return this.define(
			(id) =>
				`<linearGradient id="${id}" gradientUnits="${units}" x1="${num(x1, 3)}" y1="${num(y1, 3)}" x2="${num(x2, 3)}" y2="${num(y2, 3)}">${stopsOf(stops)}</linearGradient>`,
		);
	}

	/** Top to bottom. */
	down(...stops: readonly Stop[]): string {
		return this.linear([0, 0, 0, 1], ...stops);
	}

	/**
	 * Top to bottom over the sheet's whole width, from `y` on, as a part to be added: in bands of one colour each, as many as there are
	 * colours. It looks the same as a gradient, which over a page takes longer than all that is drawn on it.
	 */
	broad(y: number, height: number, ...stops: readonly Stop[]): string {
		const bands = bandsOf(stops).map(({ from, to, colour }) =>
			fill(`M0 ${num(y + from * height)}H${num(this.width)}V${num(y + to * height)}H0Z`, colour),
		);
		return `<g shape-rendering="crispEdges">${bands.join("")}</g>`;
	}

	/** From the middle of the shape painted outwards. */
	radial(...stops: readonly Stop[]): string {
		return this.radialAt([0.5, 0.5, 0.5], ...stops);
	}

	/** Around (cx, cy), in shares of the shape painted. */
	radialAt([cx, cy, r]: readonly [number, number, number], ...stops: readonly Stop[]): string {
		return this.define(
			(id) =>
				`<radialGradient id="${id}" cx="${num(cx, 3)}" cy="${num(cy, 3)}" r="${num(r, 3)}">${stopsOf(stops)}</radialGradient>`,
		);
	}

	/** One colour that fades from the middle outwards, by its opacities at the offsets. */
	glow(colour: string, ...stops: readonly (readonly [offset: number, opacity: number])[]): string {
		return this.radial(...stops.map(([offset, opacity]): Stop => [offset, faint(colour, opacity)]));
	}

	clip(d: string): string {
		return this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
	}

	blur(deviation: number): string {
		return this.define(
			(id) =>
				`<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
		);
	}

	/** `seen` is the part of the sheet that is shown, all of it by default; `px` how large it is rendered, however its shares come out. */
	svg(seen: Box = { x: 0, y: 0, width: this.width, height: SIDE }, px: Size = seen): string {
		const { x, y, width, height } = seen;
		return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${x} ${y} ${width} ${height}" width="${px.width}" height="${px.height}" preserveAspectRatio="none"><defs>${this.defs.join("")}</defs>${this.parts.join("")}</svg>`;
	}
}

const stopsOf = (stops: readonly Stop[]) =>
	stops.map(([offset, colour]) => `<stop offset="${num(offset, 3)}" stop-color="${colour}"/>`).join("");
