import type { Kysely } from "kysely";

/** Who is in turn at what only so many of the shop's processes together may do at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("turns")
		.addColumn("name", "text", (c) => c.notNull())
		.addColumn("place", "integer", (c) => c.notNull())
		.addColumn("holder", "text", (c) => c.notNull())
		.addColumn("until", "text", (c) => c.notNull())
		.addPrimaryKeyConstraint("turns_places", ["name", "place"])
		.execute();
}
