import { type Kysely, sql } from "kysely";

/** Invoices are numbered without gaps: the orders there are get theirs in the order they were placed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("orders").addColumn("invoice_number", "integer").execute();
	await sql`update orders set invoice_number = numbered.place
		from (select id, row_number() over (order by created_at, id) as place from orders) as numbered
		where numbered.id = orders.id`.execute(db);
	await db.schema.createIndex("orders_invoice").on("orders").column("invoice_number").unique().execute();
}
