import type { Kysely } from "kysely";

/** An order that is on hold because its family hasn't answered says so; and an address that a family mends is told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("orders")
		.addColumn("lapsed", "integer", (c) => c.notNull().defaultTo(0))
		.execute();
	await db.schema
		.createTable("order_emails")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
		.addColumn("email", "text", (c) => c.notNull())
		.addColumn("at", "text", (c) => c.notNull())
		.execute();
	await db.schema.createIndex("order_emails_order").on("order_emails").column("order_id").execute();
}
