import type { Mood } from "~/studio/story/vocabulary";
import { faint, mix } from "../drawing/colour";
import { num, SIDE } from "../drawing/sheet";
import { fireflies } from "../scene/garland";
import { sparkle } from "../scene/sky";
import type { Stage } from "../scene/stage";
import { inTheAir } from "./falling";

/**
 * How a picture feels: the colour of the light that falls on all of it (white changes nothing), what its corners get more and the glow in
 * its middle, each a colour and how much of it (0 to 1), and how much lamplight there is where the eye should go.
 */
type Light = {
	light: string;
	corners: readonly [colour: string, share: number];
	glow: readonly [colour: string, share: number];
	lamplight: number;
};

const NO_GLOW = ["#ffffff", 0] as const;
const LIGHTS: Record<Mood, Light> = {
	calm: { light: "#ffffff", corners: ["#ffffff", 0], glow: NO_GLOW, lamplight: 0 },
	merry: { light: "#fffaf0", corners: ["#ff9d3c", 0.1], glow: ["#ffe9a8", 0.2], lamplight: 0 },
	tense: { light: "#cfc3ea", corners: ["#2c1a66", 0.3], glow: NO_GLOW, lamplight: 0.16 },
	sad: { light: "#b3c2e6", corners: ["#1a2a68", 0.26], glow: NO_GLOW, lamplight: 0.34 },
	wondrous: { light: "#ffffff", corners: ["#4a2f9c", 0.16], glow: ["#ffe08a", 0.32], lamplight: 0 },
};
const LAMPLIGHT = "#ffb257";

/** The dark is gloomy by itself: light as dim as by day would take the figures with it. */
const AT_NIGHT = 0.4;
const shareOf = (night: boolean) => (night ? AT_NIGHT : 1);

/** The light that falls on everything in a picture, #rrggbb: each colour is multiplied by it, so that none turns grey. */
export const lightOf = (mood: Mood, night: boolean): string =>
	mix("#ffffff", LIGHTS[mood].light, shareOf(night));

/** Lays what else the light of a mood is over a picture, figures and all: `lamp` is where its lamplight falls, `r` units around. */
export function drawLight(
	{ sheet, night }: Pick<Stage, "sheet" | "night">,
	mood: Mood,
	lamp?: { x: number; y: number; r: number },
): void {
	const { corners, glow, lamplight } = LIGHTS[mood];
	const whole = (paint: string) =>
		sheet.add(`<rect width="${num(sheet.width)}" height="${SIDE}" fill="${paint}"/>`);
	const dark = corners[1] * shareOf(night);
	if (dark > 0)
		whole(
			sheet.radialAt(
				[0.5, 0.52, 0.72],
				[0, faint(corners[0], 0)],
				[0.4, faint(corners[0], 0)],
				[1, faint(corners[0], dark)],
			),
		);
	if (glow[1] > 0)
		whole(sheet.radialAt([0.5, 0.6, 0.6], [0, faint(glow[0], glow[1])], [1, faint(glow[0], 0)]));
	if (lamp && lamplight > 0)
		sheet.add(
			`<circle cx="${num(lamp.x)}" cy="${num(lamp.y)}" r="${num(lamp.r)}" fill="${sheet.glow(LAMPLIGHT, [0, lamplight], [0.5, lamplight * 0.5], [1, 0])}"/>`,
		);
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
