import { sql } from "kysely";
import type { Database } from "./open";
import { isPostgres } from "./postgres/connect";

/**
 * Has a table's writes fail as a full disk would (`abort`), or come to nothing as a cut of power would (`ignore`):
 * `moment` is one of `insert on orders`, `update of lease_until on jobs`. Gives what mends it.
 */
export async function breakWrites(
	db: Database,
	moment: string,
	{ when = "", how = "abort" as "abort" | "ignore" } = {},
): Promise<() => Promise<void>> {
	const table = moment.split(" ").at(-1);
	if (isPostgres(db)) {
		const body = how === "abort" ? "raise exception 'disk'" : "return null";
		await sql
			.raw(`create or replace function broken() returns trigger language plpgsql as $$ begin ${body}; end $$`)
			.execute(db);
		const on = when && `when (${when})`;
		await sql
			.raw(`create trigger broken before ${moment} for each row ${on} execute function broken()`)
			.execute(db);
	} else {
		const on = when && `when ${when}`;
		const raise = how === "abort" ? "raise(abort, 'disk')" : "raise(ignore)";
		await sql.raw(`create trigger broken before ${moment} ${on} begin select ${raise}; end`).execute(db);
	}
	return async () => {
		await sql.raw(`drop trigger broken${isPostgres(db) ? ` on ${table}` : ""}`).execute(db);
	};
}
