import type { Kysely } from "kysely";

/** How a book is drawn. Those there are were drawn as the shop did by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("books")
		.addColumn("style", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
