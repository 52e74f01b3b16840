import type { Kysely } from "kysely";

/** Where a bank stands that wants the money of an order back. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("orders").addColumn("dispute", "text").execute();
}
