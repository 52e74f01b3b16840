import type { Kysely } from "kysely";

/** What the pages of a book say and show. A book from before gets its script when it is first read. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("scripts")
		.addColumn("book_id", "text", (c) => c.notNull().references("books.id").onDelete("cascade"))
		.addColumn("version", "integer", (c) => c.notNull())
		.addColumn("body", "text", (c) => c.notNull())
		.addColumn("tokens", "integer", (c) => c.notNull())
		.addColumn("created_at", "text", (c) => c.notNull())
		.addPrimaryKeyConstraint("scripts_key", ["book_id", "version"])
		.execute();
}
