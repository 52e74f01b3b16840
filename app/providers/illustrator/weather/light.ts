import type { Mood } from "~/story/vocabulary";
import { faint } from "../drawing/colour";
import { num, SIDE } from "../drawing/sheet";
import { fireflies } from "../scene/garland";
import { sparkle } from "../scene/sky";
import type { Stage } from "../scene/stage";
import { inTheAir } from "./falling";

/** How a picture feels: a wash over all of it, what more its corners get, and the glow in its middle (opacities, 0 to 1). */
type Light = {
	wash: readonly [colour: string, middle: number, corners: number];
	glow: readonly [string, number];
};

const LIGHTS: Record<Mood, Light> = {
	calm: { wash: ["#ffffff", 0, 0], glow: ["#ffffff", 0] },
	merry: { wash: ["#ffb35c", 0.04, 0.1], glow: ["#ffe9a8", 0.24] },
	tense: { wash: ["#140f38", 0.18, 0.5], glow: ["#ffffff", 0] },
	sad: { wash: ["#26355f", 0.24, 0.4], glow: ["#ffffff", 0] },
	wondrous: { wash: ["#4a2f9c", 0, 0.16], glow: ["#ffe08a", 0.36] },
};

/** The dark is gloomy by itself: a wash as deep as by day would take the figures with it. */
const AT_NIGHT = 0.4;

/** Lays the light of a mood over a picture, figures and all; lamps and eyes are seen through it. */
export function drawLight({ sheet, night }: Stage, mood: Mood): void {
	const {
		wash: [colour, ...washed],
		glow: [warm, strength],
	} = LIGHTS[mood];
	const [middle = 0, corners = 0] = washed.map((opacity) => opacity * (night ? AT_NIGHT : 1));
	const whole = (paint: string) =>
		sheet.add(`<rect width="${num(sheet.width)}" height="${SIDE}" fill="${paint}"/>`);
	if (corners > 0)
		whole(
			sheet.radialAt(
				[0.5, 0.52, 0.72],
				[0, faint(colour, middle)],
				[0.4, faint(colour, middle)],
				[1, faint(colour, corners)],
			),
		);
	if (strength > 0) whole(sheet.radialAt([0.5, 0.6, 0.6], [0, faint(warm, strength)], [1, faint(warm, 0)]));
}

/** Draws what glitters in the air of a mood, under its light. */
export function drawSparks(stage: Stage, mood: Mood): void {
	if (mood !== "wondrous") return;
	const { sheet, dice, keepFree } = stage;
	const sparks = { ...stage, dice: dice.fork("wonder") };
	for (const { x, y } of inTheAir(sparks, 16, SIDE * 0.32, SIDE * 0.84))
		sheet.fill(sparkle(x, y, sparks.dice.between(16, 40)), faint("#fff3c4", 0.9));
	const low = Math.max(SIDE * 0.45, ...keepFree.map(({ y, height }) => y + height));
	fireflies(sparks, Math.round((9 * sheet.width) / SIDE), {
		x: 0,
		y: low,
		width: sheet.width,
		height: SIDE * 0.86 - low,
	});
}
