import { type Kysely, sql } from "kysely";

/**
 * A payment knows the cover it was prepared with: so far that was its book's only chosen one. That a captcha was answered is
 * kept with the browser's session, not with the form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("payments").addColumn("cover_id", "text").execute();
	await sql`
		update payments set cover_id = (select books.cover_id from books where books.id = payments.book_id)
	`.execute(db);
	await db.schema.alterTable("drafts").dropColumn("human_until").execute();
}
