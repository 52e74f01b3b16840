import { emptyWal } from "#db/open";
import type { Family } from "~/shop/actor";
import { forgetBooksOf } from "~/shop/checkout/forget-books.server";
import { forgetDeliveriesOf } from "~/shop/checkout/forget-delivery.server";
import { removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { deletePhotos, deleteUnfinished, giveToNobody } from "./deletion-store.server";
import { forgetOrders } from "./forget-orders.server";
import { deleteUser, findUser } from "./store.server";

/** What stays is named by this instead of the account, so that nothing leads back to the family. */
export const ERASED = "erased";

/**
 * Deletes an account and everything the law lets go (UK GDPR, article 17): sign-in, picture, photos, drafts, books nobody
 * ordered with their covers and likenesses, names under reviews. Of an order the tax records stay, without a name; one
 * that is still being made, or paid for, keeps what it needs until it has arrived. Error: `not_found`.
 */
export async function deleteAccount(shop: Shop, actor: Family): Promise<Result<null>> {
	const owner = actor.id;
	const nobody = shop.ids.next(ERASED);
	const deleted: Result<null> = await shop.db.transaction().execute(async (trx) => {
		const user = await findUser(trx, owner);
		if (!user) return fail("not_found", "There is no such account.");
		const keys = user.picture_key ? [user.picture_key] : [];
		keys.push(...(await deletePhotos(trx, owner)));
		await forgetBooksOf(shop, trx, owner);
		await deleteUnfinished(trx, owner);
		// A payment that may still become an order has kept its book and keeps its address.
		await forgetDeliveriesOf(shop, trx, owner);
		await giveToNobody(trx, owner, nobody);
		keys.push(...(await forgetOrders(trx, nobody, shop.clock.now().toISOString())));
		await removeFiles(shop, trx, keys);
		await deleteUser(trx, owner);
		return done(null);
	});
	// The account is gone whatever becomes of this; the next sweep does it again.
	if (deleted.ok) await emptyWal(shop.db).catch((error) => shop.log.error("empty wal", error));
	return deleted;
}
