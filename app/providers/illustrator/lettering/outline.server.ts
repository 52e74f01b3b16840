import type { Font } from "fontkit";
import { type Face, fontFor } from "./fonts.server";

/** Units of an outline per em. */
export const EM = 1000;

/** One glyph as an SVG path at EM units per em, its origin on the base line, y down; `at` and `width` are in ems. */
export type Letter = { d: string; at: number; width: number };
export type Word = { letters: Letter[]; width: number };

/** Marks that a display face draws no glyph for, yet that people type: their plain equivalents. */
const PLAIN: Record<string, string> = {
	"‘": "'",
	"’": "'",
	"“": '"',
	"”": '"',
	"‐": "-",
	"–": "-",
	"—": "-",
	"…": "...",
};

/** Straight quotes as a printed cover has them: Snowman’s, ’Twas, “Hush”. */
const typographic = (text: string) =>
	text
		.replace(/"([^"]*)"/g, "“$1”")
		.replace(/(?<![\p{L}\p{N}])'(?=[^']*[\p{L}\p{N}.,!?]'(?![\p{L}\p{N}]))/gu, "‘")
		.replaceAll("'", "’");

/**
 * What of a text can be lettered: control characters, emoji and signs without a glyph left out, spaces made single.
 * Takes any text; gives the words, perhaps none.
 */
export function drawable(text: string, face: Face): string[] {
	const words: string[] = [];
	for (const raw of typographic(text.normalize("NFC")).split(/[\s\p{Z}\p{Cc}]+/u)) {
		let word = "";
		for (const character of raw) {
			if (fontFor(face, character)) word += character;
			else if (PLAIN[character]) word += PLAIN[character];
			else {
				const bare = character.normalize("NFKD").replace(/\p{M}/gu, "");
				if (bare && [...bare].every((part) => fontFor(face, part))) word += bare;
			}
		}
		if (/[\p{L}\p{N}]/u.test(word) || /^[&+!?-]+$/.test(word)) words.push(word);
	}
	return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words : [];
}

/** The outlines of a word, kerned and shaped; runs of letters that need another font are set in that font. */
export function outlined(word: string, face: Face): Word {
	const letters: Letter[] = [];
	let at = 0;
	const runs: { font: Font; text: string }[] = [];
	for (const character of word) {
		const font = fontFor(face, character);
		if (!font) continue;
		const last = runs.at(-1);
		if (last && last.font === font) last.text += character;
		else runs.push({ font, text: character });
	}
	const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word);
	for (const { font, text } of rightToLeft ? runs.reverse() : runs) {
		const run = font.layout(text);
		const scale = 1 / font.unitsPerEm;
		const zoom = EM / font.unitsPerEm;
		run.glyphs.forEach((glyph, i) => {
			const position = run.positions[i];
			if (!position) return;
			const path = glyph.path.scale(zoom, -zoom).translate(position.xOffset * zoom, -position.yOffset * zoom);
			const width = position.xAdvance * scale;
			letters.push({ d: path.toSVG(), at, width });
			at += width;
		});
	}
	return { letters, width: at };
}

/** Right-to-left titles run their words from the right. */
export const runsRightToLeft = (words: readonly string[]) =>
	words.filter((word) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word)).length * 2 > words.length;
