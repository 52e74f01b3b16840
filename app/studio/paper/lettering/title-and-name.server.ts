import type { Dice } from "../drawing/dice";
import type { Box, Sheet } from "../drawing/sheet";
import type { Mood } from "../scene/stage";
import { drawByline, placeByline } from "./byline.server";
import type { Face } from "./fonts.server";
import type { Lettered } from "./placed.server";
import { drawLetters, drawTitle, type PlacedTitle, placeTitle, titleWords } from "./title.server";

/** What a book is called, for whom it is, and in which typeface and colours that is said. */
export type Titled = { title: string; name: string; face: Face; mood: Pick<Mood, "letters"> };

/** The title in its room, units of the sheet. */
export const titleIn = ({ title, name, face }: Titled, room: Box): PlacedTitle =>
	placeTitle(titleWords(title, name, face), face, room);

/** Of many lines the arc would take too much of their room. */
const arcOf = ({ lines }: PlacedTitle) => (lines.length > 3 ? 10 : 26);

/** Draws the title's ground in its room and the label with the name under `floor`, and letters both where `lettered`; gives their words. */
export function drawTitleAndName(
	sheet: Sheet,
	titled: Titled,
	{ room, floor, lettered }: { room: Box; floor: number; lettered: boolean },
	dice: Dice,
): Lettered[] {
	const { name, mood } = titled;
	const [fill, fillLow, ink] = mood.letters;
	const placed = titleIn(titled, room);
	const words = drawTitle(sheet, placed, { fill, fillLow, ink, glow: fill, arc: arcOf(placed) }, dice);
	const byline = placeByline(name, floor);
	if (byline) words.push(...drawByline(sheet, byline, mood));
	if (lettered) drawLetters(sheet, words);
	return words;
}
