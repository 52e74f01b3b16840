import { type Kysely, sql } from "kysely";

/** The postage of a late order goes back once, whoever notices it first. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create unique index refunds_late on refunds (order_id) where reason = 'late'`.execute(db);
}
