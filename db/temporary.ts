import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/** What nobody has written to for so long was left by a process that can't be asked after, ms: an hour is the longest that a job may take. */
const ABANDONED_AFTER_MS = 2 * 3600_000;

/** Where the number of a process means the same process: one machine, and on Linux one container of it. */
const PLACE = `${hostname()}~${processNumbers()}`;
/** Tells this process from one that had its number before. */
const BEGUN = Math.round(performance.timeOrigin).toString(36);

function processNumbers(): string {
	try {
		return readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");
	} catch {
		return "";
	}
}

/** Where temporary folders are. The system's own may be another disk, anybody's to read, and nobody's to tidy. */
const rootOf = (dataDir: string) => join(dataDir, "tmp");

/** Does work that needs a folder of its own for a while, under a shop's data, and removes that whatever comes of it. */
export async function withTemporaryFolder<T>(
	dataDir: string,
	work: (folder: string) => Promise<T>,
): Promise<T> {
	const root = rootOf(dataDir);
	mkdirSync(root, { recursive: true, mode: 0o700 });
	const folder = mkdtempSync(join(root, `${process.pid}.${BEGUN}.${PLACE}.`));
	try {
		return await work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Removes the temporary folders of processes that were killed: at once where the owner was a process of this machine and container
 * and isn't any more; by its age where nobody here can tell, as of other machines' and of a number that may be another's by now.
 */
export function removeAbandonedFolders(dataDir: string): void {
	const root = rootOf(dataDir);
	for (const name of existsSync(root) ? readdirSync(root) : []) {
		const path = join(root, name);
		if (isOwnerGone(name) ?? isOld(path)) rmSync(path, { recursive: true, force: true });
	}
}

/** null where that can't be known. */
function isOwnerGone(name: string): boolean | null {
	const [, pid, begun, place] = /^(\d+)\.(\w+)\.(.+)\.\w+$/.exec(name) ?? [];
	if (place !== PLACE) return null;
	if (Number(pid) === process.pid) return begun !== BEGUN;
	try {
		process.kill(Number(pid), 0);
		return null;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH" ? true : null;
	}
}

function isOld(path: string): boolean {
	const found = statSync(path, { throwIfNoEntry: false });
	return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
}
