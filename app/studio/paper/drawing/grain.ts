import { hexOf, rgbOf } from "~/studio/story/colour";
import { diceFrom } from "./dice";

/** Dots of the grain along a side of a cover or page, whatever its size in px: print and screen show the same paper. */
const DOTS = 1024;
const PERIOD = 256;
/** Of the paper's tones, 0 to 255. */
const MIDDLE = 128;
/** How much the paper takes in of the paint. */
const STRENGTH = 150 / 255;

/**
 * Paper under the paint: fine noise over the whole picture. Takes the picture's px as RGBA, opaque, `size` high and
 * `width` wide, and changes them in their place: a second picture of the same size would be another 26 MB in print.
 */
export function layGrain(pixels: Uint8Array, size: number, seed: string, width = size): void {
	const paper = paperOf(seed);
	const along = Uint16Array.from(
		{ length: Math.max(size, width) },
		(_, x) => Math.floor((x * DOTS) / size) % PERIOD,
	);
	const sunken = sunkenTones();
	let at = 0;
	for (let y = 0; y < size; y++) {
		const row = (along[y] as number) * PERIOD;
		for (let x = 0; x < width; x++, at += 4) {
			const tone = (paper[row + (along[x] as number)] as number) << 8;
			pixels[at] = sunken[tone | (pixels[at] as number)] as number;
			pixels[at + 1] = sunken[tone | (pixels[at + 1] as number)] as number;
			pixels[at + 2] = sunken[tone | (pixels[at + 2] as number)] as number;
		}
	}
}

/** What layGrain makes of one colour, #rrggbb, on the whole: what is set live over a picture has sunk in as far. */
export function sunken(colour: string): string {
	const tones = sunkenTones();
	const [r, g, b] = rgbOf(colour).map((paint) => tones[(MIDDLE << 8) | paint] as number);
	return hexOf([r as number, g as number, b as number]);
}

function paperOf(seed: string): Uint8Array {
	const dice = diceFrom(`${seed}/paper`);
	const coarse = new Float32Array(64 * 64).map(() => dice.next() - 0.5);
	return new Uint8Array(PERIOD * PERIOD).map((_, i) => {
		const cell = (Math.floor(i / PERIOD / 4) % 64) * 64 + (Math.floor((i % PERIOD) / 4) % 64);
		return MIDDLE + (dice.next() - 0.5) * 62 + (coarse[cell] as number) * 26;
	});
}

let table: Uint8Array | undefined;

/**
 * What becomes of a paint (low byte of the place) on a paper (high byte): its middle tones sink in, the deeper the darker
 * the paper, as in the darkening half of W3C's soft light (Compositing and Blending, section 10.1.12).
 */
function sunkenTones(): Uint8Array {
	table ??= new Uint8Array(65_536).map((_, i) => {
		const paper = (i >> 8) / 255;
		const paint = (i & 255) / 255;
		const depth = STRENGTH * (1 - 2 * STRENGTH * paper);
		return (paint - depth * paint * (1 - paint)) * 255;
	});
	return table;
}
