import { existsSync } from "node:fs";
import type BetterSqlite from "better-sqlite3";
import { migrations } from "./migrations";
import { connect, type Database } from "./open";
import { connectPostgres, isPostgresUrl, nameOfPostgres } from "./postgres/connect";
import { ageOfPostgres, explained, MOVE_AGAIN } from "./postgres/usable";
import { Sqlite } from "./sqlite/sqlite";
import { UnusableDatabase } from "./unusable";

/**
 * Opens a database that is there, and changes nothing about it: an operator's command must neither make a shop of a mistyped
 * folder nor migrate under the feet of a running one. Throws UnusableDatabase when it isn't there, or is of other code.
 */
export async function openExistingDatabase(file: string): Promise<Database> {
	if (isPostgresUrl(file)) return openExistingPostgres(file);
	if (!existsSync(file)) throw new UnusableDatabase(`There is no database ${file}: start the shop first.`);
	const age = reading(file, ageOf);
	if (age === "older")
		throw new UnusableDatabase(
			`${file} is older than this code: start the shop first, it brings it up to date.`,
		);
	return connect(file);
}

const NOT_YET = {
	empty: "it is empty: start the shop first",
	older: "it is older than this code: start the shop first, it brings it up to date",
	"half moved": MOVE_AGAIN,
};

async function openExistingPostgres(url: string): Promise<Database> {
	// Whoever gave the command waits for it, not a visitor.
	const db = connectPostgres(url, { statementMs: 0 });
	try {
		await expectCurrent(db);
		return db;
	} catch (error) {
		await db.destroy();
		throw explained(error, nameOfPostgres(url));
	}
}

/** Throws UnusableDatabase for a database of PostgreSQL's that has no shop of this code, and what the server says. */
export async function expectCurrent(db: Database): Promise<void> {
	const age = await ageOfPostgres(db);
	if (age !== "current") throw new UnusableDatabase(NOT_YET[age]);
}

/**
 * Whether a file's tables are those of this code, or older ones that a start would bring up to date.
 * Throws UnusableDatabase when they are newer or no shop's at all.
 */
export function ageOf(sqlite: BetterSqlite.Database): "current" | "older" {
	const known = Object.keys(migrations);
	const has = sqlite.prepare("select name from kysely_migration").pluck().all() as string[];
	if (has.some((name) => !known.includes(name)))
		throw new UnusableDatabase(`${sqlite.name} is newer than this code: update the code first.`);
	return has.length < known.length ? "older" : "current";
}

/** Reads a file without changing it. Throws UnusableDatabase when it is no database of a shop. */
export function reading<T>(file: string, read: (sqlite: BetterSqlite.Database) => T): T {
	let sqlite: BetterSqlite.Database | undefined;
	try {
		sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
		return read(sqlite);
	} catch (error) {
		if (error instanceof UnusableDatabase) throw error;
		throw new UnusableDatabase(`${file} can't be read as a shop's database: ${(error as Error).message}.`);
	} finally {
		sqlite?.close();
	}
}
