import type { Kysely } from "kysely";

/** Where and when a book's cover plays. The books there are don't know it: they are read again when one is drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["setting", "time"])
		await db.schema.alterTable("books").addColumn(column, "text").execute();
}
