import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	Kysely,
	Migrator,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	sql,
	type Transaction,
} from "kysely";
import { migrations } from "./migrations";
import type { Schema } from "./schema";
import { Sqlite } from "./sqlite";

export type Database = Kysely<Schema>;
/** What store functions take first: the database, or the transaction they are part of. */
export type Handle = Database | Transaction<Schema>;

/** Kysely's driver begins deferred; two writers would then meet at their first write and one would fail with SQLITE_BUSY. */
class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}
}

class ShopDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;
	constructor(config: SqliteDialectConfig) {
		super(config);
		this.#config = config;
	}
	override createDriver(): Driver {
		return new ImmediateDriver(this.#config);
	}
}

/**
 * Opens the shop's database file (`:memory:` in tests) and brings it up to the newest migration.
 * Throws when a migration fails: a shop with half a schema must not start.
 */
export async function openDatabase(file: string): Promise<Database> {
	if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	if (file !== ":memory:") keepPrivate(file);
	const db = connect(file);
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const { error } = await migrator.migrateToLatest();
	if (error) {
		await db.destroy();
		throw error;
	}
	return db;
}

/** Web, worker and the operator's commands may be different processes, which wait so long for each other's writing, ms. */
const BUSY_MS = 5000;

/** A connection to a database file that is there, as every process of the shop uses it. Migrates nothing. */
export function connect(file: string): Database {
	const sqlite = new Sqlite(file);
	sqlite.pragma("journal_mode = WAL");
	sqlite.pragma(`busy_timeout = ${BUSY_MS}`);
	// An order that was confirmed must survive a power cut.
	sqlite.pragma("synchronous = FULL");
	sqlite.pragma("foreign_keys = ON");
	// What was deleted (a photo's name, an account) is overwritten, not only unlinked: here, and in the -wal by `emptyWal`.
	sqlite.pragma("secure_delete = ON");
	return new Kysely<Schema>({ dialect: new ShopDialect({ database: sqlite }) });
}

/**
 * Takes what was deleted out of the -wal too: until then that still has the pages as they were before. Waits for nobody;
 * gives false while another process still reads an older state, and whoever promised the deletion asks again.
 */
export async function emptyWal(db: Database): Promise<boolean> {
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

/** Families' addresses: for the shop's own user alone, in a directory somebody else made too. SQLite's side files take after it. */
function keepPrivate(file: string): void {
	closeSync(openSync(file, "a", 0o600));
	chmodSync(file, 0o600);
}

/** True when an insert failed because another row already has the unique value. */
export function isUniqueViolation(error: unknown): boolean {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	// 23505 is PostgreSQL's word for it.
	return code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY" || code === "23505";
}
