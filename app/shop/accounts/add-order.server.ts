import type { Family } from "~/shop/actor";
import { readClaim } from "~/shop/orders/claim.server";
import { linkedOrder } from "~/shop/orders/linked-order.server";
import { ORDER_NOT_FOUND } from "~/shop/orders/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { moveOrders } from "./claim-store.server";
import { findUser, provedEmailOf } from "./store.server";

const NOT_THIS_ACCOUNT = "This order can’t go into this account. Its page says which one it can go into.";

/**
 * Takes an order made as a guest, opened by its mail's link, into the account whose proved address it was ordered with, or that of
 * the browser that bought it; others that are proved the same way come along. An order of another account stays there. Errors
 * `not_found`: no such order, or a key that doesn't open it; `forbidden`: not into this account.
 */
export function addOrderToAccount(
	shop: Shop,
	actor: Family,
	{ orderId, key }: { orderId: string; key: string },
): Promise<Result<null>> {
	return shop.db.transaction().execute(async (trx) => {
		const order = await linkedOrder(shop, trx, orderId, key);
		const claim = order ? await readClaim(trx, actor, order) : null;
		if (claim === null) return ORDER_NOT_FOUND;
		if (claim !== "allowed") return fail("forbidden", NOT_THIS_ACCOUNT);
		const provedEmail = provedEmailOf(await findUser(trx, actor.id));
		await moveOrders(trx, { userId: actor.id, guestId: actor.guestId, provedEmail });
		return done(null);
	});
}
