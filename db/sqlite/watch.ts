import { statSync } from "node:fs";

/**
 * Watches the files of an open database: gives whether their names still lead to what they lead to now. A file that was
 * deleted, moved or put in another's place goes on being read and written, and all of it is lost when the process ends;
 * the -wal holds what the file doesn't yet. Where there are no files (a database in memory, PostgreSQL) there is nothing to lose.
 */
export function watchDatabase(file: string): () => boolean {
	const opened = identityOf(file);
	return () => identityOf(file) === opened;
}

function identityOf(file: string): string {
	return [file, `${file}-wal`]
		.map((path) => statSync(path, { throwIfNoEntry: false }))
		.map((found) => (found ? `${found.dev}:${found.ino}` : "none"))
		.join();
}
