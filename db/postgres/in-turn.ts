import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";
import { UnusableDatabase } from "../unusable";
import { expectAlone } from "./alone";
import { connectPostgres } from "./connect";
import { wasRefusedForAnother } from "./retry-serialization";
import { codeOf, type Patience, tryAgain } from "./try-again";
import { explained } from "./usable";

/** How long a change of a table may wait for it, ms: whoever asks for that table meanwhile waits behind the change. */
const LOCK_MS = 1_000;
const LOCK_NOT_AVAILABLE = "55P03";

/** For a migration of an open shop: a backup that reads a table holds it for minutes, and pages read on between the tries. */
export const WHILE_OPEN: Patience = {
	tries: 200,
	pauseMs: () => 3_000,
	passes: (error) => codeOf(error) === LOCK_NOT_AVAILABLE || wasRefusedForAnother(error),
};

/** No visitor waits for a start, and the server of a machine that starts takes longer, ms. */
const CONNECT_MS = 30_000;
/** PostgreSQL's words for a server that starts or stops, and one whose connections are all in use. */
const NOT_YET = new Set(["57P03", "53300"]);
const WHILE_STARTING: Patience = {
	tries: 30,
	pauseMs: () => 1_000,
	passes: (error) => NOT_YET.has(codeOf(error)),
};

/** What whoever changes tables holds: the number of an advisory lock, one a database. */
const TURN = 7702;

/** One connection whose statements take as long as they take, once `taking` has it hold the turn. Throws what the server says. */
async function connectFor(
	url: string,
	taking: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<Kysely<Schema>> {
	const db = connectPostgres(url, { statementMs: 0, connections: 1, connectMs: CONNECT_MS });
	try {
		await taking(db);
		await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(db);
		return db;
	} catch (error) {
		await db.destroy();
		throw error;
	}
}

/**
 * One connection to a database of PostgreSQL's, whose statements take as long as they take. Whoever has it may change tables, the
 * shop's and graphile-worker's: one process at a time, and the next waits here until it is destroyed. Throws what the server says; that it is starting, or full, after half a minute.
 */
export function connectInTurn(url: string): Promise<Kysely<Schema>> {
	return connectFor(url, (db) =>
		tryAgain(WHILE_STARTING, () => sql`select pg_advisory_lock(${sql.lit(TURN)})`.execute(db)),
	);
}

/**
 * The same for a database that no shop has open and that passes `expectUsable`: a shop that starts there waits until it is
 * destroyed. Throws UnusableDatabase, with `name` for the database, while a shop runs there or somebody else has the turn, and
 * for all else that an operator can mend.
 */
export async function connectAlone(
	url: string,
	name: string,
	expectUsable: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<Kysely<Schema>> {
	try {
		return await connectFor(url, async (db) => {
			const { rows } = await sql<{ held: boolean }>`
				select pg_try_advisory_lock(${sql.lit(TURN)}) as held
			`.execute(db);
			if (!rows[0]?.held)
				throw new UnusableDatabase(
					"another process starts, moves or restores a shop there: try again when it has ended",
				);
			await expectUsable(db);
			await expectAlone(db);
		});
	} catch (error) {
		throw explained(error, name);
	}
}
