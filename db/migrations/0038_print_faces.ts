import type { Kysely } from "kysely";

/** Where faces are on a page or a cover at print size: none may be cut off. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("page_versions").addColumn("print_faces", "text").execute();
	await db.schema.alterTable("covers").addColumn("print_faces", "text").execute();
}
