import { once } from "node:events";
import { createWriteStream } from "node:fs";
import PDFDocument from "pdfkit";
import { FORMATS } from "~/story/format";
import type { MadeBook } from "./make-book";

const POINTS = (FORMATS.page.width / 25.4) * 72;

/** Writes a book's pages as pictures to a PDF, one a page of the trimmed size. */
export async function writeScreenPdf({ script, pages }: MadeBook, file: string): Promise<void> {
	// A date of its own: the same book gives the same bytes whenever it is made.
	const info = { Title: script.title, Creator: "Fable & Kin", CreationDate: new Date(Date.UTC(2025, 6, 1)) };
	const pdf = new PDFDocument({
		size: [POINTS, POINTS],
		margin: 0,
		autoFirstPage: false,
		lang: "en-GB",
		info,
	});
	const out = createWriteStream(file);
	pdf.pipe(out);
	for (const { picture } of pages)
		pdf.addPage().image(Buffer.from(picture.bytes), 0, 0, { width: POINTS, height: POINTS });
	pdf.end();
	await once(out, "finish");
}
