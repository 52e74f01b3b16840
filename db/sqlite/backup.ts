import { once } from "node:events";
import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import type { Database } from "../open";
import { UnusableDatabase } from "../unusable";

/** SQLite copies in one go, and whoever shares its thread waits: a large database is copied in a thread of its own. */
const COPYING = `
const { workerData: { from, to } } = require("node:worker_threads");
const sqlite = new (require("better-sqlite3"))(from, { fileMustExist: true });
sqlite.prepare("vacuum into ?").run(to);
sqlite.close();`;

/**
 * Writes a consistent copy of an open database to `file`, for its owner's eyes alone.
 * Throws UnusableDatabase when the file is there already or its folder isn't.
 */
export async function copyFile(db: Database, file: string): Promise<void> {
	reserve(file);
	try {
		const from = await fileOf(db);
		if (from === "") await sql`vacuum into ${file}`.execute(db);
		else await once(new Worker(COPYING, { eval: true, workerData: { from, to: file } }), "exit");
		flush(file);
	} catch (error) {
		rmSync(file, { force: true });
		throw error;
	}
}

/** The file of an open database; empty for one in memory. */
async function fileOf(db: Database): Promise<string> {
	const found = await sql<{
		file: string;
	}>`select file from pragma_database_list where name = 'main'`.execute(db);
	return found.rows[0]?.file ?? "";
}

/** Makes the empty file that SQLite copies into: with its rights from the first byte on, and never somebody else's. */
export function reserve(file: string): void {
	try {
		closeSync(openSync(file, "wx", 0o600));
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === "EEXIST") throw new UnusableDatabase(`${file} is there already: name another file.`);
		if (code === "ENOENT") throw new UnusableDatabase(`There is no folder for ${file}.`);
		throw new UnusableDatabase(`${file} can't be written: ${(error as Error).message}.`);
	}
}

/** Waits until a file or folder is on the disk: `vacuum into` doesn't. */
export function flush(path: string): void {
	const opened = openSync(path, "r");
	try {
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
}
