import type { Dice } from "~/studio/paper/drawing/dice";
import { PLACES, type Setting } from "~/studio/story/places/list";
import type { Time, Weather } from "~/studio/story/vocabulary";

/** The light and the weather of a picture, in words that suit its place and what is told of it. */

const OUTSIDE: Record<Time, readonly string[]> = {
	dawn: ["soft early-morning light", "the first glow of the morning"],
	noon: ["clear morning light", "bright, fresh daylight"],
	dusk: ["warm late-afternoon light", "the last glow of the evening"],
	night: ["soft moonlight under many stars", "clear starlight under a deep blue sky"],
};
const INSIDE: Record<Time, readonly string[]> = {
	...OUTSIDE,
	noon: ["clear morning light from the window", "bright daylight from the window"],
	night: ["soft moonlight from the window", "night outside, and a small warm lamp"],
};
const IN_WATER: Record<Time, readonly string[]> = {
	dawn: ["the first light, falling through the water"],
	noon: ["sunlight falling through the water"],
	dusk: ["golden light falling through the water"],
	night: ["moonlight falling through the water"],
};
/** Under clouds the day has no glow. */
const DULL: readonly Weather[] = ["cloudy", "rain", "storm", "fog"];
const IN_DULL: Partial<Record<Time, string>> = {
	dawn: "soft grey early light",
	noon: "soft grey daylight",
	dusk: "the last grey light of the day",
};
const IN_SPACE = ["starlight and a black sky", "a black sky full of bright stars"];
/** The light is told of: what a picture shows at night is often lit by what is in it. */
const IS_LIT =
	/\b(?:light|moon\w*|stars?|starl\w+|starry|sun|sun(?:ny|l|s)\w*|lamp\w*|lantern\w*|candle\w*|torch\w*|glow\w*|dark\w*|dusk|dim|golden?|amber|fire\w*)\b/iu;

/** Nor is it day where the sky is black. */
const IS_ELSEWHERE = /\b(?:black|starry) (?:sky|space)\b|\bstarlight\b/iu;

/** Another seed gives another light, and so another picture, even from a model that takes no seed. */
export function lightOf(
	{ setting, time, weather = "clear" }: { setting: Setting; time: Time; weather?: Weather },
	shows: string,
	dice: Dice,
): string {
	if (setting === "space") return dice.pick(IN_SPACE);
	if (setting === "underwater") return dice.pick(IN_WATER[time]);
	if (IS_ELSEWHERE.test(shows)) return "as the description says";
	const dull = DULL.includes(weather) ? IN_DULL[time] : undefined;
	const lights = dull ? [dull] : PLACES[setting].roof === "drawn" ? INSIDE[time] : OUTSIDE[time];
	const light = dice.pick(lights);
	if (!IS_LIT.test(shows) || (time !== "night" && time !== "dusk")) return light;
	return `${time === "night" ? "night" : "the end of the day"}, lit as the description says`;
}

const WEATHERS: Record<Weather, string> = {
	clear: "fine weather",
	cloudy: "clouds in the sky",
	rain: "rain",
	snow: "falling snow",
	wind: "a strong wind",
	storm: "a storm",
	fog: "mist",
};

/** Empty where there is none: in space, under water, and on a fine day under a roof. */
export function weatherOf({ setting, weather }: { setting: Setting; weather: Weather }): string {
	if (setting === "space" || setting === "underwater") return "";
	if (PLACES[setting].roof !== "drawn") return WEATHERS[weather];
	return weather === "clear" ? "" : `${WEATHERS[weather]} outside`;
}
