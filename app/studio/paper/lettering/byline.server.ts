import { darker, lighter } from "../drawing/colour";
import { type Box, num, type Sheet, SIDE } from "../drawing/sheet";
import type { Mood } from "../scene/stage";
import { fontsFor } from "./fonts.server";
import { spaceBefore, widthOf } from "./lines";
import { drawable, fromLeftToRight, outlined, type Word } from "./outline.server";
import { type Lettered, onSheet, runsWithSpace } from "./placed.server";
import { shortened } from "./title.server";

export type PlacedByline = { words: { word: string; shape: Word }[]; size: number; box: Box };

/** "A story for {name}" on a small label near the lower edge, inside the safe margin; null when the name can't be drawn. */
export function placeByline(name: string, floor: number): PlacedByline | null {
	const own = drawable(shortened(name, 28), "byline");
	if (own.length === 0) return null;
	const words = ["A", "story", "for", ...own];
	const fonts = fontsFor("byline", own.join(""));
	const shapes = new Map(words.map((word) => [word, outlined(word, fonts)]));
	const width = widthOf(words, (word) => shapes.get(word)?.width ?? 0);
	const size = Math.min(58, 1200 / width);
	const box = { x: SIDE / 2 - (width * size) / 2 - 54, y: floor + 38, width: width * size + 108, height: 84 };
	const placed = fromLeftToRight(words, words.join(" "));
	return { words: placed.map((word) => ({ word, shape: shapes.get(word) as Word })), size, box };
}

/** Draws the label; gives the words to be lettered on it. */
export function drawByline(
	sheet: Sheet,
	{ words, size, box }: PlacedByline,
	mood: Pick<Mood, "letters">,
): Lettered[] {
	const { x, y, width, height } = box;
	const tail = 44;
	const paper = lighter(mood.letters[0], 0.2);
	const back = darker(paper, 0.34);
	sheet.add(
		`<path d="M${num(x + 20)} ${num(y + 14)}H${num(x - tail)}L${num(x - tail + 24)} ${num(y + height / 2 + 14)}L${num(x - tail)} ${num(y + height + 14)}H${num(x + 20)}ZM${num(x + width - 20)} ${num(y + 14)}H${num(x + width + tail)}L${num(x + width + tail - 24)} ${num(y + height / 2 + 14)}L${num(x + width + tail)} ${num(y + height + 14)}H${num(x + width - 20)}Z" fill="${back}"/>`,
		`<path d="M${num(x)} ${num(y)}Q${num(SIDE / 2)} ${num(y - 8)} ${num(x + width)} ${num(y)}V${num(y + height)}Q${num(SIDE / 2)} ${num(y + height - 8)} ${num(x)} ${num(y + height)}Z" fill="${paper}" stroke="${mood.letters[2]}" stroke-width="4"/>`,
	);
	let at = SIDE / 2 - (width - 108) / 2;
	return words.flatMap(({ word, shape }, i) => {
		if (i > 0) at += spaceBefore(word) * size;
		const left = at;
		at += shape.width * size;
		return runsWithSpace(shape, i < words.length - 1).map(({ text, font, letters, at: from }) =>
			onSheet({
				text,
				part: "name",
				font,
				letters,
				size,
				x: left + from * size,
				y: y + height / 2 + size * 0.3,
				turn: 0,
				ink: mood.letters[2],
			}),
		);
	});
}
