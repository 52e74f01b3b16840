import type { Box } from "~/story/compositions/layout";
import { type Rgb, rgbOf } from "../drawing/colour";
import type { Pixels } from "./overlay.server";

/** What words are set in, and the ground that each is calmed towards. */
export const DARK = "#241a38";
const LIGHT = "#fffaf0";
export type Ink = typeof DARK | typeof LIGHT;
const GROUNDS: Record<Ink, Rgb> = { [DARK]: rgbOf("#fff8e8"), [LIGHT]: rgbOf("#16112e") };

/** Against the worst of the pixels below; more than what is asked for, because grain and colour grading come after. */
const WANTED = 5.6;
const WORST = 0.03;
/**
 * How far around the words, and how softly, the ground is calmed, mm: broadly to the sides, as mist and evening light lie, and up to
 * the nearer edge of the picture. What ends on all four sides is seen as a patch.
 */
const AROUND = 1;
const SOFT = { across: 75, down: 30 };
/** Seen in a grid of so many mm. */
const GRID = 0.75;
/** A veil for each step between neighbouring tones: where trees, roofs or a clock are in the box it comes out too thick, and is a label. */
const CALMING = 60;
const STEPS = [0, 0.12, 0.22, 0.32, 0.42, 0.52, 0.62, 0.72, 0.8, 0.88, 0.94, 1];

const linear = (value: number) => {
	const share = value / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float64Array.from({ length: 256 }, (_, i) => linear(i));

/** Relative luminance, as WCAG reckons it. */
export const luminance = ([r, g, b]: Rgb): number =>
	0.2126 * (LINEAR[Math.round(r)] as number) +
	0.7152 * (LINEAR[Math.round(g)] as number) +
	0.0722 * (LINEAR[Math.round(b)] as number);

export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** What words in a box lie on: their ink, how far the ground has to be veiled towards its own tone (0 to 1), and how light it is. */
export type Ground = { ink: Ink; veil: number; tone: number };

/** Chooses the ink for words in a box, and a veil as thin as their contrast to the worst of its pixels allows. */
export function groundUnder(picture: Pixels, box: Box): Ground {
	const seen = sample(picture, box);
	const tones = seen.map(luminance).sort((a, b) => a - b);
	const tone = tones[tones.length >> 1] ?? 1;
	const ink: Ink = tone > 0.2 ? DARK : LIGHT;
	const ground = GROUNDS[ink];
	const own = luminance(rgbOf(ink));
	const share =
		STEPS.find((step) => {
			const veiled = seen
				.map((colour) => contrast(luminance(mixed(colour, ground, step)), own))
				.sort((a, b) => a - b);
			return (veiled[Math.floor(veiled.length * WORST)] ?? 21) >= WANTED;
		}) ?? 1;
	// Even where letters would be read, ground with things in it is calmed; with many things, further than a veil can.
	const busy = Math.max(Math.min(0.48, spread(tones) * 0.8), edges(seen.map(luminance)) * CALMING);
	return { ink, veil: Math.min(1, Math.max(share, busy < 0.06 ? 0 : busy)), tone };
}

/** How much neighbouring tones differ on the whole: outlines of things, not the run of a sky. */
function edges(tones: readonly number[]): number {
	let sum = 0;
	for (let i = 1; i < tones.length; i++) {
		const step = Math.abs((tones[i] as number) - (tones[i - 1] as number));
		if (step > 0.03) sum += step;
	}
	return sum / Math.max(1, tones.length);
}

/** How far the brightest and the darkest of the tones are apart, without their extremes. */
const spread = (tones: readonly number[]) =>
	(tones[Math.floor(tones.length * 0.9)] ?? 0) - (tones[Math.floor(tones.length * 0.1)] ?? 0);

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
	a[0] + (b[0] - a[0]) * share,
	a[1] + (b[1] - a[1]) * share,
	a[2] + (b[2] - a[2]) * share,
];

function sample({ data, width, height, pxPerMm, beyond }: Pixels, box: Box): Rgb[] {
	const found: Rgb[] = [];
	for (let y = box.y; y <= box.y + box.height; y += GRID)
		for (let x = box.x; x <= box.x + box.width; x += GRID) {
			const px = Math.min(width - 1, Math.max(0, Math.round((x + beyond) * pxPerMm)));
			const py = Math.min(height - 1, Math.max(0, Math.round((y + beyond) * pxPerMm)));
			const at = (py * width + px) * 4;
			found.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
		}
	return found;
}

/** Lays the veil over the pixels, in their place: full inside the box, fading out around it, and nowhere beyond the picture it is on. */
export function veil(
	{ data, width, height, pxPerMm, beyond }: Pixels,
	box: Box,
	{ ink, veil: share }: Ground,
	picture: Box,
): void {
	if (share <= 0) return;
	const ground = GROUNDS[ink];
	const isAbove = box.y + box.height / 2 < height / pxPerMm / 2 - beyond;
	/** How far a px is from the words, in shares of how softly the veil ends. */
	const away = (px: number, low: number, size: number, soft: number) => {
		const mm = px / pxPerMm - beyond;
		return Math.max(0, low - AROUND - mm, mm - (low + size + AROUND)) / soft;
	};
	const across = Float64Array.from({ length: width }, (_, x) => away(x, box.x, box.width, SOFT.across) ** 2);
	const px = (mm: number, most: number) => Math.min(most, Math.max(0, Math.round((mm + beyond) * pxPerMm)));
	const [left, right] = [px(picture.x, width), px(picture.x + picture.width, width)];
	const [top, bottom] = [px(picture.y, height), px(picture.y + picture.height, height)];
	for (let y = top; y < bottom; y++) {
		const isBehind = isAbove ? y / pxPerMm - beyond < box.y : y / pxPerMm - beyond > box.y + box.height;
		const down = isBehind ? 0 : away(y, box.y, box.height, SOFT.down) ** 2;
		if (down >= 1) continue;
		for (let x = left, at = (y * width + left) * 4; x < right; x++, at += 4) {
			const far = (across[x] as number) + down;
			if (far >= 1) continue;
			const edge = Math.sqrt(far);
			const own = share * (1 - edge * edge * (3 - 2 * edge));
			for (let k = 0; k < 3; k++) {
				const value = data[at + k] as number;
				data[at + k] = value + ((ground[k] as number) - value) * own;
			}
		}
	}
}
