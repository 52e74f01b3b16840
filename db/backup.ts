import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./open";
import { isPostgres, isPostgresUrl, urlOf } from "./postgres/connect";
import { dump, restoreDump } from "./postgres/dump";
import { whyNotDump } from "./postgres/dump-version";
import { copyFile } from "./sqlite/backup";
import { restoreFile } from "./sqlite/restore";
import { UnusableDatabase } from "./unusable";

/** What the copy of a database is called in the folder of a backup. */
const SQLITE = "shop.db";
const POSTGRES = "shop.dump";

/** Writes a consistent copy of an open database into a folder; `dataDir` is the shop's, for what is needed meanwhile. Throws UnusableDatabase where that can't be. */
export async function backUp(db: Database, folder: string, dataDir: string): Promise<void> {
	if (isPostgres(db)) await dump(dataDir, urlOf(db), join(folder, POSTGRES));
	else await copyFile(db, join(folder, SQLITE));
}

/** Why no copy of an open database can be made here, in words for the operator; null where one can. */
export async function whyNotBackUp(db: Database): Promise<string | null> {
	return isPostgres(db) ? whyNotDump(db) : null;
}

/**
 * Puts a copy, a file or the folder of a backup, in the place of a database that no shop has open; what that held is kept as
 * `aside`, with the ending of its kind. Gives where, or null where there was nothing.
 * Throws UnusableDatabase, with everything as it was, where that can't be.
 */
export async function restore(
	from: string,
	where: string,
	aside: string,
	dataDir: string,
): Promise<string | null> {
	const [ours, theirs] = isPostgresUrl(where) ? [POSTGRES, SQLITE] : [SQLITE, POSTGRES];
	const isFolder = existsSync(from) && statSync(from).isDirectory();
	if (isFolder && !existsSync(join(from, ours)) && existsSync(join(from, theirs)))
		throw new UnusableDatabase(
			`${from} is a backup of ${ours === SQLITE ? "PostgreSQL" : "SQLite"}: restore it there, and then move.`,
		);
	const copy = isFolder ? join(from, ours) : from;
	const kept = `${aside}.${ours.split(".")[1]}`;
	const hadOne = isPostgresUrl(where)
		? await restoreDump(dataDir, copy, where, kept)
		: restoreFile(copy, where, kept);
	return hadOne ? kept : null;
}
