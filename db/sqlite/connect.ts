import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	Kysely,
	type SqliteDatabase,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	sql,
} from "kysely";
import type { Schema } from "../schema";
import { Sqlite } from "./sqlite";

/** Kysely's driver begins deferred; two writers would then meet at their first write and one would fail with SQLITE_BUSY. */
class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}
}

class ImmediateDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;
	constructor(config: SqliteDialectConfig) {
		super(config);
		this.#config = config;
	}
	override createDriver(): Driver {
		return new ImmediateDriver(this.#config);
	}
}

/** Web, worker and the operator's commands may be different processes, which wait so long for each other's writing, ms. */
const BUSY_MS = 5000;

/**
 * A connection to a database file that is there, as every process of the shop uses it, or to a copy in memory of one's
 * bytes. Migrates nothing.
 */
export function connectSqlite(file: string | Buffer): Kysely<Schema> {
	const sqlite = new Sqlite(file);
	sqlite.pragma("journal_mode = WAL");
	sqlite.pragma(`busy_timeout = ${BUSY_MS}`);
	// An order that was confirmed must survive a power cut.
	sqlite.pragma("synchronous = FULL");
	sqlite.pragma("foreign_keys = ON");
	// What was deleted (a photo's name, an account) is overwritten, not only unlinked: here, and in the -wal by `purgeDeleted`.
	sqlite.pragma("secure_delete = ON");
	return new Kysely<Schema>({ dialect: new ImmediateDialect({ database: preparingOnce(sqlite) }) });
}

/** How many statements stay prepared. The shop has some hundreds, and lists (`in`) make others of each length. */
const MOST_PREPARED = 500;

/**
 * A database that keeps its statements prepared: SQLite takes longer to read and plan most of the shop's than to answer them. When a migration
 * changes the tables, SQLite prepares what it had again by itself. The one that was asked for longest ago makes room.
 */
function preparingOnce(sqlite: InstanceType<typeof Sqlite>): SqliteDatabase {
	const prepared = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
	return {
		close: () => void sqlite.close(),
		prepare: (text) => {
			const statement = prepared.get(text) ?? sqlite.prepare(text);
			prepared.delete(text);
			prepared.set(text, statement);
			const [oldest = text] = prepared.keys();
			if (prepared.size > MOST_PREPARED) prepared.delete(oldest);
			return statement;
		},
	};
}

/** `purgeDeleted` of a file. */
export async function truncateWal(db: Kysely<Schema>): Promise<boolean> {
	return db.connection().execute(async (connection) => {
		await sql`pragma busy_timeout = 0`.execute(connection);
		try {
			const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(connection);
			return rows[0]?.busy === 0;
		} finally {
			await sql.raw(`pragma busy_timeout = ${BUSY_MS}`).execute(connection);
		}
	});
}

/**
 * Makes the file, unless it is there. Families' addresses: for the shop's own user alone, in a directory somebody else made
 * too. SQLite's side files take after it.
 */
export function makePrivateFile(file: string): void {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	closeSync(openSync(file, "a", 0o600));
	chmodSync(file, 0o600);
}
