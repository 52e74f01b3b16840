import type { Composition } from "../vocabulary";
import { pictureLeft, pictureRight } from "./beside";
import { clearing } from "./clearing";
import { closeUp } from "./close-up";
import type { Arrangement } from "./layout";
import { nightWide } from "./night-wide";
import { spread } from "./spread";
import { strip } from "./strip";
import { vignette } from "./vignette";

/** How each composition of the vocabulary shares its paper. */
export const ARRANGEMENTS: Record<Composition, Arrangement> = {
	spread,
	"picture-left": pictureLeft,
	"picture-right": pictureRight,
	vignette,
	"close-up": closeUp,
	strip,
	"night-wide": nightWide,
	clearing,
};
