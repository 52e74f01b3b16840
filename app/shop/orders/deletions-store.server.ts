import type { Insertable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import { ORDER_ENDED } from "./rules";

/** Writes down that pictures of people have gone. */
export async function insertDeletion(trx: Handle, deletion: Insertable<Schema["deletions"]>): Promise<void> {
	await trx.insertInto("deletions").values(deletion).execute();
}

/** What has gone of a book last; undefined while nothing has. */
export function lastDeletion(db: Handle, bookId: string) {
	return db
		.selectFrom("deletions")
		.selectAll()
		.where("book_id", "=", bookId)
		.orderBy("at", "desc")
		.orderBy("id", "desc")
		.executeTakeFirst();
}

/** How many photos of a book there are no more. */
export async function countDeletedPhotos(db: Handle, bookId: string): Promise<number> {
	const row = await db
		.selectFrom("photos")
		.innerJoin("characters", "characters.photo_id", "photos.id")
		.select((eb) => eb.fn.count<number>("photos.id").distinct().as("count"))
		.where("characters.book_id", "=", bookId)
		.where("photos.deleted_at", "is not", null)
		.executeTakeFirst();
	return Number(row?.count ?? 0);
}

/** Orders of a book that have been delivered or cancelled: whose families are told. */
export function endedOrdersOf(db: Handle, bookId: string): Promise<{ id: string }[]> {
	return db
		.selectFrom("orders")
		.select("id")
		.where("book_id", "=", bookId)
		.where("state", "in", [...ORDER_ENDED])
		.execute();
}
