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

/** Reviews that everybody may read: of delivered books, not hidden. */
function shownReviews(db: Handle) {
	return db
		.selectFrom("reviews")
		.innerJoin("orders", "orders.id", "reviews.order_id")
		.where("orders.state", "=", "delivered")
		.where("reviews.hidden_at", "is", null);
}

/** How many may be read, and their mean of stars; null where there is none. */
export async function rateShownReviews(db: Handle): Promise<{ count: number; mean: number | null }> {
	return shownReviews(db)
		.select(({ fn }) => [
			fn.countAll<number>().as("count"),
			fn.avg<number | null>("reviews.rating").as("mean"),
		])
		.executeTakeFirstOrThrow();
}

/** The newest that may be read. */
export function findShownReviews(db: Handle, most: number): Promise<ReviewRow[]> {
	return shownReviews(db)
		.selectAll("reviews")
		.orderBy("reviews.created_at", "desc")
		.orderBy("reviews.id")
		.limit(most)
		.execute();
}

/** The newest reviews, hidden ones and those of books on their way among them. */
export function findReviews(db: Handle, most: number): Promise<ReviewRow[]> {
	return db
		.selectFrom("reviews")
		.selectAll()
		.orderBy("created_at", "desc")
		.orderBy("id")
		.limit(most)
		.execute();
}

/** Hides a review, or shows it again with null. False when there is none of this id. */
export async function updateHidden(db: Handle, id: string, hiddenAt: string | null): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("reviews")
		.set({ hidden_at: hiddenAt })
		.where("id", "=", id)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
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
