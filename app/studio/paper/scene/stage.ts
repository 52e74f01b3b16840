import type { Time, Weather } from "~/studio/story/vocabulary";
import { mix } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import type { Box, Sheet } from "../drawing/sheet";

/** The colours of one setting at one time of day. Every tint comes from these few, so that a cover holds together. */
export type Mood = {
	/** Top, middle and horizon. */
	sky: readonly [string, string, string];
	/** Sun, moon, lamps. */
	glow: string;
	/** What lies far, in the middle, near, and right in front. */
	far: string;
	mid: string;
	near: string;
	front: string;
	/** Two colours for what should catch the eye. */
	accent: string;
	second: string;
	/** The light that falls on the figures: white by day. */
	tint: string;
	/** Letters, their lower half and their outline. */
	letters: readonly [string, string, string];
};

/**
 * What a setting is drawn on. Sizes are units of the sheet. What is drawn at (x, y) stands there: it is the middle of its
 * foot, unless its own comment says otherwise.
 */
export type Stage = {
	sheet: Sheet;
	dice: Dice;
	night: boolean;
	mood: Mood;
	/** Where the figures' feet are, in units of the sheet. */
	floor: number;
	/** Where the light comes from: -1 left, 1 right. */
	light: number;
	/** What is seen through windows; clear when it isn't said. */
	weather?: Weather;
	/** Who lies or sits in a bed of their own: the middle of the body on what it lies on, `head` the side its head is on. */
	sleepers?: { x: number; y: number; width: number; size: number; head: 1 | -1 }[];
	/** Heads and title: nothing that draws the eye may be put here. */
	keepFree: readonly Box[];
};

/** How much of the sky's colour is in the light on figures and things; by night most of it is the brown of the dark, for skin in blue light would look dead. */
const SKYLIGHT = { day: 0.1, night: 0.2 };
const DARK = "#6e5a2c";
/** The light that falls on figures and things, #rrggbb: their own colours show through it, and yet they belong to their hour. */
export const lightOnPaper = ({ mood, night }: Pick<Stage, "mood" | "night">): string =>
	night
		? mix(mix("#ffffff", mood.tint, 0.5), mix(mood.sky[1], DARK, 0.7), SKYLIGHT.night)
		: mix(mix("#ffffff", mood.tint, 0.5), mood.sky[1], SKYLIGHT.day);

/** A place on the side that the light comes from, so far from the edge. */
export function onLitSide({ sheet, dice, light }: Stage, nearest: number, farthest: number): number {
	const away = dice.between(nearest, farthest);
	return light < 0 ? away : sheet.width - away;
}

/** A mood as a setting writes it down: the land's four from the furthest to the nearest. */
export type Palette = Pick<Mood, "sky" | "letters"> & {
	land: readonly [far: string, mid: string, near: string, front: string];
	accents: readonly [accent: string, second: string];
	light: readonly [glow: string, tint: string];
};

/** The colours of a setting: by day, the first has the sun high and the second low. */
export type Moods = { day: readonly [high: Palette, low: Palette]; night: readonly Palette[] };

/** Under such a sky nobody sees how high the sun is: the reds of a low one would only turn to mud. */
const SUNLESS: readonly Weather[] = ["cloudy", "rain", "snow", "storm", "fog"];

/** The colours of an hour: by day the sun is high at noon and low at dawn and dusk; by night the dice choose. */
export function moodFor(
	moods: Moods,
	{ time, weather = "clear" }: { time: Time; weather?: Weather },
	dice: Dice,
): Mood {
	const [high, low] = moods.day;
	const isHigh = time === "noon" || SUNLESS.includes(weather);
	const chosen = time === "night" ? dice.pick(moods.night) : isHigh ? high : low;
	const [far, mid, near, front] = chosen.land;
	const [accent, second] = chosen.accents;
	const [glow, tint] = chosen.light;
	return { ...chosen, far, mid, near, front, accent, second, glow, tint };
}
