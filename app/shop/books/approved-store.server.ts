import { type AliasableExpression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "#db/schema";

/** From here on the book of an order is printed as it is. */
const APPROVED = ["approved", "at the printer", "printed", "posted", "delivered"] as const;

/** When a row of `books` was last ordered (ISO), by whomever and whatever became of that; null for never. */
export function lastOrderedAt() {
	const eb = expressionBuilder<Schema, "books">();
	return eb
		.selectFrom("orders as last")
		.select((order) => order.fn.max<string>("last.created_at").as("at"))
		.whereRef("last.book_id", "=", "books.id");
}

/** Whether a row of `books` has been approved for print, by whichever of its orders and whatever became of that. */
export function isApproved(): AliasableExpression<SqlBool> {
	const eb = expressionBuilder<Schema, "books">();
	return eb.exists(
		eb
			.selectFrom("orders as approved")
			.select("approved.id")
			.whereRef("approved.book_id", "=", "books.id")
			.where((order) =>
				order.or([
					order("approved.state", "in", APPROVED),
					order("approved.held_from", "in", APPROVED),
					order.exists(
						order
							.selectFrom("order_events")
							.select("order_events.id")
							.whereRef("order_events.order_id", "=", "approved.id")
							.where("order_events.step", "=", "approve"),
					),
				]),
			),
	);
}
