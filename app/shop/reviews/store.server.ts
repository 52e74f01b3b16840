import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type ReviewRow = Selectable<Schema["reviews"]>;

/** What a review needs to know of this owner's order; undefined for anybody else's. */
export function findReviewedOrder(db: Handle, ownerId: string, orderId: string) {
	return db
		.selectFrom("orders")
		.select(["id", "book_id", "status"])
		.where("id", "=", orderId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
}

/** The review of an order. */
export function findReview(db: Handle, orderId: string): Promise<ReviewRow | undefined> {
	return db.selectFrom("reviews").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Writes an order's one review. Returns undefined when it has one already. */
export function insertReview(
	db: Handle,
	review: Insertable<Schema["reviews"]>,
): Promise<ReviewRow | undefined> {
	return db
		.insertInto("reviews")
		.values(review)
		.onConflict((conflict) => conflict.column("order_id").doNothing())
		.returningAll()
		.executeTakeFirst();
}
