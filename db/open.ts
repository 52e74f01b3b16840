import { type Kysely, Migrator, type Transaction } from "kysely";
import { migrations } from "./migrations";
import { connectPostgres, isPostgres, isPostgresUrl, nameOfPostgres, urlOf } from "./postgres/connect";
import { connectInTurn, WHILE_OPEN } from "./postgres/in-turn";
import { migrateQueue } from "./postgres/queue";
import { tryAgain } from "./postgres/try-again";
import { ageOfPostgres, explained, MOVE_AGAIN, teachJson } from "./postgres/usable";
import { vacuum } from "./postgres/vacuum";
import type { Schema } from "./schema";
import { connectSqlite, makePrivateFile, truncateWal } from "./sqlite/connect";
import { UnusableDatabase } from "./unusable";

export type Database = Kysely<Schema>;
/** What store functions take first: the database, or the transaction they are part of. */
export type Handle = Database | Transaction<Schema>;

/**
 * Opens the shop's database, a file's path (`:memory:` in tests) or PostgreSQL's URL, and brings it up to the newest migration.
 * Throws when a migration fails: a shop with half a schema must not start; and UnusableDatabase for what an operator can mend of
 * PostgreSQL.
 */
export async function openDatabase(where: string): Promise<Database> {
	if (isPostgresUrl(where)) {
		await migratePostgres(where);
		return connect(where);
	}
	if (where !== ":memory:") makePrivateFile(where);
	const db = connect(where);
	try {
		await migrateToLatest(db);
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return db;
}

/** Over a connection of its own: a migration takes as long as it takes, and a process that starts at the same time waits for it. */
async function migratePostgres(url: string): Promise<void> {
	try {
		const db = await connectInTurn(url);
		try {
			const age = await ageOfPostgres(db);
			if (age === "half moved") throw new UnusableDatabase(MOVE_AGAIN);
			if (age !== "current") await teachJson(db);
			await migrateToLatest(db);
		} finally {
			await db.destroy();
		}
	} catch (error) {
		throw explained(error, nameOfPostgres(url));
	}
}

/** Brings a database that is open up to the newest migration. */
export async function migrateToLatest(db: Database): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	await tryAgain(WHILE_OPEN, async () => {
		const { error } = await migrator.migrateToLatest();
		if (error) throw error;
	});
	if (isPostgres(db)) await migrateQueue(urlOf(db));
}

/** A connection to a database that is there, as every process of the shop uses it. Migrates nothing. */
export function connect(where: string): Database {
	return isPostgresUrl(where) ? connectPostgres(where) : connectSqlite(where);
}

/**
 * Takes what was deleted off the disk: out of a file's -wal, which until then still has the pages as they were before, or out of
 * PostgreSQL's tables. Waits for nobody; gives false while another process still reads an older state of a file, and whoever
 * promised the deletion asks again.
 */
export async function purgeDeleted(db: Database): Promise<boolean> {
	if (!isPostgres(db)) return truncateWal(db);
	await vacuum(db);
	return true;
}

/** True when an insert failed because another row already has the unique value. */
export function isUniqueViolation(error: unknown): boolean {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	// 23505 is PostgreSQL's word for it.
	return code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY" || code === "23505";
}
