import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

export type Order = Selectable<Schema["orders"]>;

/** An order of this owner, by whichever of its names is known: its id, its payment, or the book it is the first order of. */
export function findOrder(
	db: Handle,
	ownerId: string,
	name: { id: string } | { payment_id: string } | { first_for: string },
): Promise<Order | undefined> {
	return db
		.selectFrom("orders")
		.selectAll()
		.where((eb) => eb.and({ ...name, owner_id: ownerId }))
		.executeTakeFirst();
}

/** The newest order of this owner's book. */
export function findLastOrder(db: Handle, ownerId: string, bookId: string): Promise<Order | undefined> {
	return db
		.selectFrom("orders")
		.selectAll()
		.where("book_id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.executeTakeFirst();
}

/** An order whoever it belongs to: for the mails, and behind the signature of its link. */
export function orderById(db: Handle, id: string): Promise<Order | undefined> {
	return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The order a payment has become, whoever it belongs to. */
export function orderOfPayment(db: Handle, paymentId: string): Promise<Order | undefined> {
	return db.selectFrom("orders").selectAll().where("payment_id", "=", paymentId).executeTakeFirst();
}

/** The first order of a book, whoever it belongs to. */
export function firstOrderOf(db: Handle, bookId: string): Promise<Order | undefined> {
	return db.selectFrom("orders").selectAll().where("first_for", "=", bookId).executeTakeFirst();
}

/** Writes an order, unless its payment has one already or its book a first one. Returns whether it was written. */
export async function insertOrder(db: Handle, order: Insertable<Schema["orders"]>): Promise<boolean> {
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
export async function noteAnswered(db: Handle, id: string, at: string): Promise<boolean> {
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

/** A book that is ordered is kept, and its draft and what was typed at its checkout are done with. */
export async function closeDraft(db: Handle, bookId: string, at: string): Promise<void> {
	await db.updateTable("books").set({ ordered: 1, updated_at: at }).where("id", "=", bookId).execute();
	await db.deleteFrom("drafts").where("book_id", "=", bookId).execute();
	await db.deleteFrom("checkouts").where("book_id", "=", bookId).execute();
}
