import type { Handle } from "#db/open";
import { ORDER_ENDED, ORDER_VOID } from "./rules";

/** A book of this owner, as far as it decides what is told of its photos. */
export function findOwnBook(db: Handle, ownerId: string, bookId: string) {
	return db
		.selectFrom("books")
		.select(["title", "cover_id", "failure"])
		.where("id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
}

/** How many of these photos an owner still has with us, and heads cut out of them. */
export async function countKept(db: Handle, ownerId: string, photoIds: readonly string[]): Promise<number> {
	if (photoIds.length === 0) return 0;
	const photos = await db
		.selectFrom("photos")
		.select("id")
		.where("id", "in", [...photoIds])
		.where("owner_id", "=", ownerId)
		.where("deleted_at", "is", null)
		.execute();
	const heads = await db
		.selectFrom("heads")
		.select("id")
		.where("photo_id", "in", [...photoIds])
		.where("owner_id", "=", ownerId)
		.execute();
	return photos.length + heads.length;
}

/** Ids of the photos that a book was made from. */
export async function findPhotoIds(db: Handle, bookId: string): Promise<string[]> {
	const characters = await db
		.selectFrom("characters")
		.select("photo_id")
		.distinct()
		.where("book_id", "=", bookId)
		.execute();
	return characters.map(({ photo_id }) => photo_id);
}

/** The books of an owner that were made from any of these photos, as far as it decides what becomes of them. */
export async function findBooksOfPhotos(db: Handle, ownerId: string, photoIds: readonly string[]) {
	return db
		.selectFrom("books")
		.select(["id", "title", "state", "cover_id", "failure", "ordered"])
		.select((eb) => [
			eb
				.exists(
					eb
						.selectFrom("covers")
						.select("covers.id")
						.whereRef("covers.book_id", "=", "books.id")
						.where("covers.state", "=", "drawing"),
				)
				.as("is_drawing"),
			eb
				.exists(
					eb
						.selectFrom("orders")
						.select("orders.id")
						.whereRef("orders.book_id", "=", "books.id")
						.where("orders.state", "not in", [...ORDER_ENDED])
						.where("orders.status", "not in", [...ORDER_VOID]),
				)
				.as("is_making"),
		])
		.where("owner_id", "=", ownerId)
		.where("id", "in", (eb) =>
			eb
				.selectFrom("characters")
				.select("book_id")
				.where("photo_id", "in", [...photoIds]),
		)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** The characters made from any of these photos, in books of this owner. */
export function findCharactersOfPhotos(db: Handle, ownerId: string, photoIds: readonly string[]) {
	return db
		.selectFrom("characters")
		.innerJoin("books", "books.id", "characters.book_id")
		.select([
			"characters.id",
			"characters.book_id",
			"characters.photo_id",
			"characters.likeness_key",
			"characters.sheet_key",
		])
		.where("books.owner_id", "=", ownerId)
		.where("characters.photo_id", "in", [...photoIds])
		.execute();
}
