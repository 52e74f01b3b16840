import type { Time } from "~/studio/story/vocabulary";
import { diceFrom } from "../drawing/dice";
import { Sheet } from "../drawing/sheet";
import { moodFor, type Stage } from "../scene/stage";
import { meadow } from "../settings/meadow";

/** Where things stand, in units. */
export const FOOT = { x: 1080, y: 1900 };

/** An empty meadow to draw on. */
export function stageAt(time: Time, seed: string): Stage {
	const dice = diceFrom(seed);
	const mood = moodFor(meadow.moods, { time }, dice);
	return { sheet: new Sheet(), dice, night: time === "night", mood, floor: FOOT.y, light: -1, keepFree: [] };
}

/** One of something, on the ground, by nobody. */
export const oneOf = (drawing: string) =>
	({ drawing, called: drawing, long: 600, at: "ground", side: null, by: null, many: false }) as const;
