import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { PlacedText } from "~/studio/story/picture";
import { type Pdf, pt } from "./pdf.server";

const require = createRequire(import.meta.url);

/** The font that a PDF has chosen, as the library keeps it to itself. */
type Chosen = { _font: { font: FontSigns } };
type FontSigns = { characterSet: number[]; glyphForCodePoint(code: number): unknown };

/** By their files: to read one takes longer than to set a page in it. Many PDFs are set in the same ones at a time. */
const opened = new Map<string, FontSigns>();

/** A WOFF as the TrueType font that is packed in it: the library would unpack a WOFF's table again for each letter. */
function unpack(woff: Buffer): Buffer<ArrayBuffer> {
	const count = woff.readUInt16BE(12);
	const directory = Buffer.alloc(12 + 16 * count);
	woff.copy(directory, 0, 4, 8);
	directory.writeUInt16BE(count, 4);
	const parts: Buffer[] = [directory];
	let offset = directory.length;
	for (let at = 0; at < count; at++) {
		const [from, to] = [44 + 20 * at, 12 + 16 * at];
		const [start, packed] = [woff.readUInt32BE(from + 4), woff.readUInt32BE(from + 8)];
		const bytes = woff.subarray(start, start + packed);
		const table = packed < woff.readUInt32BE(from + 12) ? inflateSync(bytes) : bytes;
		woff.copy(directory, to, from, from + 4);
		woff.copy(directory, to + 4, from + 16, from + 20);
		directory.writeUInt32BE(offset, to + 8);
		directory.writeUInt32BE(table.length, to + 12);
		parts.push(table, Buffer.alloc(-table.length & 3));
		offset += (table.length + 3) & ~3;
	}
	return Buffer.concat(parts);
}

/** Chooses a font by its file in the packages of @fontsource; what is used of it is embedded. */
export function chooseFont(pdf: Pdf, file: string, size: number): Pdf {
	const bytes = opened.has(file) ? null : unpack(readFileSync(require.resolve(`@fontsource/${file}`)));
	pdf.registerFont(file, bytes ?? (opened.get(file) as unknown as Buffer<ArrayBuffer>));
	pdf.font(file).fontSize(size);
	if (bytes) {
		const { font } = (pdf as unknown as Chosen)._font;
		opened.set(file, font);
		// A font remembers of each glyph what it first stood for: as a part of ë an e would be read and copied as nothing.
		for (const code of font.characterSet) font.glyphForCodePoint(code);
	}
	return pdf;
}

/** Fonts cut for a part of a script have no space. */
const HAS_SPACE = /-latin-\d/;
/** A text as its font can set it. */
export const settable = ({ text, font }: Pick<PlacedText, "text" | "font">): string =>
	HAS_SPACE.test(font) ? text : text.trimEnd();

/** Sets text on a page whose trimmed corner is at (left, top), mm. */
export function setText(pdf: Pdf, words: readonly PlacedText[], left: number, top: number): void {
	// The letters of a title are turned each by itself: whoever reads or copies the file is told what they are together.
	const title = words.filter(({ part }) => part === "title");
	const others = words.filter(({ part }) => part !== "title");
	if (title.length > 0) {
		pdf.markContent("Span", { actual: title.map(({ text }) => text).join("") });
		setEach(pdf, title, left, top);
		pdf.endMarkedContent();
	}
	setEach(pdf, others, left, top);
}

function setEach(pdf: Pdf, words: readonly PlacedText[], left: number, top: number): void {
	for (const word of words) {
		chooseFont(pdf, word.font, word.size);
		pdf.save();
		pdf.translate(pt(left + word.x), pt(top + word.y));
		if (word.turn !== 0) pdf.rotate(word.turn);
		pdf.fillColor(typeof word.ink === "string" ? word.ink : shaded(pdf, word.ink, word.size));
		pdf.text(settable(word), 0, 0, { lineBreak: false, baseline: "alphabetic" });
		pdf.restore();
	}
}

/** Colours that run into each other, at so many ems above the base line. */
function shaded(pdf: Pdf, inks: Exclude<PlacedText["ink"], string>, size: number): PDFKit.PDFGradient {
	const [top, bottom] = [inks[0]?.[0] ?? 0, inks.at(-1)?.[0] ?? 0];
	const gradient = pdf.linearGradient(0, -top * size, 0, -bottom * size);
	for (const [above, colour] of inks) gradient.stop((top - above) / (top - bottom), colour);
	return gradient;
}
