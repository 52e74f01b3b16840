import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { clearLikenesses, findDeliveredLikenesses } from "./forget-store.server";
import { DELIVERED_LIKENESS_KEPT_MS } from "./rules";

const AT_ONCE = 100;

/**
 * Forgets the likenesses of ordered books 30 days after the last of their orders was delivered or cancelled (design: photo
 * deletion). Returns how many characters.
 */
export async function forgetDeliveredLikenesses(shop: Shop): Promise<number> {
	const before = new Date(shop.clock.now().getTime() - DELIVERED_LIKENESS_KEPT_MS).toISOString();
	return shop.db.transaction().execute(async (trx) => {
		const due = await findDeliveredLikenesses(trx, before, AT_ONCE);
		if (due.length === 0) return 0;
		await clearLikenesses(
			trx,
			due.map(({ id }) => id),
		);
		const keys = due.map(({ likeness_key }) => likeness_key).filter((key) => key !== null);
		await removeFiles(shop, trx, keys);
		return due.length;
	});
}
