import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { readNextBookCoupon } from "~/shop/coupons/next-book.server";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Order } from "./contract";
import { opensOrder } from "./link.server";
import { findEvents } from "./list-store.server";
import { asOrder } from "./read-order.server";
import { ORDER_NOT_FOUND, type OrderStep, stepsFor } from "./rules";
import { anyonesOrder, findOrder, type OrderRow } from "./store.server";

/** What has happened to an order, and when (ISO). */
export type OrderEvent = { step: OrderStep | "place"; at: string };

export type OrderDetail = {
	order: Order;
	events: OrderEvent[];
	/** What its family may do with it now. */
	may: OrderStep[];
	/** The code of the coupon it has brought for the next book, while it can be used. */
	nextBookCoupon: string | null;
	/** The signed-in family's own: it may review and order again. Otherwise it came by the signed link. */
	mine: boolean;
	/** The order and its book are the visitor's, a family's or a guest's of this browser. */
	owned: boolean;
	/** A guest's order, which a family that has its link may take into its account. */
	claimable: boolean;
};

/** Which order, and the key of its mail's link, if it was opened by that. */
export type OrderAsked = { orderId: string; key: string | null };

/** An order for the family it belongs to, or for whoever has the key of its mail's link (`orderLink`). `mine`: the family's own. */
export async function findShownOrder(
	shop: Shop,
	db: Handle,
	actor: Actor | null,
	{ orderId, key }: OrderAsked,
): Promise<{ row: OrderRow; mine: boolean } | undefined> {
	const own = actor?.kind === "family" ? await findOrder(db, actor.id, { id: orderId }) : undefined;
	const row =
		own ?? (key && opensOrder(shop, orderId, key) ? await anyonesOrder(db, { id: orderId }) : undefined);
	return row && { row, mine: own !== undefined };
}

/**
 * Everything of an order, for the family it belongs to or whoever has the key of its mail's link (`orderLink`). Error
 * `not_found`, the same for somebody else's, a key that has ended, and no order at all.
 */
export async function readOrderDetail(
	shop: Shop,
	actor: Actor | null,
	{ orderId, key }: OrderAsked,
): Promise<Result<OrderDetail>> {
	const shown = await findShownOrder(shop, shop.db, actor, { orderId, key });
	if (!shown) return ORDER_NOT_FOUND;
	const { row, mine } = shown;
	return done({
		order: asOrder(shop, row),
		events: (await findEvents(shop.db, orderId)).map(({ step, at }) => ({ step, at })),
		may: stepsFor({ state: row.state, heldFrom: row.held_from }, "family"),
		nextBookCoupon: await readNextBookCoupon(shop, row),
		mine,
		owned: actor !== null && row.owner_id === actor.id && row.book_owner_id === actor.id,
		claimable: actor?.kind === "family" && row.owner_id.startsWith("guest"),
	});
}
