/** Colours as stories and drawings name them, "#rrggbb", and their red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** "#ff8000" -> [255, 128, 0]. */
export function rgbOf(hex: string): Rgb {
	const n = Number.parseInt(hex.slice(1), 16);
	return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** [255, 128, 0] -> "#ff8000"; what lies beyond 0 to 255 is cut off. */
export function hexOf([r, g, b]: Rgb): string {
	const byte = (value: number) =>
		Math.round(Math.min(255, Math.max(0, value)))
			.toString(16)
			.padStart(2, "0");
	return `#${byte(r)}${byte(g)}${byte(b)}`;
}
