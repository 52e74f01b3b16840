import type { Kysely } from "kysely";

/** When the photos of a book and the heads cut out of them have gone, and why. Nothing in it is ever changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("deletions")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("book_id", "text", (c) => c.notNull())
		.addColumn("photos", "integer", (c) => c.notNull())
		.addColumn("heads", "integer", (c) => c.notNull())
		.addColumn("why", "text", (c) => c.notNull())
		.addColumn("at", "text", (c) => c.notNull())
		.execute();
	await db.schema.createIndex("deletions_book").on("deletions").column("book_id").execute();
}
