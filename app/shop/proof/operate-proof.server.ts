import type { Handle } from "#db/open";
import { findPrintedCover } from "~/shop/covers/printed-cover.server";
import { advanceOrder } from "~/shop/orders/advance-order.server";
import { redrawCover } from "~/shop/covers/respell-cover.server";
import { readBookToDraw } from "~/shop/pages/brief.server";
import { lastHeard, readAnswerTime } from "~/shop/orders/await-answer.server";
import { anyonesOrder, type LookedUp } from "~/shop/orders/look-up.server";
import { ORDER_NOT_FOUND, STANDS } from "~/shop/orders/rules";
import { isOpen, readBoughtPages } from "~/shop/pages/bought-pages.server";
import { MOST_EDITS } from "~/shop/pages/rules";
import { done, fail, type Result } from "~/shop/result";
import { printFilesOf } from "~/shop/printing/print-files-address.server";
import type { Shop } from "~/shop.server";
import { closedBy, type OrderRow } from "./open-proof.server";
import { redrawPicture } from "./redraw-page.server";
import { MOST_PROOF_REDRAWS, PROOF_TEXTS } from "./rules";

const NO_HEADS =
	"The portraits of this book’s characters have been deleted: no picture of it can be redrawn.";

/** How the proof of an order stands, for the operator: who is waited for since when, and every version there is of its pictures. */
export async function readStanding(shop: Shop, order: LookedUp) {
	const bought = await readBoughtPages(shop, order.book_id);
	const versions = bought?.versions ?? [];
	const cover = order.cover_id ? await findPrintedCover(shop, order.cover_id) : null;
	const answer = await readAnswerTime(shop, order);
	return {
		order: order.order_number,
		state: order.state,
		waitsFor: waitsFor(order, versions.some(isOpen)),
		since: answer ? await lastHeard(shop, order) : (order.events.at(-1)?.at ?? order.created_at),
		answerBy: answer?.by ?? null,
		redraws: { used: bought?.preview.proof_redraws ?? 0, most: MOST_PROOF_REDRAWS },
		edits: { used: bought?.preview.edits ?? 0, most: MOST_EDITS },
		cover: { faults: cover?.faults ?? null },
		versions: versions.map(
			({ first_page, version, made_by, state, failure, faults, chosen, created_at }) => ({
				page: first_page,
				version,
				madeBy: made_by,
				state,
				failure,
				faults,
				inBook: chosen === 1,
				at: created_at,
			}),
		),
	};
}

/** Whose turn it is. */
function waitsFor({ state }: LookedUp, isDrawing: boolean): "its pictures" | "its family" | "you" | "nobody" {
	if (state === "on hold") return "you";
	if (state === "paid" || state === "making" || (state === "proof" && isDrawing)) return "its pictures";
	return state === "proof" ? "its family" : "nobody";
}

/** Why no picture can be redrawn, for whoever runs the shop. What couldn't be printed is drawn anew, as long as nothing is written for a printer. */
function whyNotRedrawn(order: OrderRow, isWritten: boolean): string | null {
	const closed = closedBy(order);
	const isHeld = order.state === "on hold" && order.held_from === "approved";
	if ((closed === "notNow" || closed === "again") && isHeld)
		return isWritten ? "The files for print of this book are written: its pictures stay as they are." : null;
	if (closed === "again")
		return "This is an order again: it prints what was approved with the book’s first order.";
	if (closed === "approved") return "Its family has approved this book: its pictures stay as they are.";
	if (closed === null) return null;
	const when = `This order ${STANDS[order.state]}. Its pictures can be redrawn while its family looks the book through`;
	return order.state === "on hold" ? `${when}: take it up again with resume.` : `${when}.`;
}

/**
 * Has the picture that a page is on drawn anew by the operator, which takes none of the family's redraws. A book that was approved, and is on
 * hold since, is its family's to approve again. Errors: as `redrawPage`, without its `quota`.
 */
export async function redrawByOperator(shop: Shop, order: LookedUp, number: number): Promise<Result<null>> {
	const isWritten = (await printFilesOf(shop, order.id)) !== null;
	return redrawPicture(shop, {
		bookId: order.book_id,
		number,
		by: { made_by: "operator", most: null },
		texts: {
			noHeads: NO_HEADS,
			noPage: `Page ${number} has no picture to redraw.`,
			redrawsUsed: PROOF_TEXTS.redrawsUsed,
		},
		stillOpen: async (db) => {
			const now = await anyonesOrder(db, { id: order.id });
			if (!now) return ORDER_NOT_FOUND;
			const closed = whyNotRedrawn(now, isWritten);
			return closed ? fail("conflict", closed) : done(now);
		},
		also: (trx) => showAgain(trx, shop, order.id),
	});
}

/** The same with its cover, which is the book's once it is drawn. */
export async function redrawCoverByOperator(shop: Shop, order: LookedUp): Promise<Result<null>> {
	const isWritten = (await printFilesOf(shop, order.id)) !== null;
	if (!(await readBookToDraw(shop, order.book_id))?.cast) return fail("conflict", NO_HEADS);
	return shop.db.transaction().execute(async (trx) => {
		const now = await anyonesOrder(trx, { id: order.id });
		if (!now?.cover_id) return ORDER_NOT_FOUND;
		const closed = whyNotRedrawn(now, isWritten);
		if (closed) return fail("conflict", closed);
		if (await redrawCover(trx, shop, now.cover_id)) await showAgain(trx, shop, order.id);
		return done(null);
	});
}

/** Takes an approved order that is on hold back to its proof; another one stays where it is. The day it was promised for isn't any more. */
async function showAgain(trx: Handle, shop: Shop, orderId: string): Promise<void> {
	const now = await anyonesOrder(trx, { id: orderId });
	if (now?.state !== "on hold") return;
	await advanceOrder(trx, shop, orderId, {
		step: "reshow",
		by: "operator",
		facts: { estimated_delivery: null },
	});
}
