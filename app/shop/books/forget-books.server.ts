import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { deleteOldDrafts } from "./draft-store.server";
import { deleteBooks, findForgottenBooks } from "./forget-store.server";
import { UNORDERED_KEPT_MS } from "./rules";

const AT_ONCE = 100;

/**
 * Forgets what nobody ordered: books not worked on for 30 days with their story, likenesses and covers, and drafts as old
 * (design: photo deletion). Files go in a job of the same transaction. Returns how many books.
 */
export async function forgetUnordered(shop: Shop): Promise<number> {
	const before = new Date(shop.clock.now().getTime() - UNORDERED_KEPT_MS).toISOString();
	await deleteOldDrafts(shop.db, before);
	for (let forgotten = 0; ; ) {
		const taken = await shop.db.transaction().execute(async (trx) => {
			const ids = await findForgottenBooks(trx, before, AT_ONCE);
			if (ids.length > 0) await removeFiles(shop, trx, await deleteBooks(trx, ids));
			return ids.length;
		});
		if (taken === 0) return forgotten;
		forgotten += taken;
	}
}
