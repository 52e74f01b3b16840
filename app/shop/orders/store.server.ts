import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

type Stored = Selectable<Schema["orders"]>;

/** An order with what other tables tell of it. */
export type OrderRow = Stored & {
	review_rating: number | null;
	review_content: string | null;
	review_name: string | null;
	reviewed_at: string | null;
	/** null: the book is gone. */
	book_created_at: string | null;
};

/** Orders, whoever they belong to, with their review and when their book was made. */
export function orderRows(db: Handle) {
	return db
		.selectFrom("orders")
		.leftJoin("reviews", "reviews.order_id", "orders.id")
		.leftJoin("books", "books.id", "orders.book_id")
		.selectAll("orders")
		.select([
			"reviews.rating as review_rating",
			"reviews.content as review_content",
			"reviews.display_name as review_name",
			"reviews.created_at as reviewed_at",
			"books.created_at as book_created_at",
		]);
}

/** An order of this owner, by whichever of its names is known: its id, its payment, or the book it is the first order of. */
export function findOrder(
	db: Handle,
	ownerId: string,
	name: { id: string } | { payment_id: string } | { first_for: string },
): Promise<OrderRow | undefined> {
	const [[column, value] = ["id", ""]] = Object.entries(name);
	return orderRows(db)
		.where(`orders.${column as "id" | "payment_id" | "first_for"}`, "=", value)
		.where("orders.owner_id", "=", ownerId)
		.executeTakeFirst();
}

/** The newest order of this owner's book. */
export function findLastOrder(db: Handle, ownerId: string, bookId: string): Promise<OrderRow | undefined> {
	return orderRows(db)
		.where("orders.book_id", "=", bookId)
		.where("orders.owner_id", "=", ownerId)
		.orderBy("orders.created_at", "desc")
		.orderBy("orders.id", "desc")
		.executeTakeFirst();
}

/** An order whoever it belongs to: for the mails, and behind the signature of its link. */
export function orderById(db: Handle, id: string): Promise<OrderRow | undefined> {
	return orderRows(db).where("orders.id", "=", id).executeTakeFirst();
}

/** The order a payment has become, whoever it belongs to. */
export function orderOfPayment(db: Handle, paymentId: string): Promise<OrderRow | undefined> {
	return orderRows(db).where("orders.payment_id", "=", paymentId).executeTakeFirst();
}

/** The first order of a book, whoever it belongs to. */
export function firstOrderOf(db: Handle, bookId: string): Promise<OrderRow | undefined> {
	return orderRows(db).where("orders.first_for", "=", bookId).executeTakeFirst();
}

/** The order a payment has become and the first one of its book, whoever they belong to; the first one first. */
export function ordersOf(db: Handle, payment: { id: string; bookId: string }): Promise<OrderRow[]> {
	return orderRows(db)
		.where((eb) =>
			eb.or([eb("orders.payment_id", "=", payment.id), eb("orders.first_for", "=", payment.bookId)]),
		)
		.orderBy((eb) => eb.case().when("orders.first_for", "is not", null).then(0).else(1).end())
		.execute();
}

/** What is written of an order. */
export type NewOrder = Stored;

/** Writes an order, unless its payment has one already or its book a first one. Returns whether it was written. */
export async function insertOrder(db: Handle, order: NewOrder): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("orders")
		.values(order)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Writes that an order has moved on. */
export async function insertEvent(
	db: Handle,
	event: { id: string; orderId: string; orderStatus: string; note: string; at: string },
): Promise<void> {
	await db
		.insertInto("order_events")
		.values({
			id: event.id,
			order_id: event.orderId,
			order_status: event.orderStatus,
			note: event.note,
			at: event.at,
		})
		.execute();
}

/** Notes that an order has been answered with. Returns whether it was for the first time. */
export async function markAnswered(db: Handle, id: string, at: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("orders")
		.set({ claimed_at: at, updated_at: at })
		.where("id", "=", id)
		.where("claimed_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** The book as it is at this moment, for the order's copy. */
export function findOrderedBook(db: Handle, bookId: string) {
	return db
		.selectFrom("books")
		.select(["id", "owner_id", "title", "synopsis", "description", "cover_id", "created_at"])
		.where("id", "=", bookId)
		.executeTakeFirst();
}
