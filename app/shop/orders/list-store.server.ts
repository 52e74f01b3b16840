import type { Handle } from "#db/open";
import { orderRows } from "./store.server";

/**
 * A family's orders, newest first. The page is cut out of the index on owner and time alone, so that a long list costs
 * its last page no more than a short one; only the rows shown are then read.
 */
export function listOrderRows(
	db: Handle,
	ownerId: string,
	{ limit, offset }: { limit: number; offset: number },
) {
	const shown = db
		.selectFrom("orders")
		.select("id")
		.where("owner_id", "=", ownerId)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.offset(offset);
	return orderRows(db)
		.where("orders.id", "in", shown)
		.orderBy("orders.created_at", "desc")
		.orderBy("orders.id", "desc");
}

/** What has happened to an order, oldest first. */
export function findEvents(db: Handle, orderId: string) {
	return db
		.selectFrom("order_events")
		.select(["step", "actor", "state", "note", "at"])
		.where("order_id", "=", orderId)
		.orderBy("at")
		.orderBy("id")
		.execute();
}

/** One event, with the number of its order. */
export function findEvent(db: Handle, eventId: string) {
	return db
		.selectFrom("order_events")
		.innerJoin("orders", "orders.id", "order_events.order_id")
		.select(["order_events.note", "orders.order_number"])
		.where("order_events.id", "=", eventId)
		.executeTakeFirst();
}
