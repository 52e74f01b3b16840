import type { Kysely } from "kysely";

/** Pictures ordered of a vendor, by the name of the drawing: a shop that was killed asks for them instead of ordering again. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("predictions")
		.addColumn("drawing", "text", (c) => c.primaryKey())
		.addColumn("prediction_id", "text", (c) => c.notNull())
		.addColumn("created_at", "text", (c) => c.notNull())
		.execute();
}
