import sharp from "sharp";
import { readScript } from "~/shop/books/read-script.server";
import { listPrinted } from "~/shop/pages/list-printed.server";
import { asInBook } from "~/shop/pages/looks.server";
import type { Shop } from "~/shop.server";
import { altTextOf } from "~/studio/story/alt-text";
import { backCover } from "~/studio/story/back-cover";
import { FORMATS } from "~/studio/story/format";
import type { Scene } from "~/studio/story/scene";
import { pagesOf as scriptPages } from "~/studio/story/script";
import { backOf, frontOf, pagesOf } from "./book-pictures.server";
import type { OrderToPrint } from "./print-pictures.server";
import type { BookPage } from "./write-pages.server";

const { width: TRIM, bleed: BLEED } = FORMATS.page;
/** 150 px in an inch: sharp on a tablet, and small enough to be mailed. */
export const READING_PX = 1240;
const QUALITY = 84;

/**
 * An approved book as it is read on a screen: front cover, its pages, back cover, each ending at its trim, with what it shows. Throws
 * when a picture isn't there.
 */
export async function* readingPages(shop: Shop, order: OrderToPrint): AsyncGenerator<Required<BookPage>> {
	const script = await readScript(shop, order.book_id);
	const inBook = await listPrinted(shop.db, order.book_id);
	const shown = new Map(
		script ? scriptPages(asInBook(script, inBook)).map(({ number, altText }) => [number, altText]) : [],
	);
	const altOf = (scene: Scene | null) => (script && scene ? altTextOf(scene, script.cast) : "");
	yield read(await frontOf(shop, order), altOf(script?.cover ?? null));
	let number = 0;
	for await (const page of pagesOf(shop, order)) {
		number += 1;
		yield read(page, shown.get(number) ?? "");
	}
	yield read(await backOf(shop, order), altOf(script ? backCover(script).scene : null));
}

async function read({ bytes, words }: BookPage, altText: string): Promise<Required<BookPage>> {
	const { width = 0 } = await sharp(bytes).metadata();
	const bleed = Math.round((width * BLEED) / (TRIM + 2 * BLEED));
	const side = width - 2 * bleed;
	const trimmed = await sharp(bytes)
		.extract({ left: bleed, top: bleed, width: side, height: side })
		.resize(READING_PX, READING_PX)
		.jpeg({ quality: QUALITY })
		.toBuffer();
	return { bytes: new Uint8Array(trimmed), words, altText };
}
