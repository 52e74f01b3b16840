import type { Setting } from "~/story/vocabulary";
import { LAYERED } from "../settings/list";
import { asScenery } from "../settings/setting";
import type { Scenery } from "./stage";

/** Places drawn for one square, the title above; the others are drawn in layers (settings/list). */
const SQUARE: Record<Exclude<Setting, keyof typeof LAYERED>, Scenery> = {
};

/** The scenery of a setting. */
export const sceneryOf = (setting: Setting): Scenery => {
	const layered = Object.entries(LAYERED).find(([name]) => name === setting)?.[1];
	return layered ? asScenery(layered) : SQUARE[setting as keyof typeof SQUARE];
};
