import { isWithoutAir } from "~/studio/story/clothes";
import { PLACES, type Setting } from "~/studio/story/places/list";
import type { Scene } from "~/studio/story/scene";
import type { Weather } from "~/studio/story/vocabulary";
import { mix } from "../drawing/colour";
import type { Mood, Stage } from "../scene/stage";
import type { WeatherDrawing } from "./drawing";
import { fog } from "./fog";
import { rain, storm } from "./rain";
import { cloudy } from "./sky-cover";
import { snow } from "./snow";
import { wind } from "./wind";

const nothing = () => {};

const DRAWINGS: Record<Weather, WeatherDrawing> = {
	clear: { sky: ["#ffffff", 0], behind: nothing, inFront: nothing },
	cloudy,
	rain,
	snow,
	wind,
	storm,
	fog,
};

/** Under a roof weather is only seen through windows; under the sea and in space there is none. */
const isSheltered = (setting: Setting) => PLACES[setting].roof === "drawn" || isWithoutAir(setting);
/** On clouds, on a deck and in the sand no puddle stays, and no snow. */
const GROUNDLESS: readonly Setting[] = ["sky", "sea", "beach", "island", "desert"];

/** The colours of a place under its weather: a grey sky over duller land; indoors only what the windows show. */
export function moodUnder(
	mood: Mood,
	{ setting, weather, time }: Pick<Scene, "setting" | "weather" | "time">,
): Mood {
	const [colour, share] = DRAWINGS[weather].sky;
	if (isWithoutAir(setting) || share === 0) return mood;
	const grey = time === "night" ? mix(colour, mood.sky[0], 0.78) : colour;
	const covered = (tone: string, part: number) => mix(tone, grey, share * part);
	const [top, middle, low] = mood.sky;
	const sky = [covered(top, 1), covered(middle, 1), covered(low, 0.9)] as const;
	if (isSheltered(setting)) return { ...mood, sky };
	return {
		...mood,
		sky,
		glow: covered(mood.glow, 0.5),
		far: covered(mood.far, 0.5),
		mid: covered(mood.mid, 0.4),
		near: covered(mood.near, 0.3),
		front: covered(mood.front, 0.2),
	};
}

/** Draws what of the weather is behind the figures, after the place. */
export function drawWeatherBehind(
	stage: Stage,
	{ setting, weather }: Pick<Scene, "setting" | "weather">,
): void {
	if (isSheltered(setting)) return;
	const { onGround, behind } = DRAWINGS[weather];
	if (!GROUNDLESS.includes(setting)) onGround?.({ ...stage, dice: stage.dice.fork("on the ground") });
	behind({ ...stage, dice: stage.dice.fork("weather") });
}

/** Draws what of it is in front of them, last but the light; it keeps off `keepFree`. */
export function drawWeatherInFront(
	stage: Stage,
	{ setting, weather }: Pick<Scene, "setting" | "weather">,
): void {
	if (!isSheltered(setting)) DRAWINGS[weather].inFront({ ...stage, dice: stage.dice.fork("weather before") });
}
