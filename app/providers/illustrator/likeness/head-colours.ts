import { hexOf } from "../drawing/colour";
import type { Outline } from "./head-outline";
import type { ColourRaster, Plane } from "./raster";

/** A head's colours as drawn, #rrggbb. */
export type HeadColours = { skin: string; hair: string };

/** The middle colour of the px that are counted in, by their light (from and to which share of them, darkest first); `otherwise` of too few. */
export function middleColour(
	{ width, height, r, g, b }: ColourRaster,
	counts: (x: number, y: number, i: number) => boolean,
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
	const skin = middleColour(raster, onCheek, undefined, [0.2, 0.45]);
	const hair = middleColour(
		raster,
		(x, y, i) => (head.data[i] as number) > 0.9 && y / 2 < eyes.y - apart * 0.4 && !inOval(x, y),
		skin,
	);
	return { skin, hair };
}
