import { type Kysely, sql } from "kysely";
import { isAhead } from "../ahead";
import { migrations } from "../migrations";
import type { Schema } from "../schema";
import { UnusableDatabase } from "../unusable";
import { isDatabaseAway } from "./away";
import { OUR_NAME } from "./connect";

/** The oldest PostgreSQL that this shop is tested on. */
const OLDEST = 15;

/** What an operator can mend, by PostgreSQL's code (its manual, appendix A). */
const REASONS: Record<string, string> = {
	"28000": "it refuses this user",
	"28P01": "it refuses this user's password",
	"3D000": "there is no such database",
	"42501": "this user may not make tables there",
	"25006": "it can only be read",
	"55P03": "another connection holds one of its tables, a backup perhaps: start again when that has ended",
};

/** node-postgres has words instead of a code for a server that asks for a password where its URL has none. */
const PASSWORD_WANTED = /client password must be/;

/** Where a database stands beside this code: whose tables it has. */
export type Age = "empty" | "older" | "current" | "half moved";

/** The table that stands in a database while a move into it isn't finished, so that no shop starts on half of its rows. */
export const UNFINISHED = "unfinished_move";

type Found = { version: number; isolation: string; name: string; tables: string[] };

/**
 * Looks at a database of PostgreSQL's without changing it. Throws UnusableDatabase where it is too old a server, newer than this
 * code, holds somebody else's tables, or its connections are not as this code asks for them; and what the server says to being asked.
 */
export async function ageOfPostgres(db: Kysely<Schema>): Promise<Age> {
	const { rows } = await sql<Found>`
		select current_setting('server_version_num')::int as version,
			current_setting('transaction_isolation') as isolation, current_setting('application_name') as name,
			coalesce((select json_agg(tablename) from pg_tables where schemaname = current_schema()), '[]') as tables
	`.execute(db);
	const { version = 0, isolation, name, tables = [] } = rows[0] ?? {};
	if (Math.floor(version / 10_000) < OLDEST)
		throw new UnusableDatabase(
			`it is PostgreSQL ${Math.floor(version / 10_000)}, and ${OLDEST} is the oldest that will do`,
		);
	// node-postgres lets the URL's parameters win, and a pooler may pass none of them on.
	if (isolation !== "serializable" || name !== OUR_NAME)
		throw new UnusableDatabase(
			"its connections don't have the shop's settings: take options and application_name out of the URL, and any pooler that doesn't pass them on",
		);
	if (tables.length === 0) return "empty";
	if (tables.includes(UNFINISHED)) return "half moved";
	if (!tables.includes("kysely_migration")) throw new UnusableDatabase("it holds tables that are no shop's");
	const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
	if (await isAhead(db))
		throw new UnusableDatabase("it was opened by a newer version of the shop: update the code first");
	return done.rows.length < Object.keys(migrations).length ? "older" : "current";
}

/**
 * Teaches PostgreSQL the one function of SQLite's that the stores use: a member of a JSON text, as text. The shop's paths
 * name one member, `$.country`.
 */
export async function teachJson(db: Kysely<Schema>): Promise<void> {
	await sql`
		create or replace function json_extract(document text, path text) returns text
		language sql immutable strict parallel safe
		as $$ select document::jsonb ->> substr(path, 3) $$
	`.execute(db);
}

/** What to do about a database that is half moved. */
export const MOVE_AGAIN =
	"a move into it was cut off: run the same command again, it goes on where it was, or empty the database";

/** An error of opening the database that is called `name`, in words for the operator where they can mend it; otherwise as it is. */
export function explained(error: unknown, name: string): unknown {
	const code = String((error as { code?: unknown }).code);
	const reason =
		error instanceof UnusableDatabase
			? error.message
			: isDatabaseAway(error)
				? "PostgreSQL there can't be reached"
				: PASSWORD_WANTED.test(String(error))
					? "it asks for a password, and none is given"
					: REASONS[code];
	return reason ? new UnusableDatabase(`${name}: ${reason}.`) : error;
}
