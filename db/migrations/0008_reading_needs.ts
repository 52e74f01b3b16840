import type { Kysely } from "kysely";

/** What the reader of a Custom Level needs. The books there are were made without anybody having been asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("books")
		.addColumn("reading_needs", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
