import type { Kysely } from "kysely";

/** Whether a cover is another one's with its letters put right: that costs its family nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("covers")
		.addColumn("respelled", "integer", (c) => c.notNull().defaultTo(0))
		.execute();
}
