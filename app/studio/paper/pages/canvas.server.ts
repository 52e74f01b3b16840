import { Resvg } from "@resvg/resvg-js";
import { rgbOf } from "~/studio/story/colour";
import type { Box, Window } from "~/studio/story/compositions/layout";
import { FORMATS, type FormatName } from "~/studio/story/format";
import { diceFrom } from "../drawing/dice";
import { num, type Size } from "../drawing/sheet";
import { blendOver } from "./blend";
import { type Pixels, renderAround } from "./overlay.server";

export const PAPER_COLOUR = "#fbf4e4";

/** A picture and where it is laid; `svg` gives the part of it that is in a box of the paper (mm), so many px large. */
export type Laid = {
	window: Window;
	svg(seen: Box, px: Size): string;
	/** What is over it without an edge of its own, and the light (#rrggbb) that falls on what is under that. */
	lights: { svg(seen: Box, px: Size): string; light: string } | null;
};

/** Light is rendered so many times smaller than what it falls on: large gradients are what rendering takes longest for. */
const COARSER = 8;

/** Lays pictures on paper of a colour (#rrggbb), each rendered by itself, only as far as it is seen. */
export function canvasOf(
	format: FormatName,
	paper: string,
	pictures: readonly Laid[],
	{ pxPerMm, beyond }: Pick<Pixels, "pxPerMm" | "beyond">,
): Pixels {
	const { width: trimmed, height: high } = FORMATS[format];
	const width = Math.round((trimmed + 2 * beyond) * pxPerMm);
	const height = Math.round((high + 2 * beyond) * pxPerMm);
	const size = { width, height, pxPerMm, beyond };
	const [first, ...others] = pictures;
	const part = first && partOf(size, first);
	// A picture over all the paper is the canvas for the others; 51 MB more would only be copied.
	const isWhole = part?.width === width && part.height === height && first?.window.edge === "bleed";
	const canvas: Pixels = { ...size, data: isWhole ? pixelsOf(first, part) : blank(size, paper) };
	for (const picture of isWhole ? others : pictures) lay(canvas, picture);
	return canvas;
}

function blank({ width, height }: Size, paper: string): Uint8Array {
	const data = new Uint8Array(width * height * 4);
	const [r, g, b] = rgbOf(paper);
	new Uint32Array(data.buffer).fill(((255 << 24) | (b << 16) | (g << 8) | r) >>> 0);
	return data;
}

/** What is seen of a picture: px of the canvas, and mm of the paper. */
type Part = Size & { left: number; top: number; seen: Box };

function partOf(
	{ width: wide, height: high, pxPerMm, beyond }: Omit<Pixels, "data">,
	{ window: { box } }: Laid,
): Part {
	const px = (mm: number) => Math.round((mm + beyond) * pxPerMm);
	const [left, top] = [Math.max(0, px(box.x)), Math.max(0, px(box.y))];
	const width = Math.min(wide, px(box.x + box.width)) - left;
	const height = Math.min(high, px(box.y + box.height)) - top;
	const seen = {
		x: left / pxPerMm - beyond,
		y: top / pxPerMm - beyond,
		width: width / pxPerMm,
		height: height / pxPerMm,
	};
	return { left, top, width, height, seen };
}

/** A part of a picture in its light. */
function pixelsOf({ svg, lights }: Laid, { width, height, seen }: Part): Uint8Array {
	const pixels = rendered(svg(seen, { width, height }));
	if (lights) {
		const coarse = { width: Math.ceil(width / COARSER), height: Math.ceil(height / COARSER) };
		blendOver(
			{ data: pixels, width, height },
			{ data: rendered(lights.svg(seen, coarse)), ...coarse },
			lights.light,
		);
	}
	return pixels;
}

function lay(canvas: Pixels, picture: Laid): void {
	const { data } = canvas;
	const { box, edge } = picture.window;
	const part = partOf(canvas, picture);
	const { left, top, width, height } = part;
	if (edge !== "bleed") renderAround(canvas, box, cutOut(box, edge), 8, hollowOf(box, edge));
	const mask = edge === "round" ? rendered(maskOf(box, edge, part)) : null;
	const pixels = pixelsOf(picture, part);
	for (let y = 0; y < height; y++) {
		let from = y * width * 4;
		let to = ((top + y) * canvas.width + left) * 4;
		if (!mask) {
			data.set(pixels.subarray(from, from + width * 4), to);
			continue;
		}
		for (let x = 0; x < width; x++, from += 4, to += 4) {
			const cover = (mask[from + 3] as number) / 255;
			for (let k = 0; k < 3; k++)
				data[to + k] = (data[to + k] as number) * (1 - cover) + (pixels[from + k] as number) * cover;
		}
	}
}

/** RGBA of an SVG that says how many px it is large. */
const rendered = (svg: string): Uint8Array =>
	new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: "off" }).render().pixels;

/** What a picture covers for certain, whatever is torn off its corners. */
function hollowOf({ x, y, width, height }: Box, edge: Window["edge"]): Box {
	const share = edge === "round" ? 0.12 : 0.02;
	return {
		x: x + width * share,
		y: y + height * share,
		width: width * (1 - 2 * share),
		height: height * (1 - 2 * share),
	};
}

/** The shadow of a piece of paper, and its white edge, in mm. */
function cutOut(box: Box, edge: Window["edge"]): string {
	const d = outlineOf(box, edge);
	const shade = [2.2, 1.6, 1, 0.5]
		.map(
			(down, i) =>
				`<path d="${d}" transform="translate(0.5 ${down})" fill="#3a2a4a" stroke="#3a2a4a" stroke-width="${num(2 + i * 0.2)}" opacity="0.07"/>`,
		)
		.join("");
	return `${shade}<path d="${d}" fill="#fffdf6" stroke="#fffdf6" stroke-width="2.2" stroke-linejoin="round"/>`;
}

const maskOf = (box: Box, edge: Window["edge"], px: Size) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(box.width, 3)} ${num(box.height, 3)}" width="${px.width}" height="${px.height}" preserveAspectRatio="none"><path d="${outlineOf(box, edge)}" fill="#fff"/></svg>`;

/** In mm, from the box's own corner. */
function outlineOf({ width, height }: Box, edge: Window["edge"]): string {
	if (edge !== "round") return `M0 0H${num(width, 2)}V${num(height, 2)}H0Z`;
	const dice = diceFrom(`${num(width)}/${num(height)}`);
	// A superellipse torn by hand: rounder than a card, squarer than an egg.
	const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
	const points = Array.from({ length: 56 }, (_, i) => {
		const angle = (i / 56) * 2 * Math.PI;
		const torn = 1 - dice.between(0, 0.014);
		const x = width / 2 + (squared(Math.cos(angle)) * torn * width) / 2;
		const y = height / 2 + (squared(Math.sin(angle)) * torn * height) / 2;
		return `${num(x, 2)} ${num(y, 2)}`;
	});
	return `M${points.join("L")}Z`;
}
