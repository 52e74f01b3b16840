import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { connect, type Database } from "./open";
import { isPostgres } from "./postgres/connect";
import { testServer, urlOf } from "./postgres/fresh.testing";

/** Where the database is that a test's shop has open. SQLite's must be a file. */
async function whereIs(db: Database): Promise<string> {
	const { rows } = isPostgres(db)
		? await sql<{ name: string }>`select current_database() as name`.execute(db)
		: await sql<{ name: string }>`select file as name from pragma_database_list where name = 'main'`.execute(
				db,
			);
	const name = rows[0]?.name ?? "";
	return isPostgres(db) ? urlOf(testServer, name) : name;
}

/**
 * Connections of another process to the same database; `cut` ends them at once, as a kill does: what they had begun is left
 * as it stands.
 */
export async function connectAgain(db: Database): Promise<{ db: Database; cut: () => Promise<void> }> {
	const again = connect(await whereIs(db));
	let isCut = false;
	const cut = async () => {
		if (!isCut) await again.destroy();
		isCut = true;
	};
	onTestFinished(cut);
	return { db: again, cut };
}
