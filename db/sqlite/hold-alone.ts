import type BetterSqlite from "better-sqlite3";
import { UnusableDatabase } from "../unusable";
import { Sqlite } from "./sqlite";

/**
 * Opens a file that nobody else has open, its -wal written back into it, and lets nobody in until it is closed.
 * Throws UnusableDatabase where a shop runs on it; `orElse` says what to do with one that can't be read.
 */
export function holdAlone(file: string, orElse: string): BetterSqlite.Database {
	let sqlite: BetterSqlite.Database | undefined;
	try {
		sqlite = new Sqlite(file, { fileMustExist: true, timeout: 1000 });
		// Every open connection to a database with a -wal stands in the way of this, an idle one too.
		sqlite.pragma("journal_mode = DELETE");
		sqlite.exec("begin exclusive");
		return sqlite;
	} catch (error) {
		sqlite?.close();
		if (String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY"))
			throw new UnusableDatabase(`A shop is running on ${file}: stop it first.`);
		throw new UnusableDatabase(`${file} can't be read (${(error as Error).message}): ${orElse}.`);
	}
}
