import { Resvg } from "@resvg/resvg-js";
import { FORMATS, type FormatName } from "~/studio/story/format";
import type { Setting } from "~/studio/story/places/list";
import type { Mood, Shot, Time, Weather } from "~/studio/story/vocabulary";
import { diceFrom } from "../drawing/dice";
import { Sheet, SIDE } from "../drawing/sheet";
import { moodFor, type Stage } from "../scene/stage";
import { drawLight, drawSparks, lightOf } from "../weather/light";
import { drawWeatherBehind, drawWeatherInFront, moodUnder } from "../weather/weather";
import { LAYERED } from "./list";
import { drawBehind, drawInFront } from "./setting";

/** Where feet stand on a picture: as on a cover, above the lower edge. */
const FLOOR = 0.882 * SIDE;

export type EmptyPlace = {
	setting: Setting;
	format: FormatName;
	shot: Shot;
	time: Time;
	seed: string;
	weather?: Weather;
	mood?: Mood;
};

/** A place without anybody in it: what is behind the figures, what is in front of them, or both. */
export function emptyPlace(
	{ setting, format, shot, time, seed, weather = "clear", mood = "calm" }: EmptyPlace,
	layers: "behind" | "front" | "both" = "both",
): Sheet {
	const layered = LAYERED[setting];
	const { width, height, bleed } = FORMATS[format];
	const dice = diceFrom(seed);
	const stage: Stage = {
		sheet: new Sheet((SIDE * (width + 2 * bleed)) / (height + 2 * bleed)),
		dice: dice.fork("scene"),
		night: time === "night",
		mood: moodUnder(moodFor(layered.moods, { time, weather }, dice.fork("mood")), { setting, weather, time }),
		weather,
		floor: FLOOR,
		light: dice.fork("light").chance(0.5) ? -1 : 1,
		keepFree: [],
	};
	if (layers !== "front") {
		drawBehind(layered, stage, shot);
		drawWeatherBehind(stage, { setting, weather });
	}
	if (layers !== "behind") {
		drawInFront(layered, { ...stage, dice: dice.fork("front") }, shot);
		drawWeatherInFront(stage, { setting, weather });
		drawSparks(stage, mood);
		const { sheet, night } = stage;
		const lit = lightOf(mood, night);
		if (lit !== "#ffffff")
			sheet.add(
				`<rect width="${sheet.width}" height="${SIDE}" fill="${lit}" style="mix-blend-mode:multiply"/>`,
			);
		drawLight(stage, mood);
	}
	return stage.sheet;
}

/** Its pixels, RGBA, `height` px high. */
export function pixelsOf(sheet: Sheet, height: number): { pixels: Buffer; width: number; height: number } {
	const drawn = new Resvg(sheet.svg(), {
		fitTo: { mode: "height", value: height },
		font: { loadSystemFonts: false },
		logLevel: "off",
	}).render();
	return { pixels: drawn.pixels, width: drawn.width, height: drawn.height };
}
