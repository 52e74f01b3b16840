import { statSync } from "node:fs";

/**
 * Watches a file that is open: gives whether its name still leads to the file it leads to now. One that was deleted or put
 * in another's place goes on being read and written, and all of it is lost when the process ends. Where there is no file
 * (a database in memory) there is nothing to lose.
 */
export function watchFile(path: string): () => boolean {
	const opened = identityOf(path);
	return () => identityOf(path) === opened;
}

function identityOf(path: string): string | null {
	const file = statSync(path, { throwIfNoEntry: false });
	return file ? `${file.dev}:${file.ino}` : null;
}
