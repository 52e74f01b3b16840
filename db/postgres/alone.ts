import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";
import { UnusableDatabase } from "../unusable";
import { OUR_NAME } from "./connect";

/** Throws UnusableDatabase while another process of a shop has the database open. */
export async function expectAlone(db: Kysely<Schema>): Promise<void> {
	const others = await db.connection().execute((own) =>
		sql<{ pid: number }>`
			select pid from pg_stat_activity where datname = current_database()
			and application_name like ${`${OUR_NAME}%`} and pid <> pg_backend_pid()
		`.execute(own),
	);
	if (others.rows.length > 0) throw new UnusableDatabase("a shop is running there: stop it first");
}
