import type { Kysely } from "kysely";

/** Addresses that want no news, each as a hash alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("unwanted_mail")
		.addColumn("address_hash", "text", (c) => c.primaryKey().notNull())
		.addColumn("created_at", "text", (c) => c.notNull())
		.execute();
}
