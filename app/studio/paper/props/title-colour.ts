import { hexOf, rgbOf } from "~/studio/story/colour";
import type { Scene, Thing } from "~/studio/story/scene";
import type { Prop } from "~/studio/story/vocabulary";

/** What a title says that a thing's colour is: "Theo and the Big Red Bike". */
const COLOURS: Readonly<Record<string, string>> = {
	red: "#d9483b",
	orange: "#e08a2e",
	yellow: "#f4c653",
	gold: "#e3b23c",
	golden: "#e3b23c",
	green: "#5a9f4a",
	blue: "#3f7fb5",
	purple: "#8a63b4",
	pink: "#e07f9f",
	brown: "#9a6a42",
	black: "#4a4652",
	white: "#f4efe4",
	silver: "#b9bec8",
};
const SAID = new RegExp(`\\b(${Object.keys(COLOURS).join("|")})\\s+(?:\\p{L}+\\s+)?(\\p{L}+)`, "giu");

/** A scene whose things have the colours that the title says. */
export function inTitlesColours(scene: Scene, title: string): Scene {
	const said = new Map(
		[...title.toLowerCase().matchAll(SAID)].map(
			([all, colour = ""]) => [all.split(/\s+/u).slice(1), COLOURS[colour]] as const,
		),
	);
	if (said.size === 0) return scene;
	const coloured = (one: Prop | Thing): Prop | Thing => {
		if (typeof one === "string") return one;
		const noun = one.called.toLowerCase().split(/\s+/u).at(-1) ?? "";
		const colour = [...said].find(([words]) => words.includes(noun))?.[1];
		return colour ? { ...one, colour } : one;
	};
	return {
		...scene,
		props: scene.props.map(coloured),
		figures: scene.figures.map((figure) => ({ ...figure, holds: figure.holds && coloured(figure.holds) })),
	};
}

/** What is so far from grey has a colour of its own, 0 to 255. */
const GREY = 48;

/** A paint of one of our drawings as it is where the whole thing is of a colour: as light and as dark as it was. */
export function repainted(paint: string, colour: string | undefined): string {
	const [r, g, b] = rgbOf(paint);
	if (!colour || Math.max(r, g, b) - Math.min(r, g, b) < GREY) return paint;
	const light = 0.5 + (r * 0.3 + g * 0.59 + b * 0.11) / 300;
	const [tr, tg, tb] = rgbOf(colour);
	return hexOf([tr * light, tg * light, tb * light]);
}
