import type { Kysely } from "kysely";

/** Where the sheet of a character is kept, which a vendor's painter draws from. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("characters").addColumn("sheet_key", "text").execute();
}
