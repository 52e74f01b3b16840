import { deleteLikenesses } from "~/shop/books/delete-books.server";
import { HEAD_KEPT_MS } from "~/shop/photos/rules";
import type { Shop } from "~/shop.server";
import { findDeliveredLikenesses, findUnorderedLikenesses } from "./forget-store.server";
import { recordDeletion } from "./record-deletion.server";

const AT_ONCE = 100;

/**
 * Forgets likenesses: of ordered books 30 days after the last of their orders was delivered or cancelled, of others 30 days after
 * their last cover, or after the photo's upload where no cover was drawn; a book itself may stay longer. Returns how many characters.
 */
export async function forgetLikenesses(shop: Shop): Promise<number> {
	const before = new Date(shop.clock.now().getTime() - HEAD_KEPT_MS).toISOString();
	let forgotten = 0;
	for (const find of [findDeliveredLikenesses, findUnorderedLikenesses]) {
		forgotten += await shop.db.transaction().execute(async (trx) => {
			const due = await find(trx, before, AT_ONCE);
			if (due.length > 0) {
				await deleteLikenesses(shop, trx, due);
				await recordDeletion(trx, shop, due, "due");
			}
			return due.length;
		});
	}
	return forgotten;
}
