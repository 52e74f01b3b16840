import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { filesOfHeads } from "./delete-heads.server";
import { deleteEndedHeads } from "./store.server";

const AT_ONCE = 200;

/**
 * Forgets the heads that nobody can choose any more and no cover still needs, and those whose time is over, or will be before
 * the next look in `aheadMs`. Returns how many.
 */
export async function forgetHeads(shop: Shop, aheadMs: number): Promise<number> {
	const until = new Date(shop.clock.now().getTime() + aheadMs).toISOString();
	for (let forgotten = 0; ; ) {
		const gone = await shop.db.transaction().execute(async (trx) => {
			const keys = await deleteEndedHeads(trx, until, AT_ONCE);
			await removeFiles(shop, trx, filesOfHeads(keys));
			return keys.length;
		});
		forgotten += gone;
		if (gone < AT_ONCE) return forgotten;
	}
}
