import type { Kysely } from "kysely";

/** Money that goes back of an order, whole or in part. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("refunds")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
		.addColumn("amount_pence", "integer", (c) => c.notNull())
		.addColumn("reason", "text", (c) => c.notNull())
		.addColumn("state", "text", (c) => c.notNull())
		.addColumn("created_at", "text", (c) => c.notNull())
		.execute();
	await db.schema.createIndex("refunds_order").on("refunds").column("order_id").execute();
}
