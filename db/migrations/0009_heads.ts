import { type Kysely, sql } from "kysely";

/**
 * The heads of a photo, drawn as soon as it is there, and which of them a character has. The photos there are get theirs by a
 * job each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("heads")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("photo_id", "text", (c) => c.notNull())
		.addColumn("owner_id", "text", (c) => c.notNull())
		.addColumn("position", "integer", (c) => c.notNull())
		.addColumn("file_key", "text", (c) => c.notNull().unique())
		.addColumn("delete_after", "text", (c) => c.notNull())
		.addColumn("created_at", "text", (c) => c.notNull())
		.addUniqueConstraint("heads_position", ["photo_id", "position"])
		.execute();
	await db.schema.createIndex("heads_owner").on("heads").column("owner_id").execute();
	await db.schema.createIndex("heads_due").on("heads").column("delete_after").execute();
	await db.schema
		.alterTable("photos")
		.addColumn("likeness", "text", (c) => c.notNull().defaultTo("making"))
		.execute();
	await db.schema.alterTable("photos").addColumn("verdict", "text").execute();
	await db.schema
		.alterTable("photos")
		.addColumn("turns", "integer", (c) => c.notNull().defaultTo(0))
		.execute();
	await sql`create index photos_making on photos (created_at) where likeness = 'making' and deleted_at is null`.execute(
		db,
	);
	await db.schema.alterTable("characters").addColumn("head_id", "text").execute();
	await sql`
		insert into jobs (id, kind, key, payload, state, attempts, run_at, steps, created_at)
		select 'job_heads_' || id, 'draw-heads', 'draw-heads:' || file_key, '{"photoId":"' || id || '"}', 'ready', 0,
			created_at, '{}', created_at
		from photos where deleted_at is null
	`.execute(db);
}
