import sharp from "sharp";
import { type Anchors, anchorsOf } from "~/studio/likeness/anchors";
import { FRAME } from "~/studio/likeness/frame";
import { hexOf, rgbOf } from "~/studio/story/colour";
import type { Likeness } from "~/studio/story/likeness";
import { polygon } from "../drawing/pen";
import type { Point } from "../drawing/sheet";
import { contourOf } from "./contour";

/**
 * What a body has to know of the head it carries. In the head's own measure: its chin is at (0, 0), its height 100, y
 * down. Of a person 100 is an ordinary head with ordinary hair, so that everybody's face is of one size.
 */
export type HeadForm = {
	/** The square that the picture covers. */
	x: number;
	y: number;
	size: number;
	/** The head's outline as an SVG path. */
	outline: string;
	width: number;
	/** The middle of that width, beside the chin: heads turn and lean. */
	middle: number;
	/** How far a hat or a great head of hair rises above 100, where ordinary hair ends. */
	rise: number;
	/** Half the width of the head at a height (0 chin to -100 top). */
	halfWidthAt(y: number): number;
	/** Middle of the head at a height: heads lean. */
	middleAt(y: number): number;
	/** To which side of the picture a photo that isn't taken from the front looks. */
	looks: -1 | 0 | 1;
	skin: string;
	hair: string;
	/** Whether the outline shows ears on top, as a cat's does. */
	pricked: boolean;
	/** Whether it wears a hat, a hood or a wrap of its own, or hair that no other fits on. */
	covered: boolean;
	/** Where lids go on a person: none where dark glasses hide the eyes, null where nobody knows. */
	lids: readonly Lid[] | null;
};

/** Half the width of an eye, its middle in the head's measure, and the skin under it, #rrggbb. */
export type Lid = { x: number; y: number; half: number; skin: string };

/** A likeness ready to be put on a body; `href` is its picture as a data URI. */
export type HeadArt = HeadForm & { href: string };

