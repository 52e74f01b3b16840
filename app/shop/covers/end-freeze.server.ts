import type { Shop } from "~/shop.server";
import { readCredits } from "./read-credits.server";
import { resetCredits } from "./reset-credits.server";

/**
 * The operator ends an owner's freeze, an account's or a guest's: it has all free covers again, and what waited for one is drawn. Returns
 * false where nothing was frozen.
 */
export async function endFreeze(shop: Shop, ownerId: string): Promise<boolean> {
	const { freezeExpiresAt } = await readCredits(shop, { kind: "guest", id: ownerId });
	if (freezeExpiresAt === null) return false;
	const why = shop.ids.next("unfreeze");
	await shop.db.transaction().execute((trx) => resetCredits(shop, trx, ownerId, why));
	return true;
}
