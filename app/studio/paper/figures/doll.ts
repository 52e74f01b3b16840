import { hexOf, rgbOf } from "~/studio/story/colour";
import { faint, mix } from "../drawing/colour";
import { type Box, fill, line, num, type Point } from "../drawing/sheet";
import { after, type Matrix, moved, pointsOf, UNMOVED } from "./bounds";

/** The light a figure is drawn in: what falls on its colours, its edge of paper, a small light's glow. */
export type DollLight = { tint: string; edge: string; glow: string };

/**
 * A figure cut from paper: every part laid on it is drawn, and its outline kept, so that the whole figure gets one
 * narrow pale edge as if cut with scissors. It knows what it covers.
 */
export class Doll {
	private readonly edges: string[] = [];
	private readonly parts: string[] = [];
	private readonly covered: [left: number, top: number, right: number, bottom: number];

	constructor(
		private readonly light: DollLight,
		/** How broad the edge is, in the figure's own unit. */
		private readonly rim: number,
		private readonly matrix: Matrix = UNMOVED,
		covered?: [number, number, number, number],
	) {
		this.covered = covered ?? [Infinity, Infinity, -Infinity, -Infinity];
	}

	get glow() {
		return this.light.glow;
	}

	/** What falls on its colours. */
	get tint() {
		return this.light.tint;
	}

	/** The colour as the scene's light shows it. */
	lit(colour: string): string {
		const [r, g, b] = rgbOf(colour);
		const [tr, tg, tb] = rgbOf(this.light.tint);
		return hexOf([(r * tr) / 255, (g * tg) / 255, (b * tb) / 255]);
	}

	shape(d: string, colour: string, more = "") {
		this.outline(d);
		this.parts.push(fill(d, colour.startsWith("#") ? this.lit(colour) : colour, more));
	}

	/** A limb: a thick line with round ends. */
	limb(d: string, colour: string, width: number) {
		this.covers(d, width / 2 + this.rim);
		this.edges.push(line(d, this.light.edge, width + this.rim * 2));
		this.parts.push(
			line(d, this.lit(mix(colour, "#1d1240", 0.14)), width),
			line(d, this.lit(colour), width * 0.78),
		);
	}

	/** A line with an edge of its own. */
	stroke(d: string, colour: string, width: number) {
		this.covers(d, width / 2 + this.rim);
		this.edges.push(line(d, this.light.edge, width + this.rim * 2));
		this.parts.push(line(d, colour, width));
	}

	/** A detail on what is there already; adds nothing to the outline. */
	detail(markup: string) {
		this.parts.push(markup);
	}

