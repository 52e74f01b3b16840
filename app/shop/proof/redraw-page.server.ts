import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import type { OrderAsked } from "~/shop/orders/read-order-detail.server";
import { type Asked, allVersions, beginVersion, versionsOf } from "~/shop/pages/bought-pages.server";
import { readBookToDraw } from "~/shop/pages/brief.server";
import { nextLook } from "~/shop/pages/looks.server";
import { spreadOf } from "~/shop/pages/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { openProof } from "./open-proof.server";
import { MOST_PROOF_REDRAWS, PROOF_TEXTS } from "./rules";

/**
 * Has the picture that a page is on drawn anew and composed otherwise, with the words it has: in the book once it is there, and what there was stays to be
 * chosen. While one is under way another press asks for nothing more. Errors: as `openProof`; `conflict` (heads deleted); `quota`.
 */
export async function redrawPage(
	shop: Shop,
	actor: Actor | null,
	{ number, ...asked }: OrderAsked & { number: number },
): Promise<Result<null>> {
	const open = await openProof(shop, shop.db, actor, asked);
	if (!open.ok) return open;
	return redrawPicture(shop, {
		bookId: open.value.book_id,
		number,
		by: { made_by: "proof-redraw", most: MOST_PROOF_REDRAWS },
		texts: PROOF_TEXTS,
		stillOpen: (db) => openProof(shop, db, actor, asked),
	});
}

/** The same by whoever it is, told in their words: `stillOpen` says in the transaction whether the book may be changed. */
export async function redrawPicture(
	shop: Shop,
	{ bookId, number, by, texts, stillOpen, also }: Redraw,
): Promise<Result<null>> {
	const firstPage = spreadOf(number);
	const book = await readBookToDraw(shop, bookId);
	if (!book?.cast) return fail("conflict", texts.noHeads);
	if (!book.script.spreads.some(({ pages, scene }) => pages[0] === firstPage && scene !== null))
		return fail("not_found", texts.noPage);
	return shop.db.transaction().execute(async (trx) => {
		const still = await stillOpen(trx);
		if (!still.ok) return still;
		const { versions, inBook, isOpen } = await versionsOf(trx, { bookId, firstPage });
		if (!inBook) return fail("not_found", texts.noPage);
		if (isOpen) return done(null);
		const version = versions.length + 1;
		const isBegun = await beginVersion(trx, shop, inBook, {
			...by,
			version,
			seed: `${bookId}:${version}`,
			look: nextLook(book.script, await allVersions(trx, bookId), firstPage),
		});
		if (!isBegun) return fail("quota", texts.redrawsUsed);
		await also?.(trx);
		return done(null);
	});
}

type Redraw = {
	bookId: string;
	number: number;
	by: Asked;
	texts: Record<"noHeads" | "noPage" | "redrawsUsed", string>;
	stillOpen(db: Handle): Promise<Result<unknown>>;
	/** What follows from a picture's being drawn anew, in the same transaction. */
	also?(trx: Handle): Promise<unknown>;
};
