import { expect, test } from "vitest";
import { diceFrom } from "../drawing/dice";
import { Sheet } from "../drawing/sheet";
import { moodFor, type Stage } from "../scene/stage";
import { bedUnder } from "./bed";
import { bedroom } from "./bedroom";
import { pixelsOf } from "./picture.server";

const HEIGHT = 216;

test.each([-1, 1] as const)("a bed is put under the whole sleeper, its high end at the head (%i)", (head) => {
	const dice = diceFrom("bed");
	const mood = moodFor(bedroom.moods, { time: "night" }, dice);
	const sheet = new Sheet();
	const stage: Stage = { sheet, dice, night: true, mood, floor: 1905, light: 1, keepFree: [] };
	const sleeper = { x: 1080, y: 1700, width: 900, size: 1200, head };
	bedUnder(stage, sleeper);
	expect(sheet.svg()).not.toMatch(/NaN|undefined|Infinity/);
	const { pixels, width } = pixelsOf(sheet, HEIGHT);
	const isSolid = (x: number, y: number) =>
		(pixels[(Math.round(y / 10) * width + Math.round(x / 10)) * 4 + 3] as number) > 200;
	for (let x = sleeper.x - sleeper.width / 2; x <= sleeper.x + sleeper.width / 2; x += 50)
		expect(isSolid(x, sleeper.y)).toBe(true);
	const highest = (end: number) =>
		Array.from({ length: 216 }, (_, i) => i * 10).find((y) => isSolid(end, y)) ?? 2160;
	const half = sleeper.width / 2 + sleeper.size * 0.09;
	expect(highest(sleeper.x + head * half)).toBeLessThan(highest(sleeper.x - head * half) - 100);
});
