import { type Kysely, sql } from "kysely";

/** What an order's state was called as long as it said no more than its wire status does. */
const BEFORE: Record<string, string> = { processing: "paid", printing: "at the printer", shipped: "posted" };

/** An order has a state of its own, and each event says what happened and who did it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of ["orders", "order_events"]) {
		await db.schema.alterTable(table).renameColumn("order_status", "state").execute();
		for (const [before, state] of Object.entries(BEFORE))
			await sql`update ${sql.table(table)} set state = ${state} where state = ${before}`.execute(db);
	}
	await db.schema.alterTable("orders").addColumn("held_from", "text").execute();
	const said = (name: string, before: string) =>
		db.schema
			.alterTable("order_events")
			.addColumn(name, "text", (c) => c.notNull().defaultTo(before))
			.execute();
	// Until now nothing but the placing of an order was written down.
	await said("step", "place");
	await said("actor", "family");
	await sql`update order_events set note = '' where note = 'Order placed'`.execute(db);
	// The shop asks every hour which orders are under way.
	await db.schema.createIndex("orders_state").on("orders").column("state").execute();
}
