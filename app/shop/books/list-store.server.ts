import type { Handle } from "#db/open";
import { isApproved, lastOrderedAt } from "./approved-store.server";
import { withoutPictures } from "./pictures-store.server";

/**
 * A family's books, newest first, each with its first order, its newest review's stars and whether it is the current
 * draft. The page is cut out of the index on owner and time alone, so that a long list costs its last page no more than
 * a short one; only the rows shown are then read.
 */
export function listBookRows(
	db: Handle,
	ownerId: string,
	{ limit, offset }: { limit: number; offset: number },
) {
	const shown = db
		.selectFrom("books")
		.select("id")
		.where("owner_id", "=", ownerId)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.offset(offset);
	return db
		.selectFrom("books")
		.leftJoin("orders", (join) =>
			join.onRef("orders.first_for", "=", "books.id").on("orders.owner_id", "=", ownerId),
		)
		.leftJoin("drafts", (join) =>
			join.on("drafts.owner_id", "=", ownerId).onRef("drafts.book_id", "=", "books.id"),
		)
		.select([
			"books.id",
			"books.title",
			"books.description",
			"books.synopsis",
			"books.state",
			"books.failure",
			"books.comment",
			"books.cover_id",
			"books.created_at",
			"orders.id as order_id",
			"drafts.id as draft_id",
		])
		.select(() => [
			withoutPictures().as("lacks_pictures"),
			isApproved().as("is_approved"),
			lastOrderedAt().as("last_ordered_at"),
		])
		.select((eb) =>
			eb
				.selectFrom("reviews")
				.select("reviews.rating")
				.whereRef("reviews.book_id", "=", "books.id")
				.orderBy("reviews.created_at", "desc")
				.limit(1)
				.as("rating"),
		)
		.where("books.id", "in", shown)
		.orderBy("books.created_at", "desc")
		.orderBy("books.id", "desc");
}

/** At most `limit` books of an owner that have had their first cover since (ISO) and that nobody has ordered, newest first. */
export function orderable(db: Handle, ownerId: string, since: string, limit: number) {
	return db
		.selectFrom("books")
		.select(["id", "title", "cover_id", "created_at"])
		.where("owner_id", "=", ownerId)
		.where("created_at", ">", since)
		.where("ordered", "=", 0)
		.where("cover_id", "is not", null)
		.where(({ not }) => not(withoutPictures()))
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

/** The characters of several books at once, in the order the family gave them. */
export function charactersOf(db: Handle, bookIds: string[]) {
	return db
		.selectFrom("characters")
		.select(["book_id", "name", "age", "personality", "relationship", "is_main"])
		.where("book_id", "in", bookIds)
		.orderBy("book_id")
		.orderBy("position")
		.execute();
}
