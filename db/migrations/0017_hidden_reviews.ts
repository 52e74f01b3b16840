import type { Kysely } from "kysely";

/** Reviews of delivered books are shown in the gallery; one can be taken from it. Older ones are shown like newer ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("reviews").addColumn("hidden_at", "text").execute();
}
