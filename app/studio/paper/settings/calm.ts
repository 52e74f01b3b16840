import { rgbOf } from "~/studio/story/colour";
import { PLACES, type Setting } from "~/studio/story/places/list";
import type { Scene } from "~/studio/story/scene";
import { darker, faint, mix } from "../drawing/colour";
import { type Box, SIDE, type Stop } from "../drawing/sheet";
import type { Stage } from "../scene/stage";
import { lightOf } from "../weather/light";
import { toned } from "./kit";

/** How far beyond the words a place comes out of its haze again, in shares of the height: below them, and above those on the ground. */
const FADE = { sky: 0.2, ground: 0.09 };
/** What people stand on where it isn't the land or floor of the place's own colours. */
const UNDERFOOT: Partial<Record<Setting, string>> = {
	sea: "#b9824f",
	street: "#8d8a96",
	city: "#c3b5a4",
	station: "#c9b79c",
	sky: "#f3ece4",
};
/** Dark letters are read on what is at least so light, light ones on what is at most so dark; of a ground between them the middle says which. */
const LIGHTEST = 0.4;
const DARKEST = 0.08;
const MIDDLE = 0.19;

/** About the luminance of a colour that a picture's light falls on. */
function tone(colour: string, light: string): number {
	const falls = rgbOf(light);
	const [r = 0, g = 0, b = 0] = rgbOf(colour).map(
		(value, i) => ((value * (falls[i] as number)) / 65025) ** 2.2,
	);
	return 0.21 * r + 0.72 * g + 0.07 * b;
}

/** A ground's colours in a light, all so light or all so dark that they are read on. */
function readable(colours: readonly string[], light: string): string[] {
	const isDark = colours.reduce((sum, one) => sum + tone(one, light), 0) / colours.length < MIDDLE;
	const isRead = (one: string) => (isDark ? tone(one, light) <= DARKEST : tone(one, light) >= LIGHTEST);
	return colours.map((colour) => {
		let own = colour;
		for (let share = 0.08; !isRead(own) && share < 1; share += 0.08)
			own = mix(colour, isDark ? "#16112e" : "#fffaf0", share);
		return own;
	});
}

/** A colour that is see-through in the end. */
const thinning = (colour: string) => [1, 0.45, 0].map((opacity, i): Stop => [i / 2, faint(colour, opacity)]);

/**
 * Lays the place's own sky or wall over whatever of it is behind words, in boxes of the sheet, and its ground behind those that are low:
 * words stand on quiet colour, and what is far is seen as through a haze.
 */
export function calmBehind(
	stage: Stage,
	words: readonly Box[],
	{ setting, mood: feeling }: Pick<Scene, "setting" | "mood">,
): void {
	const { sheet, mood, night } = stage;
	const [top, middle] =
		PLACES[setting].roof === "drawn"
			? [darker(mood.far, night ? 0.3 : 0.06), mood.far]
			: [mood.sky[0], mood.sky[1]];
	const light = lightOf(feeling, night);
	const isInSky = ({ y, height }: Box) => y + height / 2 < SIDE / 2;
	const low = Math.max(0, ...words.filter(isInSky).map(({ y, height }) => y + height));
	const high = Math.min(SIDE, ...words.filter((box) => !isInSky(box)).map(({ y }) => y));
	// A sky has its middle colour there.
	const under = mix(top, middle, Math.min(1, low / (SIDE * 0.42)));
	const [above = top, below = under] = readable([top, under], light);
	if (low > 0) {
		sheet.add(sheet.broad(0, low, [0, above], [1, below]));
		sheet.add(sheet.broad(low, FADE.sky * SIDE, ...thinning(below)));
	}
	if (high < SIDE) {
		const own = UNDERFOOT[setting];
		const [ground = mood.near] = readable([own ? toned(stage, own, 0.45) : mood.near], light);
		sheet.add(sheet.broad(high, SIDE - high, [0, ground], [1, ground]));
		const rising = thinning(ground).map(([at, colour]): Stop => [1 - at, colour]);
		sheet.add(sheet.broad(high - FADE.ground * SIDE, FADE.ground * SIDE, ...rising.reverse()));
	}
}
