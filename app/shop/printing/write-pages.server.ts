import type { Writable } from "node:stream";
import { FORMATS } from "~/studio/story/format";
import type { Picture } from "~/studio/story/picture";
import { addSheet, type Pdf, pt, writePdf } from "./pdf.server";
import { INTERIOR, PLAIN, type Sheet } from "./rules";
import { setText } from "./set-text.server";

const { width: TRIM, bleed: BLEED } = FORMATS.page;

/** A page as it was drawn without its words; what its picture shows, for whoever hears it. */
export type BookPage = Pick<Picture, "bytes" | "words"> & { altText?: string };
/** Pages are asked for one by one, so that a book is never in memory whole. */
export type BookPages = Iterable<BookPage> | AsyncIterable<BookPage>;
export type BookInfo = { title: string; madeAt: Date };

/** The inside of the book for print, one sheet a page, each with its bleed. Pictures are at print size. */
export const writeInterior = (out: Writable, book: BookInfo, pages: BookPages): Promise<void> =>
	writePages(out, book, pages, { sheet: INTERIOR, beyond: BLEED });

/** The whole book in one for Prodigi: front cover, inside, back cover, trimmed. Pictures are at print size. */
export const writeProdigi = (
	out: Writable,
	book: BookInfo,
	{ front, back, pages }: { front: BookPage; back: BookPage; pages: BookPages },
): Promise<void> => writePages(out, book, between(front, pages, back), { sheet: PLAIN, beyond: BLEED });

/** The book for the screen, with what each picture shows. Pictures end at the trim. */
export const writeScreen = (out: Writable, book: BookInfo, pages: BookPages): Promise<void> =>
	writePages(out, book, pages, { sheet: PLAIN, beyond: 0, isTagged: true });

async function* between(front: BookPage, pages: BookPages, back: BookPage) {
	yield front;
	yield* pages;
	yield back;
}

/** Each picture is seen `beyond` mm beyond the trim. */
type Kind = { sheet: Sheet; beyond: number; isTagged?: boolean };

/** Writes pages of a sheet each. */
export function writePages(
	out: Writable,
	book: BookInfo,
	pages: BookPages,
	{ sheet, beyond, isTagged }: Kind,
) {
	return writePdf(out, { ...book, isTagged }, async (pdf) => {
		for await (const page of pages) {
			addSheet(pdf, sheet);
			const { x, y } = sheet.trim;
			const drawn = () => drawPicture(pdf, page, x - beyond, y - beyond, TRIM + 2 * beyond);
			const said = () => setText(pdf, page.words, x, y);
			if (!isTagged) {
				drawn();
				said();
				continue;
			}
			pdf.addStructure(pdf.struct("Figure", { alt: page.altText ?? "" }, drawn));
			if (page.words.length > 0) pdf.addStructure(pdf.struct("P", {}, said));
		}
	});
}

const drawPicture = (pdf: Pdf, { bytes }: BookPage, x: number, y: number, side: number) =>
	pdf.image(Buffer.from(bytes), pt(x), pt(y), { width: pt(side), height: pt(side) });
