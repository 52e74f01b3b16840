import { faint, hexOf, mix, rgbOf } from "../drawing/colour";
import { fill, line, num } from "../drawing/sheet";

/**
 * A figure cut from paper: every part laid on it is drawn, and its outline kept, so that the whole figure gets one
 * narrow pale edge as if cut with scissors. Measures are those of the head: 100 is its height, (0, 0) the chin.
 */
export class Doll {
	private readonly edges: string[] = [];
	private readonly parts: string[] = [];

	constructor(
		private readonly tint: string,
		private readonly edge: string,
		private readonly rim: number,
		/** The paint of a small light's glow, from its middle outwards. */
		readonly glow: string,
	) {}

	/** The colour as the scene's light shows it. */
	lit(colour: string): string {
		const [r, g, b] = rgbOf(colour);
		const [tr, tg, tb] = rgbOf(this.tint);
		return hexOf([(r * tr) / 255, (g * tg) / 255, (b * tb) / 255]);
	}

	shape(d: string, colour: string, more = "") {
		this.edges.push(line(d, this.edge, this.rim * 2, `fill="${this.edge}"`));
		this.parts.push(fill(d, colour.startsWith("#") ? this.lit(colour) : colour, more));
	}

	/** A limb: a thick line with round ends. */
	limb(d: string, colour: string, width: number) {
		this.edges.push(line(d, this.edge, width + this.rim * 2));
		this.parts.push(
			line(d, this.lit(mix(colour, "#1d1240", 0.14)), width),
			line(d, this.lit(colour), width * 0.78),
		);
	}

	/** A detail on what is there already; adds nothing to the outline. */
	detail(markup: string) {
		this.parts.push(markup);
	}

	/** A soft dark or light mark on what is there already. */
	mark(d: string, colour: string, opacity: number) {
		this.parts.push(fill(d, faint(colour, opacity)));
	}

	seam(d: string, colour: string, width: number, opacity = 1) {
		this.parts.push(line(d, faint(this.lit(colour), opacity), width));
	}

	/** An edge for something that is drawn by other means, such as the picture of the head. */
	outline(d: string) {
		this.edges.push(line(d, this.edge, this.rim * 2, `fill="${this.edge}"`));
	}

	/** What is drawn in a unit of its own, `scale` times as large, whose zero lies `down` below the chin: the body under a head. */
	scaled(scale: number, down: number, draw: (doll: Doll) => void) {
		const inner = new Doll(this.tint, this.edge, this.rim / scale, this.glow);
		draw(inner);
		const placed = (parts: readonly string[]) =>
			`<g transform="translate(0 ${num(down)}) scale(${num(scale, 3)})">${parts.join("")}</g>`;
		this.edges.push(placed(inner.edges));
		this.parts.push(placed(inner.parts));
	}

	/** The paper that the figure is cut from, edge and all: its shape is the whole figure's. */
	paper(): string {
		return this.edges.join("");
	}

	svg(): string {
		return this.paper() + this.parts.join("");
	}
}

/** A circle, or an ellipse with another upright radius, as the `d` of a path. */
export const circle = (cx: number, cy: number, r: number, ry = r) =>
	`M${num(cx - r, 2)} ${num(cy, 2)}a${num(r, 2)} ${num(ry, 2)} 0 1 0 ${num(2 * r, 2)} 0a${num(r, 2)} ${num(ry, 2)} 0 1 0 ${num(-2 * r, 2)} 0Z`;
