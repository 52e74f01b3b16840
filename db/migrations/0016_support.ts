import type { Kysely } from "kysely";

/** What people write to the shop: messages of the contact form, and families' feedback. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("messages")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("owner_id", "text")
		.addColumn("name", "text", (c) => c.notNull())
		.addColumn("email", "text", (c) => c.notNull())
		.addColumn("subject", "text", (c) => c.notNull())
		.addColumn("message", "text", (c) => c.notNull())
		.addColumn("created_at", "text", (c) => c.notNull())
		.execute();
	await db.schema.createIndex("messages_owner").on("messages").column("owner_id").execute();
	await db.schema.createIndex("messages_created").on("messages").column("created_at").execute();
	await db.schema
		.createTable("feedback")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("owner_id", "text", (c) => c.notNull())
		.addColumn("name", "text", (c) => c.notNull())
		.addColumn("rating", "integer", (c) => c.notNull())
		.addColumn("feedback", "text", (c) => c.notNull())
		.addColumn("created_at", "text", (c) => c.notNull())
		.execute();
	await db.schema.createIndex("feedback_owner").on("feedback").column("owner_id").execute();
	await db.schema.createIndex("feedback_created").on("feedback").column("created_at").execute();
}
