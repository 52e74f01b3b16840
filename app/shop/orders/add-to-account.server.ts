import { claimGuest } from "~/shop/accounts/claim-guest.server";
import type { Family } from "~/shop/actor";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { opensOrder } from "./link.server";
import { ORDER_NOT_FOUND } from "./rules";
import { findOrder } from "./store.server";

/**
 * Takes an order made as a guest into the family's account, on the strength of its mail's link. An order of another
 * account stays there. Error `not_found`: no such order, or a key that doesn't open it.
 */
export async function addOrderToAccount(
	shop: Shop,
	actor: Family,
	{ orderId, key }: { orderId: string; key: string },
): Promise<Result<null>> {
	if (!opensOrder(shop, orderId, key)) return ORDER_NOT_FOUND;
	await claimGuest(shop, { userId: actor.id, guestId: null, openedOrders: [orderId], provedEmail: null });
	const order = await findOrder(shop.db, actor.id, { id: orderId });
	return order ? done(null) : ORDER_NOT_FOUND;
}
