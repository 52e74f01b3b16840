import type { Shop } from "~/shop.server";
import { digestOf } from "./digest.server";
import type { OrderToPrint } from "./print-pictures.server";
import { readingPages } from "./reading-pages.server";
import { COVER_PAGES, PAGES, printFileKey } from "./rules";
import { keepPrintFile } from "./store.server";
import { writeEpub } from "./write-epub.server";
import { type BookInfo, type BookPage, writeScreen } from "./write-pages.server";
import { bytesOf } from "./write-print-files.server";

/**
 * Writes the book that an order's buyer reads on a screen, as PDF and as EPUB, and keeps both. The same book gives the same bytes again.
 * Throws when one of its pictures isn't there.
 */
export async function writeReadingFiles(
	shop: Shop,
	order: OrderToPrint & { title: string; created_at: string },
): Promise<void> {
	const info: BookInfo = { title: order.title, madeAt: new Date(order.created_at) };
	// Small by now: a few MB in all.
	const pages: Required<BookPage>[] = [];
	for await (const page of readingPages(shop, order)) pages.push(page);
	const files = {
		screen: {
			bytes: await bytesOf((out) => writeScreen(out, info, pages)),
			type: "application/pdf" as const,
		},
		epub: { bytes: writeEpub({ ...info, id: order.id }, pages), type: "application/epub+zip" as const },
	};
	for (const [name, { bytes, type }] of Object.entries(files)) {
		const kind = name as keyof typeof files;
		const file_key = printFileKey(order.id, kind);
		await shop.providers.files.put(file_key, bytes, type);
		const made_at = shop.clock.now().toISOString();
		const counted = { ...digestOf(bytes), pages: PAGES + COVER_PAGES };
		await keepPrintFile(shop.db, { order_id: order.id, kind, file_key, ...counted, words: null, made_at });
	}
}