/** An ordinary head with its hair is so many times as high as it is from chin to eyes. */
const EYES_TO_CROWN = 2.05;
const GRID = 192;
/** What rises so far above ordinary hair, or is so broad where a brim would sit, is a hat already, or hair that no hat fits on. */
const HIGH = 9;
const BROAD = 62;
/** Read again in the same second: small is of no use. */
const QUICK = { compressionLevel: 3 };
/** Half an eye's width, and how far the skin under it is, in shares of how far apart the eyes are. */
const EYE = { half: 0.3, under: 0.34 };
/** Eyes with what is around them of which so much less light comes than of the cheeks are behind dark glass. */
const DARK = 0.42;
/** How far above the chin the jaw is measured, and how much of what it is beside the chin a head is moved back onto its neck, so much at most; from how much on it looks to that side. */
const JAW = { at: 18, share: 0.6, most: 14, looks: 8 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The picture of a likeness in a light (#rrggbb) as a data URI: a square of `px` px, as large as it will be drawn and no larger. */
export async function pictureOf(likeness: Likeness, px: number, light: string): Promise<string> {
	const source = sharp(likeness.png).ensureAlpha();
	const { width, height } = await source.metadata();
	const edge = Math.max(1, Math.min(px, Math.max(width, height)));
	const [r, g, b] = rgbOf(light);
	const png = await source
		.resize(edge, edge, { fit: "contain", background: CLEAR })
		.linear([r / 255, g / 255, b / 255, 1], [0, 0, 0, 0])
		.png(QUICK)
		.toBuffer();
	return `data:image/png;base64,${png.toString("base64")}`;
}

/** Reads the form and the colours of a likeness. */
export async function readHead(likeness: Likeness): Promise<HeadForm> {
	const data = await sharp(likeness.png)
		.ensureAlpha()
		.resize(GRID, GRID, { fit: "contain", background: CLEAR })
		.raw()
		.toBuffer();
	const alpha = (x: number, y: number) =>
		x < 0 || y < 0 || x >= GRID || y >= GRID ? 0 : (data[(y * GRID + x) * 4 + 3] as number);
	const rows = Array.from({ length: GRID }, (_, y) => {
		let left = -1;
		let right = -1;
		for (let x = 0; x < GRID; x++) {
			if (alpha(x, y) < 128) continue;
			if (left < 0) left = x;
			right = x;
		}
		return { left, right };
	});
	const filled = rows.flatMap(({ left }, y) => (left >= 0 ? [y] : []));
	const top = filled[0] ?? 0;
	const bottom = filled.at(-1) ?? GRID - 1;
	const left = Math.min(...rows.filter((row) => row.left >= 0).map((row) => row.left), GRID);
	const right = Math.max(...rows.map((row) => row.right), 0);
	const blank = filled.length < 8 || right - left < 8;
	const anchors = anchorsOf(likeness.png);
	const { scale, centre, foot, looks } = measureOf(
		anchors,
		rows,
		blank ? { left: 0, right: GRID - 1, top: 0, bottom: GRID - 1 } : { left, right, top, bottom },
	);
	const toHead = (x: number, y: number): Point => [(x - centre) * scale, (y - foot) * scale];
	const rowAt = (y: number) => {
		const row = rows[Math.min(GRID - 1, Math.max(0, Math.round(foot + y / scale)))];
		return row && row.left >= 0 ? row : { left: centre, right: centre };
	};
	const [x, y] = toHead(0, 0);
	const rise = blank ? 0 : Math.max(0, (foot - top) * scale - 100);
	const colours = anchors ?? coloursOf(data, rows, top, bottom);
	const halfWidthAt = (at: number) => ((rowAt(at).right - rowAt(at).left + 1) / 2) * scale;
	return {
		x,
		y,
		size: GRID * scale,
		outline: blank
			? ""
			: polygon(contourOf((px, py) => alpha(px, py) >= 100, GRID).map(([px, py]) => toHead(px, py))),
		middle: blank ? 0 : ((left + right + 1) / 2 - centre) * scale,
		width: blank ? 80 : (right - left + 1) * scale,
		rise,
		looks,
		halfWidthAt,
		middleAt: (at) => ((rowAt(at).right + rowAt(at).left + 1) / 2 - centre) * scale,
		skin: colours.skin,
		hair: colours.hair,
		pricked: isPricked(rows, alpha, top, bottom),
		covered: anchors?.wears?.hat === true || rise > HIGH || halfWidthAt(-78) > BROAD,
		lids: lidsOf(anchors, data, toHead),
	};
}

/** Lids in the colour of the skin under each eye: faces are lit from a side. */
function lidsOf(
	anchors: Anchors | null,
	data: Uint8Array,
	toHead: (x: number, y: number) => Point,
): readonly Lid[] | null {
	if (!anchors?.face) return null;
	const eyes = anchors.face.eyes.map(({ x, y }): Point => [(x * GRID) / FRAME, (y * GRID) / FRAME]);
	const [[ax, ay], [bx, by]] = eyes as [Point, Point];
	const apart = Math.hypot(bx - ax, by - ay);
	const lids = eyes.map(([x, y]): Lid => {
		const [hx, hy] = toHead(x, y);
		const half = toHead(x + apart * EYE.half, y)[0] - hx;
		return { x: hx, y: hy, half, skin: middling(data, x, y + apart * EYE.under, apart * 0.16) };
	});
	const light = (colour: string) => rgbOf(colour).reduce((sum, value) => sum + value, 0);
	const isDark = eyes.every(
		([x, y]) => light(middling(data, x, y, apart * 0.36)) < light(anchors.skin) * DARK,
	);
	return isDark ? [] : lids;
}

/** The middling colour of a patch: no rim of glasses, no shine. */
function middling(data: Uint8Array, x: number, y: number, half: number): string {
	const found: [number, number, number][] = [];
	for (let py = Math.round(y - half * 0.6); py <= y + half * 0.6; py++)
		for (let px = Math.round(x - half); px <= x + half; px++) {
			const at = (py * GRID + px) * 4;
			found.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
		}
	found.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
	return hexOf(found[Math.floor(found.length / 2)] ?? [0, 0, 0]);
}

type Edges = { left: number; right: number; top: number; bottom: number };

/** How large a head is on the grid, and where its middle and its chin are: by its face, or by its outline where it has none. */
function measureOf(anchors: Anchors | null, rows: Rows, { left, right, top, bottom }: Edges) {
	const face = anchors?.face;
	if (!face)
		return {
			...{ scale: 100 / (bottom - top + 1), centre: (left + right + 1) / 2, foot: bottom + 1 },
			looks: 0 as HeadForm["looks"],
		};
	const toGrid = GRID / FRAME;
	const [one, other] = face.eyes;
	const height = (face.chin.y - (one.y + other.y) / 2) * toGrid * EYES_TO_CROWN;
	const scale = 100 / height;
	const [chin, foot] = [face.chin.x * toGrid, face.chin.y * toGrid];
	// The chin of a head that is turned is at its side: the neck is under the jaw.
	const jaw = rows[Math.round(foot - JAW.at / scale)];
	const beside = jaw && jaw.left >= 0 ? (jaw.left + jaw.right + 1) / 2 - chin : 0;
	const most = JAW.most / scale;
	const centre = chin + Math.max(-most, Math.min(most, beside * JAW.share));
	const aside = beside * scale;
	const looks: HeadForm["looks"] = Math.abs(aside) < JAW.looks ? 0 : aside > 0 ? -1 : 1;
	return { scale, centre, foot, looks };
}

type Rows = readonly { left: number; right: number }[];

/** Mean colour of the cheeks' band for hands and neck; of the crown for fur and hair. */
function coloursOf(data: Buffer, rows: Rows, top: number, bottom: number) {
	const middling = (from: number, to: number, inner: number) => {
		const found: [number, number, number][] = [];
		for (let y = Math.round(top + (bottom - top) * from); y < top + (bottom - top) * to; y++) {
			const row = rows[y];
			if (!row || row.left < 0) continue;
			const half = ((row.right - row.left) / 2) * inner;
			const middle = (row.left + row.right) / 2;
			for (let x = Math.round(middle - half); x < middle + half; x++) {
				const at = (y * GRID + x) * 4;
				if ((data[at + 3] as number) < 200) continue;
				found.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
			}
		}
		if (found.length === 0) return "#c99a76";
		found.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
		const kept = found.slice(Math.floor(found.length * 0.35), Math.ceil(found.length * 0.75));
		const mean = (k: 0 | 1 | 2) => kept.reduce((sum, colour) => sum + colour[k], 0) / kept.length;
		return hexOf([mean(0), mean(1), mean(2)]);
	};
	return { skin: middling(0.6, 0.82, 0.55), hair: middling(0.06, 0.26, 0.8) };
}

/** Two peaks with a valley between them. */
function isPricked(
	rows: Rows,
	alpha: (x: number, y: number) => number,
	top: number,
	bottom: number,
): boolean {
	const height = bottom - top;
	const middle = rows[Math.round(top + height * 0.5)];
	if (!middle || middle.left < 0) return false;
	const first = (x: number) => {
		for (let y = 0; y < GRID; y++) if (alpha(x, y) > 128) return y;
		return GRID;
	};
	const width = middle.right - middle.left;
	const valley = first(Math.round((middle.left + middle.right) / 2));
	const peak = (from: number, to: number) =>
		Math.min(
			...Array.from({ length: 12 }, (_, i) =>
				first(Math.round(middle.left + width * (from + ((to - from) * i) / 11))),
			),
		);
	return valley - peak(0.02, 0.38) > height * 0.07 && valley - peak(0.62, 0.98) > height * 0.07;
}
