import type { Reading } from "./read-idea";
import { capitalise, listed, numberWord, plural } from "./wording";

/** What the characters may do on any cover, alone or together, in which light and mood. */
const POSES = [
	{
		together: "stand close together, looking ahead with wide eyes",
		alone: "stands tall, looking ahead with wide eyes",
		mood: "full of wonder and excitement",
		light: "in the golden light of late afternoon",
	},
	{
		together: "stride along together, eyes on the horizon",
		alone: "strides along, eyes on the horizon",
		mood: "free and adventurous",
		light: "beneath a wide sunrise sky",
	},
	{
		together: "lean in together, as if sharing a secret",
		alone: "leans forward, as if listening to a secret",
		mood: "warm and merry",
		light: "in bright mid-morning sunshine",
	},
	{
		together: "stand shoulder to shoulder, holding hands",
		alone: "stands with one hand held out in greeting",
		mood: "gentle and hopeful",
		light: "in soft early-morning light",
	},
] as const;

/**
 * The cover's scene for the illustrator, in two sentences. Only the grammar's own words: fixed scenes, figures and
 * things of the word list, never the family's text, so that no name and no unmoderated wish reaches a picture.
 */
export function pictureOf({ chance, cast, place, named, atNight }: Reading): string {
	const figures = counted([cast.main.figure, ...cast.companions.map((companion) => companion.figure)]);
	const { together, alone, light, mood } = chance.pick("pose", POSES);
	const doing = cast.companions.length === 0 ? alone : together;
	const beside = named === null ? "" : `, with ${named} close by`;
	return `${capitalise(place.words.scene)}, ${atNight ? "by moonlight, under a sky full of stars" : light}. ${capitalise(figures)} ${doing}${beside}; the mood is ${mood}.`;
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
