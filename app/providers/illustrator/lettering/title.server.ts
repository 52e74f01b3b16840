import { darker, faint, lighter } from "../drawing/colour";
import type { Dice } from "../drawing/dice";
import { type Box, num, type Sheet } from "../drawing/sheet";
import { type Face, fontsFor } from "./fonts.server";
import { CAP, type Line, spaceBefore, typeset } from "./lines";
import { drawable, EM, fromLeftToRight, outlined, type Word } from "./outline.server";

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

/** Draws the title: deep shadow, dark outline, coloured letters with light on their upper half. */
export function drawTitle(sheet: Sheet, placed: PlacedTitle, style: TitleStyle, dice: Dice) {
	const { box, lines, words } = placed;
	const centre = box.x + box.width / 2;
	const title = [...words.keys()].join(" ");
	const glyphs: { d: string; move: string; size: number; little: boolean }[] = [];
	const biggest = Math.max(...lines.map((line) => line.size));
	for (const line of lines) {
		const little = line.size < biggest * 0.56;
		const order = fromLeftToRight(line.words, title);
		let x = centre - line.width / 2;
		const base = box.y + 26 + 34 + line.top + line.height;
		for (const [i, word] of order.entries()) {
			const shape = words.get(word);
			if (!shape) continue;
			if (i > 0) x += spaceBefore(word) * line.size;
			for (const letter of shape.letters) {
				const lx = x + letter.at * line.size;
				const middle = lx + (letter.width * line.size) / 2;
				const off = (middle - centre) / (box.width / 2 || 1);
				const lift = -style.arc * (1 - off * off) + dice.between(-1, 1) * line.size * 0.012;
				const turn = off * style.arc * 0.11 + dice.between(-1, 1) * (little ? 0.6 : 1.3);
				if (letter.d) {
					glyphs.push({
						d: letter.d,
						move: `translate(${num(middle)} ${num(base + lift)}) rotate(${num(turn)}) translate(${num((-letter.width * line.size) / 2)} 0) scale(${num(line.size / EM, 4)})`,
						size: line.size,
						little,
					});
				}
			}
			x += shape.width * line.size;
		}
	}
	const layer = (paint: (size: number, little: boolean) => string) =>
		glyphs
			.map(({ d, move, size, little }) => `<path transform="${move}" d="${d}" ${paint(size, little)}/>`)
			.join("");
	const rim = (size: number, share: number, most: number) => num(Math.min(most / size, share) * EM);
	const fill = sheet.linearInUnits(
		[0, CAP * -0.95 * EM, 0, 0.05 * EM],
		[0, lighter(style.fill, 0.35)],
		[0.5, style.fill],
		[1, style.fillLow],
	);
	const dark = darker(style.ink, 0.25);
	sheet.add(
		`<g transform="translate(0 16)" opacity="0.45">${layer((size) => `fill="${dark}" stroke="${dark}" stroke-width="${rim(size, 0.2, 44)}" stroke-linejoin="round"`)}</g>`,
		`<g transform="translate(0 7)">${layer((size) => `fill="${dark}" stroke="${dark}" stroke-width="${rim(size, 0.16, 36)}" stroke-linejoin="round"`)}</g>`,
		`<g>${layer((size) => `fill="${style.ink}" stroke="${style.ink}" stroke-width="${rim(size, 0.16, 36)}" stroke-linejoin="round"`)}</g>`,
		`<g>${layer((_, little) => `fill="${little ? lighter(style.glow, 0.2) : fill}"`)}</g>`,
		`<g>${layer((size) => `fill="none" stroke="${faint("#ffffff", 0.35)}" stroke-width="${rim(size, 0.012, 3)}"`)}</g>`,
	);
}
