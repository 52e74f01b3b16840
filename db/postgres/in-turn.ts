import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";
import { connectPostgres } from "./connect";
import { wasRefusedForAnother } from "./retry-serialization";
import { codeOf, type Patience, tryAgain } from "./try-again";

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

/**
 * One connection to a database of PostgreSQL's, whose statements take as long as they take. Whoever has it may change tables, the
 * shop's and graphile-worker's: one process at a time, and the next waits here until it is destroyed. Throws what the server says; that it is starting, or full, after half a minute.
 */
export async function connectInTurn(url: string): Promise<Kysely<Schema>> {
	const db = connectPostgres(url, { statementMs: 0, connections: 1, connectMs: CONNECT_MS });
	try {
		await tryAgain(WHILE_STARTING, () => sql`select pg_advisory_lock(7702)`.execute(db));
		await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(db);
		return db;
	} catch (error) {
		await db.destroy();
		throw error;
	}
}
