import type { Handle } from "#db/open";
import { ORDER_ENDED } from "./rules";

/** At most `limit` characters whose book has been ordered, each order of which ended at or before `before` (ISO 8601). */
export function findDeliveredLikenesses(db: Handle, before: string, limit: number) {
	return db
		.selectFrom("characters")
		.innerJoin("books", "books.id", "characters.book_id")
		.select(["characters.id", "characters.book_id", "characters.likeness_key", "characters.sheet_key"])
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
										.where("order_events.state", "in", [...ORDER_ENDED])
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

/**
 * At most `limit` characters of books that nobody has ordered, whose last cover arrived at or before `before` (ISO 8601); without a
 * cover those whose photo had been uploaded by then. What is being drawn is left for later.
 */
export function findUnorderedLikenesses(db: Handle, before: string, limit: number) {
	return db
		.selectFrom("characters")
		.innerJoin("books", "books.id", "characters.book_id")
		.leftJoin("photos", "photos.id", "characters.photo_id")
		.select(["characters.id", "characters.book_id", "characters.likeness_key", "characters.sheet_key"])
		.where("books.ordered", "=", 0)
		.where("characters.likeness_key", "is not", null)
		.where(({ not, exists, or, eb, selectFrom }) => {
			const covers = () =>
				selectFrom("covers").select("covers.id").whereRef("covers.book_id", "=", "books.id");
			const recent = covers().where((cover) =>
				cover.or([
					cover("covers.state", "=", "drawing"),
					cover.and([cover("covers.state", "=", "ready"), cover("covers.ready_at", ">", before)]),
				]),
			);
			const drawn = covers().where("covers.state", "=", "ready");
			return eb.and([
				not(exists(recent)),
				or([exists(drawn), eb("photos.id", "is", null), eb("photos.created_at", "<=", before)]),
			]);
		})
		.limit(limit)
		.execute();
}

/** At most `limit` books of which something made for print is left, and whose last order was placed at or before `before` (ISO 8601). */
export async function findPrintedLongAgo(db: Handle, before: string, limit: number): Promise<string[]> {
	const books = await db
		.selectFrom("orders")
		.innerJoin("print_files", "print_files.order_id", "orders.id")
		.select("orders.book_id")
		.distinct()
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("orders as later")
						.select("later.id")
						.whereRef("later.book_id", "=", "orders.book_id")
						.where("later.created_at", ">", before),
				),
			),
		)
		.limit(limit)
		.execute();
	return books.map(({ book_id }) => book_id);
}
