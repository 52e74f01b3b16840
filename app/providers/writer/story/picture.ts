import type { Reading } from "./read-idea";
import { capitalise, listed, numberWord, plural } from "./wording";

/**
 * The cover's scene for the illustrator, in two sentences. Only the grammar's own words: fixed scenes, figures and
 * things of the word list, never the family's text, so that no name and no unmoderated wish reaches a picture.
 */
export function pictureOf(reading: Reading): string {
	const { cast, place, plot, thing, atNight } = reading;
	const figures = counted([cast.main.figure, ...cast.companions.map((companion) => companion.figure)]);
	const { doing, doingAlone, light, mood } = plot.picture;
	const alone = cast.companions.length === 0;
	const beside =
		thing.plain && plot.kinds.includes(thing.kind) && thing.kind !== "fear" && thing.kind !== "event"
			? `, with ${thing.plain} close by`
			: "";
	return `${capitalise(place.setting.scene)}, ${atNight ? "by moonlight, under a sky full of stars" : light}. ${capitalise(figures)} ${alone ? doingAlone : doing}${beside}; the mood is ${mood}.`;
}

/** "two young girls and a friendly dog" rather than the same words twice. */
function counted(figures: readonly string[]): string {
	const kinds = [...new Set(figures)];
	return listed(
		kinds.map((figure) => {
			const count = figures.filter((other) => other === figure).length;
			return count === 1 ? figure : `${numberWord(count)} ${plural(figure.replace(/^an? /, ""))}`;
		}),
	);
}
