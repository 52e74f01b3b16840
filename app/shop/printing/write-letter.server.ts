import type { Writable } from "node:stream";
import { addSheet, type Pdf, pt, writePdf } from "./pdf.server";
import { chooseFont } from "./set-text.server";

/** A line of a letter: at `y` mm from the top, from the left margin or to the right one. */
export type LetterLine = { text: string; y: number; right?: string; bold?: boolean; size?: number };

const A4 = { width: 210, height: 297, trim: { x: 0, y: 0, width: 210, height: 297 } };
const MARGIN = 22;
/** pt. */
const SIZE = 10.5;
/** Each has a part of the signs that names and streets are written with. */
const SUBSETS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"];

/** Writes a page of A4, its text as text. A sign that none of the fonts has is left out. */
export function writeLetter(
	out: Writable,
	info: { title: string; madeAt: Date },
	lines: readonly LetterLine[],
): Promise<void> {
	return writePdf(out, info, async (pdf) => {
		addSheet(pdf, A4);
		pdf.fillColor("#17313f");
		for (const { text, y, right = "", bold = false, size = SIZE } of lines) {
			const runs = [runsOf(pdf, text, bold, size), runsOf(pdf, right, bold, size)] as const;
			setRuns(pdf, runs[0], MARGIN, y, size);
			setRuns(pdf, runs[1], A4.width - MARGIN - widthOf(pdf, runs[1], size), y, size);
		}
	});
}

type Run = { text: string; font: string };
type Chosen = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };

/** A text in parts that one font can set each. */
function runsOf(pdf: Pdf, text: string, bold: boolean, size: number): Run[] {
	const fonts = SUBSETS.map((subset) => `andika/files/andika-${subset}-${bold ? 700 : 400}-normal.woff`);
	const runs: Run[] = [];
	for (const sign of text) {
		const code = sign.codePointAt(0) as number;
		const font = fonts.find((file) =>
			(chooseFont(pdf, file, size) as unknown as Chosen)._font.font.hasGlyphForCodePoint(code),
		);
		const last = runs.at(-1);
		if (font && last?.font === font) last.text += sign;
		else if (font) runs.push({ text: sign, font });
	}
	return runs;
}

/** mm. */
function widthOf(pdf: Pdf, runs: readonly Run[], size: number): number {
	const widths = runs.map(({ text, font }) => chooseFont(pdf, font, size).widthOfString(text));
	return widths.reduce((sum, width) => sum + width, 0) / pt(1);
}

function setRuns(pdf: Pdf, runs: readonly Run[], x: number, y: number, size: number): void {
	let at = pt(x);
	for (const { text, font } of runs) {
		chooseFont(pdf, font, size);
		pdf.text(text, at, pt(y), { lineBreak: false, baseline: "alphabetic" });
		at += pdf.widthOfString(text);
	}
}
