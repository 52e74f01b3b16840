import type { Kysely } from "kysely";

/** What vendors were paid for, book by book: it stays when the book goes, for the accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("spending")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("book_id", "text", (c) => c.notNull())
		.addColumn("day", "text", (c) => c.notNull())
		.addColumn("tokens", "integer", (c) => c.notNull())
		.addColumn("pictures", "integer", (c) => c.notNull())
		.addColumn("cost", "integer", (c) => c.notNull())
		.execute();
	await db.schema.createIndex("spending_day").on("spending").column("day").execute();
	await db.schema.createIndex("spending_book").on("spending").column("book_id").execute();
}
