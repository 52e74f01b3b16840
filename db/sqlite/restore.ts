import { existsSync, linkSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { ageOf, reading } from "../existing";
import { UnusableDatabase } from "../unusable";
import { flush, reserve } from "./backup";
import { holdAlone } from "./hold-alone";

const PUT_ASIDE = "move it away yourself, with its -wal and -shm, and restore again";

/**
 * Puts the copy `from` in the place of the database `to`; what was there before is kept as `aside`. The old one's -wal and
 * -shm go first: SQLite would replay them over the restored file, without a word.
 * Throws UnusableDatabase, with everything as it was, when a shop is running or the copy is not sound. Returns whether
 * there was one to replace.
 */
export function restoreFile(from: string, to: string, aside: string): boolean {
	if (!existsSync(from)) throw new UnusableDatabase(`There is no file ${from}.`);
	if (existsSync(to) && realpathSync(from) === realpathSync(to))
		throw new UnusableDatabase(`${from} is the database itself: name a copy.`);
	const old = existsSync(to) ? holdAlone(to, PUT_ASIDE) : null;
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
