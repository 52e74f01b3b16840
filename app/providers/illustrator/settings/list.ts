import type { Setting } from "~/story/vocabulary";
import { hospital } from "./hospital";
import { mountain } from "./mountain";
import { park } from "./park";
import { pool } from "./pool";
import type { LayeredSetting } from "./setting";
import { station } from "./station";

/** The settings that are drawn in layers, by their word of the vocabulary. */
export const LAYERED = {
	hospital,
	mountain,
	park,
	pool,
	station,
} as const satisfies Partial<Record<Setting, LayeredSetting>>;
export type LayeredName = keyof typeof LAYERED;
