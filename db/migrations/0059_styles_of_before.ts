import { type Kysely, sql } from "kysely";

/**
 * Books from before each had its style written down are of the one that they were drawn in: whoever the shop's settings name later draws
 * them as before. A vendor was paid for those that are painted. What has no picture yet is drawn as the shop draws by then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		update books set style = 'painted'
		where style = '' and id in (select book_id from spending where pictures > 0)
	`.execute(db);
	await sql`
		update books set style = 'paper-theatre'
		where style = '' and id in (select book_id from covers where state = 'ready')
	`.execute(db);
}
