/** Colours as "#rrggbb"; what these functions give can stand in an SVG attribute as it is. */
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

/** From a (share 0) to b (share 1). */
export function mix(a: string, b: string, share: number): string {
	const [ar, ag, ab] = rgbOf(a);
	const [br, bg, bb] = rgbOf(b);
	return hexOf([ar + (br - ar) * share, ag + (bg - ag) * share, ab + (bb - ab) * share]);
}

/** Towards a warm white, for what the light falls on. */
export const lighter = (colour: string, share: number) => mix(colour, "#fff6e0", share);
/** Towards a deep violet rather than black: shadows in a painting keep a colour. */
export const darker = (colour: string, share: number) => mix(colour, "#1d1240", share);

/** The colour, see-through: opacity 0 to 1. */
export function faint(colour: string, opacity: number): string {
	const [r, g, b] = rgbOf(colour);
	return `rgba(${r},${g},${b},${Math.round(opacity * 1000) / 1000})`;
}
