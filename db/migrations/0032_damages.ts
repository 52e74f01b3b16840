import { type Kysely, sql } from "kysely";

/** Books that came damaged, as their families tell of them, one open report an order; and how often an order was printed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("damages")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
		.addColumn("open_for", "text", (c) => c.unique())
		.addColumn("words", "text", (c) => c.notNull())
		.addColumn("file_key", "text")
		.addColumn("delete_after", "text", (c) => c.notNull())
		.addColumn("answer", "text", (c) => c.check(sql`answer in ('reprint', 'refund')`))
		.addColumn("created_at", "text", (c) => c.notNull())
		.addColumn("answered_at", "text")
		.execute();
	await db.schema.createIndex("damages_order").on("damages").column("order_id").execute();
	await db.schema
		.alterTable("orders")
		.addColumn("reprints", "integer", (c) => c.notNull().defaultTo(0))
		.execute();
}