	/** A soft round light around (x, y): part of what the figure covers, not of its paper. */
	shine(x: number, y: number, r: number) {
		this.covers(circle(x, y, r), 0);
		this.parts.push(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${this.glow}"/>`);
	}

	/** A soft dark or light mark on what is there already. */
	mark(d: string, colour: string, opacity: number) {
		this.parts.push(fill(d, faint(colour, opacity)));
	}

	seam(d: string, colour: string, width: number, opacity = 1) {
		this.covers(d, width / 2);
		this.parts.push(line(d, faint(this.lit(colour), opacity), width));
	}

	/** An edge for something that is drawn by other means, such as the picture of the head. */
	outline(d: string) {
		this.covers(d, this.rim);
		this.edges.push(line(d, this.light.edge, this.rim * 2, `fill="${this.light.edge}"`));
	}

	/** What is drawn in a space of its own: turned by `turn` degrees clockwise, `scale` times as large, its zero at (x, y); a negative `across` mirrors it. */
	within({ x = 0, y = 0, turn = 0, scale = 1, across = 1 }: Space, draw: (doll: Doll) => void) {
		const angle = (turn * Math.PI) / 180;
		const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
		const own: Matrix = [cos * across, sin * across, -sin, cos, x, y];
		const inner = new Doll(this.light, this.rim / scale, after(this.matrix, own), this.covered);
		draw(inner);
		const open = `<g transform="matrix(${own.map((value) => num(value, 4)).join(" ")})">`;
		if (inner.edges.length > 0) this.edges.push(`${open}${inner.edges.join("")}</g>`);
		if (inner.parts.length > 0) this.parts.push(`${open}${inner.parts.join("")}</g>`);
	}

	/** Counts a point as covered, and draws nothing there. */
	reaches(x: number, y: number) {
		this.covers(`M${x} ${y}`, 0);
	}

	private covers(d: string, around: number) {
		const [a, b, c, e] = this.matrix;
		const far = around * Math.sqrt(Math.max(Math.abs(a * e - b * c), 1e-9));
		for (const [px, py] of pointsOf(d)) {
			const [x, y] = moved(this.matrix, px, py);
			this.covered[0] = Math.min(this.covered[0], x - far);
			this.covered[1] = Math.min(this.covered[1], y - far);
			this.covered[2] = Math.max(this.covered[2], x + far);
			this.covered[3] = Math.max(this.covered[3], y + far);
		}
	}

	/** Everything drawn so far lies in it. */
	get box(): Box {
		const [left, top, right, bottom] = this.covered;
		return right < left
			? { x: 0, y: 0, width: 0, height: 0 }
			: { x: left, y: top, width: right - left, height: bottom - top };
	}

	/** The paper that the figure is cut from, edge and all: its shape is the whole figure's. */
	paper(): string {
		return this.edges.join("");
	}

	svg(): string {
		return this.paper() + this.parts.join("");
	}
}

export type Space = { x?: number; y?: number; turn?: number; scale?: number; across?: 1 | -1 };

/** A circle, or an ellipse with another upright radius, as the `d` of a path. */
export const circle = (cx: number, cy: number, r: number, ry = r) =>
	`M${num(cx - r, 2)} ${num(cy, 2)}a${num(r, 2)} ${num(ry, 2)} 0 1 0 ${num(2 * r, 2)} 0a${num(r, 2)} ${num(ry, 2)} 0 1 0 ${num(-2 * r, 2)} 0Z`;

/** The outline of a soft limb along joints, each with its half width, as the `d` of a path; bends are rounded. */
export function limbPath(joints: readonly Point[], halves: readonly number[]): string {
	const centre: [number, number, number][] = [];
	const push = (x: number, y: number, r: number) => {
		centre.push([x, y, r]);
	};
	joints.forEach(([x, y], i) => {
		const r = halves[i] as number;
		const before = joints[i - 1];
		const next = joints[i + 1];
		if (!before || !next) {
			push(x, y, r);
			return;
		}
		// Rounded by a quadratic curve that leaves the bones a third before the joint.
		const from = [x + (before[0] - x) * 0.3, y + (before[1] - y) * 0.3] as const;
		const to = [x + (next[0] - x) * 0.3, y + (next[1] - y) * 0.3] as const;
		for (let k = 0; k <= 4; k++) {
			const t = k / 4;
			const [p, q, s] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
			push(p * from[0] + q * x + s * to[0], p * from[1] + q * y + s * to[1], r);
		}
	});
	let d = "";
	centre.forEach(([x, y, r], i) => {
		d += circle(x, y, r);
		const next = centre[i + 1];
		if (!next) return;
		const [nx, ny, nr] = next;
		const length = Math.hypot(nx - x, ny - y);
		if (length < 0.01) return;
		const [ux, uy] = [-(ny - y) / length, (nx - x) / length];
		// The same way round as the circles, so that the pieces are one.
		d += `M${num(x - ux * r, 2)} ${num(y - uy * r, 2)}L${num(x + ux * r, 2)} ${num(y + uy * r, 2)}L${num(nx + ux * nr, 2)} ${num(ny + uy * nr, 2)}L${num(nx - ux * nr, 2)} ${num(ny - uy * nr, 2)}Z`;
	});
	return d;
}
