import type { Kysely } from "kysely";

/** What a page or a cover says beside its picture at print size, and the files that are made of a book for an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("page_versions").addColumn("print_words", "text").execute();
	await db.schema.alterTable("covers").addColumn("print_words", "text").execute();
	await db.schema
		.createTable("print_files")
		.addColumn("order_id", "text", (c) => c.notNull().references("orders.id").onDelete("cascade"))
		.addColumn("kind", "text", (c) => c.notNull())
		.addColumn("file_key", "text", (c) => c.notNull())
		.addColumn("md5", "text", (c) => c.notNull())
		.addColumn("bytes", "integer", (c) => c.notNull())
		.addColumn("pages", "integer", (c) => c.notNull())
		.addColumn("words", "text")
		.addColumn("made_at", "text", (c) => c.notNull())
		.addPrimaryKeyConstraint("print_files_kind", ["order_id", "kind"])
		.execute();
}
