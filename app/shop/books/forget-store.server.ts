import type { Handle } from "#db/open";

/**
 * A payment in one of these states may still become an order. The bank's question isn't among them: nobody answers it
 * after a month, and a child's story must not wait for it.
 */
const MAY_BE_PAID = ["processing", "requires_capture", "succeeded"] as const;
/** An order in one of these states needs no more pictures. */
const ENDED = ["delivered", "cancelled"] as const;

/** Ids of at most `limit` books that nobody ordered or worked on since `before` (ISO 8601), and that no payment may still order. */
export async function findForgottenBooks(db: Handle, before: string, limit: number): Promise<string[]> {
	const books = await db
		.selectFrom("books")
		.select("id")
		.where("ordered", "=", 0)
		.where("updated_at", "<=", before)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("payments")
						.select("payments.id")
						.whereRef("payments.book_id", "=", "books.id")
						.where("payments.state", "in", [...MAY_BE_PAID]),
				),
			),
		)
		.limit(limit)
		.execute();
	return books.map(({ id }) => id);
}

/** Deletes books with all that hangs on them; returns the keys of their pictures. */
export async function deleteBooks(trx: Handle, ids: readonly string[]): Promise<string[]> {
	const likenesses = await trx
		.selectFrom("characters")
		.select("likeness_key")
		.where("book_id", "in", ids)
		.execute();
	const covers = await trx
		.selectFrom("covers")
		.select(["screen_key", "print_key"])
		.where("book_id", "in", ids)
		.execute();
	await trx.updateTable("drafts").set({ book_id: null }).where("book_id", "in", ids).execute();
	// What was typed at checkout names people and streets.
	await trx.deleteFrom("checkouts").where("book_id", "in", ids).execute();
	await trx.deleteFrom("books").where("id", "in", ids).execute();
	return [...likenesses, ...covers].flatMap((row) => Object.values(row)).filter((key) => key !== null);
}

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
										.where("order_events.order_status", "in", [...ENDED])
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

/** These characters have no likeness any more. */
export async function clearLikenesses(trx: Handle, characterIds: readonly string[]): Promise<void> {
	await trx.updateTable("characters").set({ likeness_key: null }).where("id", "in", characterIds).execute();
}
