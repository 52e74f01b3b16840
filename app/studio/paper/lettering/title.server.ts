import { darker, lighter } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import { type Box, num, type Sheet, type Stop, UNITS } from "../drawing/sheet";
import { type Face, fontsFor } from "./fonts.server";
import { CAP, type Line, spaceBefore, typeset } from "./lines";
import { drawable, EM, fromLeftToRight, type Letter, outlined, type Word } from "./outline.server";
import { MM_PER_PT } from "./paragraph.server";
import { type Lettered, lettersWithSpace, onSheet, outlinesOnSheet } from "./placed.server";

const LONGEST = 80;

export type TitleStyle = { fill: string; fillLow: string; ink: string; glow: string; arc: number };

/** Cuts at a word's end (or inside one endless word) so that the title can still be read from across a room. */
export function shortened(title: string, longest = LONGEST): string {
	// Far more than can be used: a text of megabytes is not walked through.
	const text = [...title.slice(0, 4000).replace(/\s+/g, " ").trim()];
	if (text.length <= longest) return text.join("");
	const cut = text.slice(0, longest).join("");
	const end = cut.lastIndexOf(" ");
	return `${(end > longest * 0.5 ? cut.slice(0, end) : cut).replace(/[\s,;:.-]+$/, "")}…`;
}

/** The words of the title as they can be lettered; a title of signs only becomes the main character's story. */
export function titleWords(title: string, mainName: string, face: Face): string[] {
	const words = drawable(shortened(title), face);
	if (words.length > 0) return words;
	const name = drawable(shortened(mainName, 24), face);
	return name.length > 0
		? [...name.slice(0, -1), `${name.at(-1)}’s`, "Story"]
		: ["A", "Story", "of", "Our", "Own"];
}

export type PlacedTitle = { lines: Line[]; words: Map<string, Word>; box: Box; face: Face };

/** Sets the words into the room given; `box` is what the letters cover, outline and shadow included. */
export function placeTitle(words: readonly string[], face: Face, room: Box): PlacedTitle {
	const fonts = fontsFor(face, words.join(""));
	const shapes = new Map(words.map((word) => [word, outlined(word, fonts)]));
	const measure = (word: string) => shapes.get(word)?.width ?? 0;
	// The outline, the shadow and the sway of the letters need a rim.
	const rim = 26;
	const arcRoom = 34;
	const lines = typeset(words, measure, {
		width: room.width - 2 * rim,
		height: room.height - 2 * rim - arcRoom,
		largest: room.height * 0.5,
	});
	const last = lines.at(-1);
	const height = (last ? last.top + last.height : 0) + 2 * rim + arcRoom;
	const width = Math.max(0, ...lines.map((line) => line.width)) + 2 * rim;
	return {
		lines,
		words: shapes,
		face,
		box: { x: room.x + (room.width - width) / 2, y: room.y, width, height: Math.min(room.height, height) },
	};
}

/** Draws what the title stands on, a deep shadow and a dark rim; gives its letters, which are coloured with light on their upper half. */
export function drawTitle(sheet: Sheet, placed: PlacedTitle, style: TitleStyle, dice: Dice): Lettered[] {
	const { box, lines, words } = placed;
	const centre = box.x + box.width / 2;
	const title = [...words.keys()].join(" ");
	const letters: Lettered[] = [];
	const biggest = Math.max(...lines.map((line) => line.size));
	const inks = [
		[CAP * 0.95, lighter(style.fill, 0.35)],
		[CAP * 0.95 * 0.5 - 0.025, style.fill],
		[-0.05, style.fillLow],
	] as const;
	for (const line of lines) {
		const little = line.size < biggest * 0.56;
		const order = fromLeftToRight(line.words, title);
		let x = centre - line.width / 2;
		const base = box.y + 26 + 34 + line.top + line.height;
		for (const [i, word] of order.entries()) {
			const shape = words.get(word);
			if (!shape) continue;
			if (i > 0) x += spaceBefore(word) * line.size;
			const ownLetters = lettersWithSpace(shape, i < order.length - 1 || line !== lines.at(-1));
			for (const piece of new Set(ownLetters.map((letter) => letter.piece))) {
				const own = ownLetters.filter((letter) => letter.piece === piece);
				const [first, last] = [own[0] as Letter, own.at(-1) as Letter];
				const half = ((last.at + last.width - first.at) * line.size) / 2;
				const middle = x + first.at * line.size + half;
				const off = (middle - centre) / (box.width / 2 || 1);
				const lift = -style.arc * (1 - off * off) + dice.between(-1, 1) * line.size * 0.012;
				const turn = off * style.arc * 0.11 + dice.between(-1, 1) * (little ? 0.6 : 1.3);
				const angle = (turn * Math.PI) / 180;
				for (const letter of own) {
					// Turned around the piece's middle.
					const along = (letter.at - first.at) * line.size - half;
					letters.push(
						onSheet({
							text: letter.text,
							part: "title",
							font: letter.font,
							letters: [{ ...letter, at: 0 }],
							size: line.size,
							x: middle + along * Math.cos(angle),
							y: base + lift + along * Math.sin(angle),
							turn,
							ink: little ? lighter(style.glow, 0.2) : inks,
						}),
					);
				}
			}
			x += shape.width * line.size;
		}
	}
	const dark = darker(style.ink, 0.25);
	const under = (ink: string, share: number, most: number) =>
		letters
			.map((letter) => {
				const rim = num(Math.min(most / (letter.size * MM_PER_PT * UNITS), share) * EM);
				return `<g stroke="${ink}" stroke-width="${rim}" stroke-linejoin="round">${outlinesOnSheet([letter], () => ink)}</g>`;
			})
			.join("");
	sheet.add(
		`<g transform="translate(0 16)" opacity="0.45">${under(dark, 0.2, 44)}</g>`,
		`<g transform="translate(0 7)">${under(dark, 0.16, 36)}</g>`,
		`<g>${under(style.ink, 0.16, 36)}</g>`,
	);
	return letters;
}

/** Letters what was placed on the sheet of a whole page. */
export function drawLetters(sheet: Sheet, letters: readonly Lettered[]) {
	const paint = (ink: Lettered["ink"]) => {
		if (typeof ink === "string") return ink;
		const [top, bottom] = [ink[0]?.[0] ?? 0, ink.at(-1)?.[0] ?? 0];
		return sheet.linearInUnits(
			[0, -top * EM, 0, -bottom * EM],
			...ink.map(([above, colour]): Stop => [(top - above) / (top - bottom), colour]),
		);
	};
	sheet.add(outlinesOnSheet(letters, paint));
}
