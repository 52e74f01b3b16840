import type { Kysely } from "kysely";

/** What an inspector found wrong with a painted picture that is shown all the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("covers").addColumn("faults", "text").execute();
	await db.schema.alterTable("page_versions").addColumn("faults", "text").execute();
}
