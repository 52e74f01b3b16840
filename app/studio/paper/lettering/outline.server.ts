import bidiFactory from "bidi-js";
import type { Font } from "fontkit";
import { type Face, type Fonts, fileOf, fontsFor } from "./fonts.server";
import { GLUED } from "./lines";

/** Units of an outline per em. */
export const EM = 1000;

/**
 * A glyph, or glyphs that hang together, as an SVG path at EM units per em, its origin on the base line, y down; `at` and `width` are in
 * ems. `text` is what it stands for, `font` the file that it is from. Letters of one `piece` may not be turned apart.
 */
export type Letter = { d: string; at: number; width: number; text: string; font: string; piece: number };
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
 * What of a text can be lettered: control characters and signs without a glyph left out, spaces made single, Chinese and
 * Japanese cut where a line may break (`GLUED`). Takes any text; gives the words, perhaps none.
 */
export function drawable(text: string, face: Face): string[] {
	const typed = typographic(text.normalize("NFC"));
	const fonts = fontsFor(face, typed);
	const words: string[] = [];
	for (const raw of typed.split(/[\s\p{Z}\p{Cc}]+/u)) {
		let word = "";
		for (const character of raw) {
			if (fonts(character)) word += character;
			else if (PLAIN[character]) word += PLAIN[character];
			else {
				const bare = character.normalize("NFKD").replace(/\p{M}/gu, "");
				if (bare && [...bare].every((part) => fonts(part))) word += bare;
			}
		}
		// A title has no use for a dash on its own; a sentence has.
		const isSaid = face === "text" ? word !== "" : /[\p{L}\p{N}]|^[&+!?-]+$/u.test(word);
		if (isSaid) words.push(...breakable(word));
	}
	return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words : [];
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

function breakable(word: string): string[] {
	if (!SPACELESS.test(word)) return [word];
	const parts: string[] = [];
	for (const { segment } of segmenter.segment(word)) {
		// Marks and the little words of grammar stay with what they follow.
		const joins = parts.length > 0 && /^[\p{P}ー\p{Script=Hiragana}]{1,2}$/u.test(segment);
		if (joins) parts.push(`${parts.pop()}${segment}`);
		else parts.push(parts.length > 0 ? GLUED + segment : segment);
	}
	return parts;
}

/** Scripts whose letters join, hang together or carry marks: a word of them is one piece. */
const ONE_PIECE = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}]/u;

/** The outlines of a word, kerned and shaped; runs of letters that need another font are set in that font. */
export function outlined(word: string, fonts: Fonts): Word {
	const text = word.replace(GLUED, "");
	const { levels } = bidi.getEmbeddingLevels(text);
	const runs: { font: Font; text: string; level: number }[] = [];
	let index = 0;
	for (const character of text) {
		const level = levels[index] ?? 0;
		index += character.length;
		const last = runs.at(-1);
		// A mark stays with the letter it stands on, where that letter's font has it.
		const carries = (font: Font) =>
			/\p{M}/u.test(character) && font.hasGlyphForCodePoint(character.codePointAt(0) as number);
		const font = last && carries(last.font) ? last.font : fonts(character);
		if (last && (font === null || last.font === font) && last.level === level) last.text += character;
		else if (font) runs.push({ font, text: character, level });
	}
	const letters: Letter[] = [];
	let at = 0;
	for (const { font, text, level } of inVisualOrder(runs)) {
		const run = font.layout(text, undefined, undefined, undefined, level % 2 === 1 ? "rtl" : "ltr");
		const signs = [...text];
		// What a glyph stands for the font doesn't say reliably: where letters melt into each other, a run is told as a whole.
		const isOnePiece = ONE_PIECE.test(word) || run.glyphs.length !== signs.length;
		const zoom = EM / font.unitsPerEm;
		const file = fileOf(font);
		const whole: Letter = {
			d: "",
			at,
			width: 0,
			text,
			font: file,
			piece: ONE_PIECE.test(word) ? 0 : letters.length,
		};
		run.glyphs.forEach((glyph, i) => {
			const position = run.positions[i];
			if (!position) return;
			const path = glyph.path.scale(zoom, -zoom).translate(position.xOffset * zoom, -position.yOffset * zoom);
			const width = position.xAdvance / font.unitsPerEm;
			if (isOnePiece) {
				whole.d += path.translate((at - whole.at) * EM, 0).toSVG();
				whole.width = at + width - whole.at;
			} else {
				letters.push({
					d: path.toSVG(),
					at,
					width,
					text: signs[i] as string,
					font: file,
					piece: letters.length,
				});
			}
			at += width;
		});
		if (isOnePiece) letters.push(whole);
	}
	return { letters, width: at };
}

/** Letters of one font that follow each other, `at` ems from the word's beginning; those inside it from its own. */
export type Run = Pick<Letter, "at" | "text" | "font"> & { letters: Letter[] };

/** A word in the runs that it is set in. */
export function runsOf({ letters }: Word): Run[] {
	const runs: Run[] = [];
	for (const letter of letters) {
		const last = runs.at(-1);
		const run =
			last?.font === letter.font ? last : { at: letter.at, text: "", font: letter.font, letters: [] };
		if (run !== last) runs.push(run);
		run.text += letter.text;
		run.letters.push({ ...letter, at: letter.at - run.at });
	}
	return runs;
}

const bidi = bidiFactory();

/** The words of a line as they stand from left to right, by the Unicode bidirectional algorithm; `title` sets the direction. */
export function fromLeftToRight(words: readonly string[], title: string): string[] {
	const [paragraph] = bidi.getEmbeddingLevels(title).paragraphs;
	const line = words.join(" ");
	const { levels } = bidi.getEmbeddingLevels(line, (paragraph?.level ?? 0) % 2 === 1 ? "rtl" : "ltr");
	let start = 0;
	const placed = words.map((word) => {
		const letter = start + Math.max(0, word.search(/[\p{L}\p{N}]/u));
		start += word.length + 1;
		return { word, level: levels[letter] ?? 0 };
	});
	return inVisualOrder(placed).map(({ word }) => word);
}

/** Rule L2 (unicode.org/reports/tr9): from the highest level down to the lowest odd one, each run of it and above is turned round. */
function inVisualOrder<T extends { level: number }>(items: readonly T[]): T[] {
	const order = [...items];
	for (let level = Math.max(0, ...order.map((item) => item.level)); level > 0; level--) {
		for (let from = 0; from < order.length; from++) {
			let to = from;
			while (to < order.length && (order[to] as T).level >= level) to++;
			order.splice(from, to - from, ...order.slice(from, to).reverse());
			from = Math.max(from, to - 1);
		}
	}
	return order;
}
