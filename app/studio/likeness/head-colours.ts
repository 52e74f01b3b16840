import { hexOf } from "~/studio/story/colour";
import type { Outline } from "./head-outline";
import type { ColourRaster, Plane } from "./raster";

/** Any skin has so many times as much red as blue, and so much red (0 to 1); less have glasses, a camera before the face, and their shadows. */
const REDDER = 1.15;
const REDDEST = 0.2;
/** Where a smaller share of the cheeks is skin by this, the photo has no colours, or others. */
const LEAST_BARE = 0.25;

/** A head's colours as drawn, #rrggbb. */
export type HeadColours = { skin: string; hair: string };

/** Which px are counted in. */
type Counts = (x: number, y: number, i: number) => boolean;

/** The middle colour of the px that are counted in, by their light (from and to which share of them, darkest first); `otherwise` of too few. */
export function middleColour(
	{ width, height, r, g, b }: ColourRaster,
	counts: Counts,
	otherwise = "#c99a76",
	[from, to]: readonly [number, number] = [0.4, 0.75],
): string {
	const found: { light: number; i: number }[] = [];
	for (let y = 0; y < height; y += 2)
		for (let x = 0; x < width; x += 2) {
			const i = y * width + x;
			if (counts(x, y, i)) found.push({ light: (r[i] as number) + (g[i] as number) + (b[i] as number), i });
		}
	if (found.length < 20) return otherwise;
	found.sort((p, q) => p.light - q.light);
	const kept = found.slice(Math.floor(found.length * from), Math.ceil(found.length * to));
	const mean = (channel: Float32Array) =>
		(255 * kept.reduce((sum, { i }) => sum + (channel[i] as number), 0)) / kept.length;
	return hexOf([mean(r), mean(g), mean(b)]);
}

/** The colours of a person's head: its cheeks' for hands and neck; hair, or what is worn on it, from above the face. */
export function personColours(raster: ColourRaster, head: Plane, outline: Outline): HeadColours {
	const { oval, eyes, apart, chin, x: middle } = outline;
	const side = oval.width;
	const inOval = (x: number, y: number) => (oval.data[(y >> 1) * side + (x >> 1)] as number) > 0;
	const onCheek = (x: number, y: number, i: number) => {
		if (!inOval(x, y) || (head.data[i] as number) < 0.9) return false;
		const down = (y / 2 - eyes.y) / (chin.y - eyes.y);
		const aside = Math.abs(x / 2 - middle) / apart;
		// Cheeks beside the nose: no eyes, no mouth, no beard.
		return down > 0.22 && down < 0.5 && aside < 0.75;
	};
	// Dark skin shines: its lighter half is paler than hands are.
	const skin = middleColour(raster, bareOf(raster, onCheek), undefined, [0.25, 0.5]);
	// Hair, and what is worn on it, is what a head ends with: further in a forehead's skin would count as much as it does.
	const atEdge = edgeOf(head, 2 * apart);
	const hair = middleColour(
		raster,
		(x, y) => y / 2 < eyes.y - apart * 0.45 && atEdge(x, y),
		skin,
		[0.22, 0.58],
	);
	return { skin, hair };
}

/** Whether a px lies along a head's outline, but not in what shimmers through at the very edge; `apart` is that of its eyes, in px. */
function edgeOf({ width, data }: Plane, apart: number): (x: number, y: number) => boolean {
	const isClear = (x: number, y: number) =>
		!(x >= 0 && y >= 0 && x < width && (data[y * width + x] ?? 0) > 0.9);
	const isWithin = (x: number, y: number, far: number) => {
		const [straight, aslant] = [Math.round(far), Math.round(far * Math.SQRT1_2)];
		return (
			isClear(x - straight, y) ||
			isClear(x + straight, y) ||
			isClear(x, y - straight) ||
			isClear(x - aslant, y - aslant) ||
			isClear(x + aslant, y - aslant)
		);
	};
	return (x, y) => !isClear(x, y) && !isWithin(x, y, apart * 0.06) && isWithin(x, y, apart * 0.38);
}

/** Of the px that are counted in those that are bare skin, or all where hardly any is. */
function bareOf({ width, height, r, b }: ColourRaster, counts: Counts): Counts {
	const isBare: Counts = (_x, _y, i) => {
		const red = r[i] as number;
		return red > REDDEST && red > (b[i] as number) * REDDER;
	};
	let [all, bare] = [0, 0];
	for (let y = 0; y < height; y += 2)
		for (let x = 0; x < width; x += 2) {
			const i = y * width + x;
			if (!counts(x, y, i)) continue;
			all++;
			if (isBare(x, y, i)) bare++;
		}
	return bare < all * LEAST_BARE ? counts : (x, y, i) => counts(x, y, i) && isBare(x, y, i);
}
