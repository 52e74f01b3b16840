import { existsSync, linkSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type BetterSqlite from "better-sqlite3";
import { flush, reserve } from "./backup";
import { ageOf, reading, UnusableDatabase } from "./existing";
import { Sqlite } from "./sqlite";

/**
 * Puts the copy `from` in the place of the database `to`; what was there before is kept as `aside`. The old one's -wal and
 * -shm go first: SQLite would replay them over the restored file, without a word.
 * Throws UnusableDatabase, with everything as it was, when a shop is running or the copy is not sound. Returns whether
 * there was one to replace.
 */
export function restore(from: string, to: string, aside: string): boolean {
	if (!existsSync(from)) throw new UnusableDatabase(`There is no file ${from}.`);
	if (existsSync(to) && realpathSync(from) === realpathSync(to))
		throw new UnusableDatabase(`${from} is the database itself: name a copy.`);
	const old = existsSync(to) ? holdAlone(to) : null;
	const next = `${to}.restoring`;
	try {
		copySound(from, next);
		// Linked, not renamed: there is a database under this name at every moment, or a start would make an empty one.
		if (old) linkSync(to, aside);
		for (const side of ["-wal", "-shm", "-journal"]) rmSync(to + side, { force: true });
		renameSync(next, to);
		flush(dirname(to));
	} finally {
		rmSync(next, { force: true });
		old?.close();
	}
	return old !== null;
}

/** Opens a database that nobody else has open, its -wal written back into it, and lets nobody in. */
function holdAlone(file: string): BetterSqlite.Database {
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
		throw new UnusableDatabase(
			`${file} can't be read (${(error as Error).message}): move it away yourself, with its -wal and -shm, and restore again.`,
		);
	}
}

/** A copy that holds what its own -wal holds too, checked, on the disk. */
function copySound(from: string, to: string): void {
	rmSync(to, { force: true });
	reserve(to);
	reading(from, (sqlite) => {
		ageOf(sqlite);
		sqlite.prepare("vacuum into ?").run(to);
	});
	const checked = reading(to, (sqlite) => sqlite.pragma("integrity_check", { simple: true }));
	if (checked !== "ok") throw new UnusableDatabase(`${from} is damaged: ${checked}.`);
	flush(to);
}
