import { BUILT } from "./built";
import { NATURE } from "./nature";
import type { Place } from "./place";
import { ROOMS } from "./rooms";

const ROWS = { ...NATURE, ...BUILT, ...ROOMS };

/** Where a story plays and what is drawn. */
export type Setting = keyof typeof ROWS;

export const PLACES: Readonly<Record<Setting, Place>> = ROWS;
export const SETTINGS = Object.keys(ROWS) as readonly Setting[];
