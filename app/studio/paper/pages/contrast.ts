import { type Rgb, rgbOf } from "~/studio/story/colour";
import type { Box } from "~/studio/story/compositions/layout";
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
/** Seen in a grid of so many mm, and in squares of so many of its steps. */
const GRID = 0.75;
const SQUARE = 13;
/** Of two tones in a square the lighter may be so many times the darker: more is the outline of a roof, a mast or a tree, which no veil takes away. */
const CALM = 1.5;
/** What is smaller than this share of a square is a star, not a thing. */
const SPECK = 0.07;
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

/** What words in a box lie on: their ink, how far the ground has to be veiled towards its own tone (0 to 1; 1 where things are in it), and how light it is. */
export type Ground = { ink: Ink; veil: number; tone: number };

/** Chooses the ink for the words of one picture, by the veil that each of their boxes needs for it: as thin as the contrast to the worst pixels allows. */
export function groundsUnder(picture: Pixels, boxes: readonly Box[]): Ground[] {
	const seen = boxes.map((box) => sample(picture, box));
	const [dark, light] = ([DARK, LIGHT] as const).map((ink) =>
		seen.map((one): Ground => ({ ink, veil: veilFor(ink, one), tone: median(one.tones) })),
	) as [Ground[], Ground[]];
	const thickest = (grounds: Ground[]) => Math.max(...grounds.map(({ veil }) => veil));
	return thickest(dark) <= thickest(light) ? dark : light;
}

/** The picture in a box, step by step of the grid, row after row. */
type Seen = { colours: Rgb[]; tones: number[]; across: number };

function veilFor(ink: Ink, { colours, tones, across }: Seen): number {
	if (hasThings(tones, across)) return 1;
	const own = luminance(rgbOf(ink));
	const order = [...tones.keys()].sort(
		(a, b) => contrast(tones[a] as number, own) - contrast(tones[b] as number, own),
	);
	const worst = colours[order[Math.floor(order.length * WORST)] ?? 0] ?? GROUNDS[ink];
	const share =
		STEPS.find((step) => contrast(luminance(mixed(worst, GROUNDS[ink], step)), own) >= WANTED) ?? 1;
	// Even where letters would be read, ground that changes is calmed.
	const changing = Math.min(0.36, spread(tones) * 0.8);
	return Math.max(share, changing < 0.06 ? 0 : changing);
}

/** Whether two tones meet anywhere in a box, as at an outline; the run of a sky is none. */
function hasThings(tones: readonly number[], across: number): boolean {
	const down = tones.length / across;
	for (let y = 0; y < down; y += SQUARE)
		for (let x = 0; x < across; x += SQUARE) {
			const square: number[] = [];
			for (let row = y; row < Math.min(down, y + SQUARE); row++)
				square.push(...tones.slice(row * across + x, row * across + Math.min(across, x + SQUARE)));
			square.sort((a, b) => a - b);
			const at = (share: number) => square[Math.floor((square.length - 1) * share)] as number;
			if (contrast(at(SPECK), at(1 - SPECK)) > CALM) return true;
		}
	return false;
}

const median = (tones: readonly number[]) => [...tones].sort((a, b) => a - b)[tones.length >> 1] ?? 1;

/** How far the brightest and the darkest of the tones are apart, without their extremes. */
function spread(tones: readonly number[]): number {
	const sorted = [...tones].sort((a, b) => a - b);
	return (sorted[Math.floor(sorted.length * 0.9)] ?? 0) - (sorted[Math.floor(sorted.length * 0.1)] ?? 0);
}

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
	a[0] + (b[0] - a[0]) * share,
	a[1] + (b[1] - a[1]) * share,
	a[2] + (b[2] - a[2]) * share,
];

function sample({ data, width, height, pxPerMm, beyond }: Pixels, box: Box): Seen {
	const colours: Rgb[] = [];
	const px = (mm: number, most: number) =>
		Math.min(most - 1, Math.max(0, Math.round((mm + beyond) * pxPerMm)));
	for (let y = box.y; y <= box.y + box.height; y += GRID)
		for (let x = box.x; x <= box.x + box.width; x += GRID) {
			const at = (px(y, height) * width + px(x, width)) * 4;
			colours.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
		}
	return { colours, tones: colours.map(luminance), across: Math.floor(box.width / GRID) + 1 };
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
