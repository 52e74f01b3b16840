import type { Kysely } from "kysely";

/** What a photo takes on the disk, and a quick answer to which photos no book uses yet: quotas ask both with every upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("photos")
		.addColumn("bytes", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.createIndex("characters_photo").on("characters").column("photo_id").execute();
}
