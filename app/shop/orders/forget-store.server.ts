import type { Handle } from "#db/open";
import { ORDER_ENDED } from "./rules";

/** At most `limit` characters whose book has been ordered, each order of which ended at or before `before` (ISO 8601). */
export function findDeliveredLikenesses(db: Handle, before: string, limit: number) {
	return db
		.selectFrom("characters")
		.innerJoin("books", "books.id", "characters.book_id")
		.select(["characters.id", "characters.likeness_key"])
		.where("books.ordered", "=", 1)
		.where("characters.likeness_key", "is not", null)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("orders")
						.select("orders.id")
						.whereRef("orders.book_id", "=", "books.id")
						.where((order) =>
							order.not(
								order.exists(
									order
										.selectFrom("order_events")
										.select("order_events.id")
										.whereRef("order_events.order_id", "=", "orders.id")
										.where("order_events.order_status", "in", [...ORDER_ENDED])
										.where("order_events.at", "<=", before),
								),
							),
						),
				),
			),
		)
		.limit(limit)
		.execute();
}
