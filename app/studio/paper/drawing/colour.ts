import { hexOf, rgbOf } from "~/studio/story/colour";

/** Colours as "#rrggbb"; what these functions give can stand in an SVG attribute as it is. */

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
