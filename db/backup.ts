import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { sql } from "kysely";
import { UnusableDatabase } from "./existing";
import type { Database } from "./open";

/**
 * Writes a consistent copy of an open database to `file`, for its owner's eyes alone.
 * Throws UnusableDatabase when the file is there already or its folder isn't.
 */
export async function backUp(db: Database, file: string): Promise<void> {
	reserve(file);
	try {
		await sql`vacuum into ${file}`.execute(db);
		flush(file);
	} catch (error) {
		rmSync(file, { force: true });
		throw error;
	}
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
