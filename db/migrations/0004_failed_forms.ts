import type { Kysely } from "kysely";

/** What a page shows beside a form that could not be accepted: one a form and session, gone with the session. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("failed_forms")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("session_id", "text", (c) => c.notNull().references("sessions.id").onDelete("cascade"))
		.addColumn("form", "text", (c) => c.notNull())
		.addColumn("shown", "text", (c) => c.notNull())
		.addColumn("expires_at", "text", (c) => c.notNull())
		.addUniqueConstraint("failed_forms_one", ["session_id", "form"])
		.execute();
}
