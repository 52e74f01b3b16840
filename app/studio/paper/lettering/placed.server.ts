import { FORMATS } from "~/studio/story/format";
import type { PlacedText } from "~/studio/story/picture";
import { num, UNITS } from "../drawing/sheet";
import { EM, type Letter, type Run, runsOf, type Word } from "./outline.server";
import { MM_PER_PT } from "./paragraph.server";

/** Text at its place with its outlines: the screen draws these, print sets the text. */
export type Lettered = PlacedText & { letters: readonly Letter[] };

/** What print sets, without outlines; `tone` is what is done to a picture's colours after it was lettered. */
export const textOf = (
	{ letters: _drawn, ink, ...text }: Lettered,
	tone: (colour: string) => string = (colour) => colour,
): PlacedText => ({
	...text,
	ink: typeof ink === "string" ? tone(ink) : ink.map(([above, colour]) => [above, tone(colour)] as const),
});

/** The letters of a word, the last with a space where another word follows: print is read and copied with it. */
export const lettersWithSpace = ({ letters }: Word, isFollowed: boolean): Letter[] =>
	letters.map((letter, i) =>
		isFollowed && i === letters.length - 1 ? { ...letter, text: `${letter.text} ` } : letter,
	);

/** The same of the runs that it is set in. */
export const runsWithSpace = (word: Word, isFollowed: boolean): Run[] =>
	runsOf({ ...word, letters: lettersWithSpace(word, isFollowed) });

/** The same, moved by so many mm. */
export const moved = <T extends PlacedText>(text: T, right: number, down: number): T => ({
	...text,
	x: text.x + right,
	y: text.y + down,
});

/** The outlines as paths, `zoom` units of the drawing a mm; `paint` makes the ink what an SVG is painted with. */
export function outlines(
	texts: readonly Lettered[],
	paint: (ink: PlacedText["ink"]) => string = (ink) => String(ink),
	zoom = 1,
): string {
	return texts
		.flatMap(({ letters, x, y, turn, size, ink }) => {
			const em = size * MM_PER_PT * zoom;
			const place = `translate(${num(x * zoom, 3)} ${num(y * zoom, 3)})${turn === 0 ? "" : ` rotate(${num(turn, 2)})`}`;
			return letters
				.filter(({ d }) => d !== "")
				.map(
					({ d, at }) =>
						`<path transform="${place} translate(${num(at * em, 3)} 0) scale(${num(em / EM, 6)})" d="${d}" fill="${paint(ink)}"/>`,
				);
		})
		.join("");
}

const { bleed } = FORMATS.page;
/** A place on the sheet of a whole page, in mm of its trim. */
const mmOf = (units: number) => units / UNITS - bleed;

/** What is placed on the sheet of a whole page; x, y and size in its units. */
export function onSheet({ x, y, size, ...rest }: Lettered): Lettered {
	return { ...rest, x: mmOf(x), y: mmOf(y), size: size / UNITS / MM_PER_PT };
}

/** Paths on the sheet of a whole page. */
export function outlinesOnSheet(
	texts: readonly Lettered[],
	paint?: (ink: PlacedText["ink"]) => string,
): string {
	return outlines(
		texts.map((text) => moved(text, bleed, bleed)),
		paint,
		UNITS,
	);
}
