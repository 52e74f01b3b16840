import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import type { Shop } from "~/shop.server";
import { boughtCoverArt } from "./bought-art.server";
import { drawingKey } from "./reserve.server";
import { closeCover, type Cover, countCovers, coverById, findOpenCover, insertCover } from "./store.server";

/** Whether a cover's picture can be had once more with other letters: a vendor draws none twice, but most are kept as they came. */
export async function canRespellCover(shop: Shop, coverId: string): Promise<boolean> {
	const cover = await coverById(shop.db, coverId);
	const cast = cover && (await readBookWithCharacters(shop, cover.book_id));
	if (!cast) return false;
	if (illustratorOf(shop, cast.book).describe().kind !== "vendor") return true;
	return (await (await boughtCoverArt(shop, cover)).find("screen")) !== null;
}

/**
 * Has the picture of a cover drawn once more with its letters as the book has them by then, in the transaction that spells them anew; it
 * is the book's cover once it is there, at no credit. Returns false where one is being drawn already.
 */
export function respellCover(trx: Handle, shop: Shop, coverId: string): Promise<boolean> {
	return beginAgain(trx, shop, coverId, ({ seed }) => seed);
}

/**
 * Has another picture drawn of the cover of a book that is bought, in the transaction that found it open; it is the book's cover once it is there,
 * at no credit. Returns false where one is being drawn already.
 */
export async function redrawCover(trx: Handle, shop: Shop, coverId: string): Promise<boolean> {
	const cover = await coverById(trx, coverId);
	const seed = cover ? String((await countCovers(trx, cover.book_id)) + 1) : "";
	return beginAgain(trx, shop, coverId, () => seed);
}

async function beginAgain(
	trx: Handle,
	shop: Shop,
	coverId: string,
	seedOf: (before: Cover) => string,
): Promise<boolean> {
	const before = await coverById(trx, coverId);
	const open = before && (await findOpenCover(trx, before.book_id));
	if (!before || open?.state === "drawing") return false;
	// Its answer is owed to a call that never came back.
	if (open) await closeCover(trx, open.id);
	const { book_id, owner_id } = before;
	const seed = seedOf(before);
	const id = shop.ids.next("cover");
	const requested_at = shop.clock.now().toISOString();
	await insertCover(trx, { id, book_id, owner_id, seed, address_hash: "", requested_at, respelled: 1 });
	const payload = { coverId: id, awaited: false };
	await enqueue(trx, shop, { kind: "draw-cover", key: drawingKey(id), payload });
	return true;
}
