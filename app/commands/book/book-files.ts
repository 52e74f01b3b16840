import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { type BookHeld, heldTo } from "~/shop/printing/held-to";
import { writeCase } from "~/shop/printing/write-case.server";
import { type BookPage, writeInterior, writeProdigi, writeScreen } from "~/shop/printing/write-pages.server";
import { drawCoverPicture } from "~/studio/paper/draw-cover.server";
import { drawSpreadPictures } from "~/studio/paper/pages/draw-spread.server";
import { BACK_LEVEL, backCover } from "~/studio/story/back-cover";
import type { Picture } from "~/studio/story/picture";
import { type BegunBook, briefOf, coverBriefOf, drawPages } from "./make-book";

/** A date of their own: the same book gives the same bytes whenever it is made. */
const MADE_AT = new Date(Date.UTC(2025, 6, 1));
const infoOf = ({ script: { title } }: BegunBook) => ({ title, madeAt: MADE_AT });

/** Writes a book's pages for the screen to a PDF: live text over its pictures. */
export async function writeScreenPdf(book: BegunBook, file: string): Promise<void> {
	async function* pages(): AsyncGenerator<BookPage> {
		for await (const { page, picture } of drawPages(book, 1024, false))
			yield { ...picture, altText: page.altText };
	}
	await writeScreen(createWriteStream(file), infoOf(book), pages());
}

/** Draws a book for print and writes the files of both printers to a folder: interior.pdf and case.pdf, prodigi.pdf. Gives what they are held to. */
export async function writePrintFiles(book: BegunBook, folder: string): Promise<BookHeld> {
	const pages: (Picture & { said: string })[] = [];
	for await (const { page, picture } of drawPages(book, 2551, false))
		pages.push({ ...picture, said: page.text });
	const covers = await drawCovers(book);
	const to = (name: string) => createWriteStream(join(folder, name));
	await writeInterior(to("interior.pdf"), infoOf(book), pages);
	await writeCase(to("case.pdf"), infoOf(book), covers);
	await writeProdigi(to("prodigi.pdf"), infoOf(book), { ...covers, pages });
	return heldTo(covers.front, covers.back, pages);
}

async function drawCovers(book: BegunBook): Promise<{ front: Picture; back: Picture }> {
	const front = await drawCoverPicture({ ...coverBriefOf(book), lettered: false }, 2551);
	const brief = { ...briefOf(book), level: BACK_LEVEL, spread: backCover(book.script), lettered: false };
	const [back] = await drawSpreadPictures(brief, 2551);
	return { front, back: back as Picture };
}
