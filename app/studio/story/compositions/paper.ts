import { FORMATS } from "../format";
import type { Box } from "./layout";

/** The measures that every composition keeps to, in mm. */
export const PAPER = FORMATS.page.width;
const { bleed } = FORMATS.page;
/** Nothing that matters comes so near to the trim, or to the fold. */
export const SAFE = 10;
export const GUTTER = 13;
/** Words keep further away from both. */
export const MARGIN = 21;
/** How far a label of paper reaches beyond its words. */
export const LABEL = 7;
/** Between words and heads. */
export const CLEAR = LABEL + 2;
/** Where feet stand on a picture that fills the paper. */
export const GROUND = 193;

/** The whole paper with what is cut off. */
export const bledOff = (width: number): Box => ({
	x: -bleed,
	y: -bleed,
	width: width + 2 * bleed,
	height: PAPER + 2 * bleed,
});

/** The left edge of a page of the paper. */
export const leftOf = (page: number) => page * PAPER;
export const pagesOf = (width: number) => Math.round(width / PAPER);

/** Where heads and hands may be on one page of a picture `width` wide, from `top` to the ground. */
export function roomOn(page: number, width: number, top: number, bottom: number): Box {
	const pages = pagesOf(width);
	const left = leftOf(page) + (page > 0 ? GUTTER : SAFE);
	const right = leftOf(page + 1) - (page < pages - 1 ? GUTTER : SAFE);
	return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The column that words are set in on a page. */
export const columnOf = (page: number): { x: number; width: number } => ({
	x: leftOf(page) + MARGIN,
	width: PAPER - 2 * MARGIN,
});

/** What a label around words covers. */
export const labelOf = ({ x, y, width, height }: Box): Box => ({
	x: x - LABEL,
	y: y - LABEL,
	width: width + 2 * LABEL,
	height: height + 2 * LABEL,
});
