import type { Insertable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { PageVersion } from "./store.server";

/** What a family has had of a book, by how a version was made. */
export const COUNTED = { redraw: "redraws", reword: "wordings" } as const;

/** The versions of a spread of this owner's book, the oldest first; none of anybody else's. */
export function listOwnVersions(
	db: Handle,
	ownerId: string,
	{ bookId, firstPage }: { bookId: string; firstPage: number },
): Promise<PageVersion[]> {
	return db
		.selectFrom("page_versions")
		.innerJoin("books", "books.id", "page_versions.book_id")
		.selectAll("page_versions")
		.where("books.owner_id", "=", ownerId)
		.where("page_versions.book_id", "=", bookId)
		.where("first_page", "=", firstPage)
		.orderBy("version")
		.execute();
}

/** Begins another version, unless one of the same spread is under way. Returns false then. */
export async function insertVersion(
	trx: Handle,
	version: Insertable<Schema["page_versions"]>,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("page_versions")
		.values(version)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows === 1n;
}

/** Counts one redraw or wording of a book, as long as there are fewer than `most`. Returns false past it. */
export async function takeChange(
	trx: Handle,
	bookId: string,
	madeBy: keyof typeof COUNTED,
	most: number,
): Promise<boolean> {
	const column = COUNTED[madeBy];
	const { numUpdatedRows } = await trx
		.updateTable("previews")
		.set((eb) => ({ [column]: eb(column, "+", 1) }))
		.where("book_id", "=", bookId)
		.where(column, "<", most)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Puts a version into the book instead of the one that is in it. */
export async function chooseVersion(trx: Handle, { id, book_id, first_page }: PageVersion): Promise<void> {
	await trx
		.updateTable("page_versions")
		.set({ chosen: 0 })
		.where("book_id", "=", book_id)
		.where("first_page", "=", first_page)
		.execute();
	await trx.updateTable("page_versions").set({ chosen: 1 }).where("id", "=", id).execute();
}
