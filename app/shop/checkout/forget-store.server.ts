import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

/** The money is with us, or about to be. */
const PAID = ["processing", "requires_capture", "succeeded"] as const;

/**
 * Whether a row of `payments` may still become an order. A bank's question counts if it was asked after `askedSince`
 * (ISO 8601): nobody answers one after a month. A payment of nothing becomes an order while its owner looks on, or never. One that
 * has become its order becomes no other.
 */
export function mayBecomeOrder(askedSince: string): Expression<SqlBool> {
	const eb = expressionBuilder<Schema, "payments">();
	return eb.and([
		eb("payments.refund", "is", null),
		eb("payments.amount_pence", ">", 0),
		eb.or([
			eb("payments.state", "in", [...PAID]),
			eb("payments.state", "=", "requires_action").and("payments.updated_at", ">", askedSince),
		]),
		eb.not(
			eb.exists(
				eb.selectFrom("orders").select("orders.id").whereRef("orders.payment_id", "=", "payments.id"),
			),
		),
	]);
}

/** Takes names, address, message and special instructions out of payments that no order came of, nor may come of any more. */
function forget(db: Handle, askedSince: string) {
	return db
		.updateTable("payments")
		.set({ delivery: null, comment: "", gift_message: "" })
		.where((eb) =>
			eb.or([eb("delivery", "is not", null), eb("comment", "!=", ""), eb("gift_message", "!=", "")]),
		)
		.where(({ not }) => not(mayBecomeOrder(askedSince)))
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("orders").select("orders.id").whereRef("orders.payment_id", "=", "payments.id"))),
		);
}

/**
 * Forgets where payments were to be sent that came to nothing: cancelled or given back at or before `ended`, or not touched
 * since `idle` (ISO 8601).
 */
export async function forgetOldDeliveries(
	db: Handle,
	{ ended, idle }: { ended: string; idle: string },
): Promise<void> {
	await forget(db, idle)
		.where((eb) =>
			eb.or([
				eb("updated_at", "<=", idle),
				eb.and([
					eb("updated_at", "<=", ended),
					eb.or([eb("state", "=", "canceled"), eb("refund", "is not", null)]),
				]),
			]),
		)
		.execute();
}

/** Forgets at once where an owner's payments were to be sent, but for those that may still become an order. */
export async function forgetOwnedDeliveries(trx: Handle, owner: string, askedSince: string): Promise<void> {
	await forget(trx, askedSince).where("owner_id", "=", owner).execute();
}

/** Books that nobody ordered and no payment may still order; `askedSince` as `mayBecomeOrder` takes it. */
function unordered(db: Handle, askedSince: string, limit: number) {
	return db
		.selectFrom("books")
		.select("id")
		.where("ordered", "=", 0)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("payments")
						.select("payments.id")
						.whereRef("payments.book_id", "=", "books.id")
						.where(mayBecomeOrder(askedSince)),
				),
			),
		)
		.limit(limit);
}

/** Ids of at most `limit` unordered books that nobody has worked on since (ISO 8601), with a synopsis or without one. */
export async function findForgottenBooks(
	db: Handle,
	{ written, unwritten }: { written: string; unwritten: string },
	limit: number,
): Promise<string[]> {
	const books = await unordered(db, written, limit)
		.where((book) =>
			book.or([
				book("updated_at", "<=", written),
				book.and([book("updated_at", "<=", unwritten), book("synopsis", "is", null)]),
			]),
		)
		.execute();
	return books.map(({ id }) => id);
}

/** Ids of at most `limit` unordered books of the owner of this id, or with "like" of all whose id fits the pattern. */
export async function findBooksOf(
	db: Handle,
	[operator, owner]: ["=" | "like", string],
	askedSince: string,
	limit: number,
): Promise<string[]> {
	const books = await unordered(db, askedSince, limit).where("owner_id", operator, owner).execute();
	return books.map(({ id }) => id);
}

/** Forgets what was typed at the checkout of these books: it names people and streets. */
export async function deleteCheckouts(trx: Handle, bookIds: readonly string[]): Promise<void> {
	await trx.deleteFrom("checkouts").where("book_id", "in", bookIds).execute();
}
