import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";
import { connectPostgres, urlOf } from "./connect";

/**
 * Gives free what deleted and older rows took in the shop's tables and indexes, where PostgreSQL would keep their bytes until its
 * own schedule comes round. A table that somebody else has locked is left for the next time.
 */
export async function vacuum(db: Kysely<Schema>): Promise<void> {
	// A large table takes longer than a page may ask.
	const patient = connectPostgres(urlOf(db), { statementMs: 0, connections: 1 });
	try {
		const { rows } = await sql<{ name: string }>`
			select tablename as name from pg_tables where schemaname = current_schema() and tableowner = current_user
		`.execute(patient);
		// Each by itself: a table's time is its own.
		for (const { name } of rows)
			await sql`vacuum (index_cleanup on, skip_locked) ${sql.table(name)}`.execute(patient);
	} finally {
		await patient.destroy();
	}
}
