import type { Kysely } from "kysely";

/** How a version of a page is composed where it isn't as its script has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("page_versions").addColumn("look", "text").execute();
}
