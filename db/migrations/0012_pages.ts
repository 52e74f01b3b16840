import { type Kysely, sql } from "kysely";

/** A book's pages as they are drawn and shown before it is bought: how that stands, and every version of each spread. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("previews")
		.addColumn("book_id", "text", (c) => c.primaryKey().references("books.id").onDelete("cascade"))
		.addColumn("state", "text", (c) => c.notNull())
		.addColumn("redraws", "integer", (c) => c.notNull().defaultTo(0))
		.addColumn("wordings", "integer", (c) => c.notNull().defaultTo(0))
		.addColumn("share_id", "text", (c) => c.unique())
		.addColumn("created_at", "text", (c) => c.notNull())
		.execute();
	await sql`create index previews_under_way on previews (state) where state in ('waiting', 'drawing')`.execute(
		db,
	);
	await db.schema
		.createTable("page_versions")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("book_id", "text", (c) => c.notNull().references("books.id").onDelete("cascade"))
		.addColumn("first_page", "integer", (c) => c.notNull())
		.addColumn("version", "integer", (c) => c.notNull())
		.addColumn("made_by", "text", (c) => c.notNull())
		.addColumn("words", "text")
		.addColumn("seed", "text", (c) => c.notNull())
		.addColumn("state", "text", (c) => c.notNull())
		.addColumn("tries", "integer", (c) => c.notNull().defaultTo(0))
		.addColumn("failure", "text")
		.addColumn("chosen", "integer", (c) => c.notNull().defaultTo(0))
		.addColumn("created_at", "text", (c) => c.notNull())
		.addUniqueConstraint("page_versions_version", ["book_id", "first_page", "version"])
		.execute();
	await sql`create unique index page_versions_chosen on page_versions (book_id, first_page) where chosen = 1`.execute(
		db,
	);
	await sql`create unique index page_versions_open on page_versions (book_id, first_page)
		where state in ('writing', 'drawing')`.execute(db);
}
