import type { JobPayloads } from "~/jobs/enqueue.server";
import { saveWritten, type Written } from "~/shop/books/make-synopsis.server";
import type { Shop } from "~/shop.server";
import { reserveCover } from "./reserve.server";
import { recordRefusal } from "./wait-for-credits.server";

/** Keeps what the writer wrote; the cover of a form's book is begun in the same transaction. */
export async function finishSynopsis(
	shop: Shop,
	owed: JobPayloads["write-synopsis"],
	written: Written,
): Promise<void> {
	await shop.db.transaction().execute(async (trx) => {
		const saved = await saveWritten(shop, trx, owed, written);
		if (!saved || owed.coverFor === null) return;
		const { book, isLate } = saved;
		const cover = await reserveCover(trx, shop, {
			ownerId: book.owner_id,
			bookId: book.id,
			addressHash: owed.coverFor,
			awaited: false,
			isLate,
		});
		if (!cover.ok) await recordRefusal(shop, trx, book, cover.error);
	});
}
