import { deleteLikenesses } from "~/shop/books/delete-books.server";
import { HEAD_KEPT_MS } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";
import { findDeliveredLikenesses } from "./forget-store.server";

const AT_ONCE = 100;

/**
 * Forgets the likenesses of ordered books 30 days after the last of their orders was delivered or cancelled.
 * Returns how many characters.
 */
export async function forgetDeliveredLikenesses(shop: Shop): Promise<number> {
	const before = new Date(shop.clock.now().getTime() - HEAD_KEPT_MS).toISOString();
	return shop.db.transaction().execute(async (trx) => {
		const due = await findDeliveredLikenesses(trx, before, AT_ONCE);
		if (due.length > 0) await deleteLikenesses(shop, trx, due);
		return due.length;
	});
}
