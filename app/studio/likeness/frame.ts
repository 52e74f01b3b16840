import type { Point } from "./pixels";

/** Edge of every likeness in px: the largest head on a cover is 630 px high in print. */
export const FRAME = 960;
/** Where the middle between the eyes of every person lies, and how far they are apart: room for the largest hair. */
export const EYES: Point = { x: FRAME / 2, y: 500 };
export const APART = 148;
