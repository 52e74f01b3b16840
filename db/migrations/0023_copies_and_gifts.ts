import { type Kysely, sql } from "kysely";

/** How many copies are bought at once, and what a gift says on a page of its own. What was ordered so far is one copy, and no gift. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of ["payments", "orders"]) {
		await db.schema
			.alterTable(table)
			.addColumn("copies", "integer", (c) => c.notNull().defaultTo(1).check(sql`copies between 1 and 10`))
			.execute();
		await db.schema
			.alterTable(table)
			.addColumn("gift_message", "text", (c) => c.notNull().defaultTo(""))
			.execute();
	}
}
