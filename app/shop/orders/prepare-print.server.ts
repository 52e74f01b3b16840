import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { forgetPrintCover } from "~/shop/covers/forget-print-cover.server";
import { type FairLine, fairLine } from "~/shop/likenesses/fair-line.server";
import { isPaidFor } from "~/shop/pages/is-paid-for.server";
import { forgetOtherVersions, forgetPrintPages } from "~/shop/pages/forget-versions.server";
import { printFilesOf } from "~/shop/printing/print-files-address.server";
import { drawPrintPicture, missingPictures, nameOfPicture } from "~/shop/printing/print-pictures.server";
import { writePrintFiles } from "~/shop/printing/write-print-files.server";
import { writeReadingFiles } from "~/shop/printing/write-reading-files.server";
import type { Shop } from "~/shop.server";
import { PICTURE_PPI } from "~/studio/story/format";
import { advanceOrder } from "./advance-order.server";
import { anyonesOrder, countHolds, type OrderRow } from "./store.server";

/**
 * Pictures that are drawn at print size at a time, of all orders together. A process that draws one takes 300 MB, and the screen's pages
 * are drawn beside it: two were 765 MB for the shop and all its processes, more than a small machine should need.
 */
const AT_ONCE = 1;
const lines = new WeakMap<Shop["db"], FairLine>();
const lineOf = ({ db }: Shop): FairLine => {
	const line = lines.get(db) ?? fairLine(AT_ONCE);
	lines.set(db, line);
	return line;
};

/**
 * Whether all pictures of an order's book are there at print size; those that aren't get a job each, and a vendor's once its family has
 * approved the book: what is printed large costs three times what is shown. "impossible": its book isn't whole. Asked for again once the order has been put on hold and resumed, what failed is tried again.
 */
export async function preparePictures(
	shop: Shop,
	order: OrderRow,
): Promise<"ready" | "drawing" | "impossible"> {
	const missing = await missingPictures(shop, order);
	if (missing === null) return "impossible";
	if (order.state === "making" && (await isPaidFor(shop, order.book_id))) return "ready";
	const tries = await countHolds(shop.db, order.id);
	for (const { from } of missing) {
		const key = `draw-print:${order.id}:${from}:${tries}`;
		await enqueue(shop.db, shop, { kind: "draw-print", key, payload: { orderId: order.id, from } });
	}
	return missing.length === 0 ? "ready" : "drawing";
}

/** Whether the printer can be given an order's files; otherwise a job writes them. */
export async function prepareFiles(shop: Shop, order: OrderRow): Promise<"ready" | "drawing" | "impossible"> {
	if (await printFilesOf(shop, order.id)) return "ready";
	const pictures = await preparePictures(shop, order);
	if (pictures !== "ready") return pictures;
	const payload = { orderId: order.id };
	const tries = await countHolds(shop.db, order.id);
	await enqueue(shop.db, shop, {
		kind: "write-print-files",
		key: `write-print-files:${order.id}:${tries}`,
		payload,
	});
	const key = `write-reading-files:${order.id}:${tries}`;
	await enqueue(shop.db, shop, { kind: "write-reading-files", key, payload });
	return "drawing";
}

/** What an error means, for whoever runs the shop. */
const WHY: Partial<Record<string, string>> = {
	art_gone: "no vendor's picture of what was shown is kept, so another one would be printed",
	painter_gone: "a vendor painted what was shown, and none is set up now, so another one would be printed",
};

/** Draws one picture; the last of them lets the order go on. Gives why it may be tried again, or null. */
export async function drawForPrint(
	shop: Shop,
	{ orderId, from }: { orderId: string; from: string },
	signal: AbortSignal,
): Promise<string | null> {
	const order = await anyonesOrder(shop.db, { id: orderId });
	if (order?.state !== "making" && order?.state !== "approved") return null;
	const who = { asker: order.id, isUrgent: false };
	const draw = () => drawPrintPicture(shop, order, { from }, signal);
	// A vendor's has its place among those that are bought.
	const drawn = await ((await isPaidFor(shop, order.book_id)) ? draw() : lineOf(shop).run(from, who, draw));
	if (!drawn.ok && (drawn.error === "unavailable" || drawn.error === "unusable")) return drawn.error;
	if (!drawn.ok) await failPicture(shop, { orderId, from }, `: ${WHY[drawn.error] ?? drawn.error}`);
	else if ((await missingPictures(shop, order))?.length === 0) await goOn(shop, order, `drawn:${from}`);
	return null;
}

/** Writes the files for printers, and lets the order go on. */
export async function writeFilesOf(shop: Shop, orderId: string): Promise<void> {
	const order = await anyonesOrder(shop.db, { id: orderId });
	if (order?.state !== "approved") return;
	const faults = await writePrintFiles(shop, order);
	if (faults.length > 0)
		return failPrint(shop, orderId, `Its files aren't fit for print: ${faults.join("; ")}.`, (trx) =>
			forgetCoarse(shop, trx, order),
		);
	await shop.db.transaction().execute((trx) => forgetOtherVersions(shop, trx, order.book_id));
	await goOn(shop, order, "written");
}

/** Writes the files that the buyer of an approved book reads. */
export async function writeFilesToRead(shop: Shop, orderId: string): Promise<void> {
	const order = await anyonesOrder(shop.db, { id: orderId });
	if (order && order.state !== "cancelled") await writeReadingFiles(shop, order);
}

async function goOn(shop: Shop, { id, updated_at }: OrderRow, why: string): Promise<void> {
	const key = `continue:${id}:${why}:${updated_at}`;
	await enqueue(shop.db, shop, { kind: "continue-order", key, payload: { orderId: id } });
}

/** Pictures that came too coarse for print are painted once more when the order is resumed, by the models that the operator names by then. */
async function forgetCoarse(shop: Shop, trx: Handle, { book_id, cover_id }: OrderRow): Promise<void> {
	await forgetPrintPages(shop, trx, book_id, PICTURE_PPI.least);
	if (cover_id) await forgetPrintCover(shop, trx, cover_id, PICTURE_PPI.least);
}

/** A picture can't be had for print, `why` behind a colon: a person has to look at it. */
export async function failPicture(
	shop: Shop,
	{ orderId, from }: { orderId: string; from: string },
	why = "",
): Promise<void> {
	const name = await nameOfPicture(shop, from);
	await failPrint(shop, orderId, `The picture of ${name} could not be drawn for print${why}.`);
}

/** A person has to look at it; `also` in the transaction that puts it on hold. */
export async function failPrint(
	shop: Shop,
	orderId: string,
	note: string,
	also: (trx: Handle) => Promise<void> = async () => {},
): Promise<void> {
	const step = { step: "hold", by: "job", note } as const;
	await shop.db.transaction().execute(async (trx) => {
		const order = await anyonesOrder(trx, { id: orderId });
		if (order?.state !== "making" && order?.state !== "approved") return;
		await also(trx);
		await advanceOrder(trx, shop, orderId, step);
	});
}
