import type { Kysely } from "kysely";

/** How often each step from the form to the order was taken on a day; by whom isn't kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("tally")
		.addColumn("day", "text", (c) => c.notNull())
		.addColumn("step", "text", (c) => c.notNull())
		.addColumn("count", "integer", (c) => c.notNull())
		.addPrimaryKeyConstraint("tally_key", ["day", "step"])
		.execute();
	await db.schema.createIndex("refunds_created").on("refunds").column("created_at").execute();
	await db.schema.createIndex("orders_created").on("orders").column("created_at").execute();
}
