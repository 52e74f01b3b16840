import type { Kysely } from "kysely";

/** How often in a row a job was cut off by something that was no fault of its own: that uses up none of its tries. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("jobs")
		.addColumn("interrupted", "integer", (c) => c.notNull().defaultTo(0))
		.execute();
}
