import { PassThrough, type Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Shop } from "~/shop.server";
import { backOf, frontOf, heldOf, pagesOf } from "./book-pictures.server";
import { digestOf } from "./digest.server";
import { coarseIn } from "./held-to";
import { preflight } from "./preflight.server";
import type { OrderToPrint } from "./print-pictures.server";
import { COVER_PAGES, PAGES, printFileKey } from "./rules";
import { keepPrintFile } from "./store.server";
import { writeCase } from "./write-case.server";
import { type BookInfo, writeInterior, writeProdigi } from "./write-pages.server";

const TOOLS_MISSING = "poppler-utils and qpdf aren't installed: nobody has checked the files";

/**
 * Writes the files of both printers for an order, from the pictures that have been drawn at print size, and keeps them once other tools
 * have found nothing wrong with them. Gives what they found, for the operator; nothing is kept then. The same book gives the same
 * bytes again. Throws when one of its pictures isn't there.
 */
export async function writePrintFiles(
	shop: Shop,
	order: OrderToPrint & { title: string; created_at: string },
): Promise<string[]> {
	const info: BookInfo = { title: order.title, madeAt: new Date(order.created_at) };
	const front = await frontOf(shop, order);
	const back = await backOf(shop, order);
	const covers = { front, back };
	const held = await heldOf(shop, order);
	const coarse = coarseIn(held);
	if (coarse.length > 0) shop.log.warn("coarse pictures", { order: order.id, says: coarse.join("; ") });
	const kinds = {
		interior: { pages: PAGES, write: (out: Writable) => writeInterior(out, info, pagesOf(shop, order)) },
		case: { pages: 1, write: (out: Writable) => writeCase(out, info, covers) },
		whole: {
			pages: PAGES + COVER_PAGES,
			write: (out: Writable) => writeProdigi(out, info, { ...covers, pages: pagesOf(shop, order) }),
		},
	} as const;
	for (const [kind, { pages, write }] of Object.entries(kinds)) {
		const bytes = await bytesOf(write);
		const named = kind as keyof typeof kinds;
		const faults = await preflight(shop.settings.DATA_DIR, bytes, named, held);
		if (faults === null && !shop.settings.testMode) return [TOOLS_MISSING];
		if (faults && faults.length > 0) return faults;
		const file_key = printFileKey(order.id, named);
		await shop.providers.files.put(file_key, bytes, "application/pdf");
		const made_at = shop.clock.now().toISOString();
		await keepPrintFile(shop.db, {
			order_id: order.id,
			kind: named,
			file_key,
			...digestOf(bytes),
			pages,
			words: null,
			made_at,
		});
	}
	return [];
}

/** A file that is small enough to be held whole. */
export async function bytesOf(write: (out: Writable) => Promise<void>): Promise<Uint8Array> {
	const out = new PassThrough();
	const [bytes] = await Promise.all([buffer(out), write(out)]);
	return bytes;
}
