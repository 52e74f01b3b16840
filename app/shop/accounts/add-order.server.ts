import type { Family } from "~/shop/actor";
import { linkedOrder } from "~/shop/orders/linked-order.server";
import { ORDER_NOT_FOUND } from "~/shop/orders/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { claimGuest } from "./claim-guest.server";
import { hasOrder } from "./claim-store.server";

/**
 * Takes an order made as a guest into the family's account, on the strength of its mail's link. An order of another
 * account stays there. Error `not_found`: no such order, or a key that doesn't open it.
 */
export async function addOrderToAccount(
	shop: Shop,
	actor: Family,
	{ orderId, key }: { orderId: string; key: string },
): Promise<Result<null>> {
	if (!(await linkedOrder(shop, shop.db, orderId, key))) return ORDER_NOT_FOUND;
	await claimGuest(shop, { userId: actor.id, guestId: null, openedOrders: [orderId], provedEmail: null });
	return (await hasOrder(shop.db, actor.id, orderId)) ? done(null) : ORDER_NOT_FOUND;
}
