import type { Handle } from "#db/open";

/** A book of this owner with what its link is named by, null for none; undefined for anybody else's, and before it has pages. */
export function findSharing(db: Handle, ownerId: string, bookId: string) {
	return db
		.selectFrom("previews")
		.innerJoin("books", "books.id", "previews.book_id")
		.select(["books.id", "title", "ordered", "share_id"])
		.where("books.id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
}

/** The book a link shows; undefined for one that shows none. */
export function findShared(db: Handle, shareId: string) {
	return db
		.selectFrom("previews")
		.innerJoin("books", "books.id", "previews.book_id")
		.select(["books.id", "title", "cover_id"])
		.where("share_id", "=", shareId)
		.executeTakeFirst();
}

/** Names a book's link, unless it has one. */
export async function setShare(db: Handle, bookId: string, shareId: string): Promise<void> {
	await db
		.updateTable("previews")
		.set({ share_id: shareId })
		.where("book_id", "=", bookId)
		.where("share_id", "is", null)
		.execute();
}

/** Takes a book's link back. */
export async function clearShare(db: Handle, bookId: string): Promise<void> {
	await db.updateTable("previews").set({ share_id: null }).where("book_id", "=", bookId).execute();
}
