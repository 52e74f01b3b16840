/**
 * Where `npm test` has its temporary folders: in memory, where the system has a place for it (Linux' /dev/shm). Tests open thousands of
 * shops, each with files of its own that are written and synced; on a disk every worker waits for them half of its time.
 */
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Bytes: several times what a whole run leaves there, so that nothing else of the machine is short of them. */
const ROOM = 6 * 1024 ** 3;
const NAME = /^fable-and-kin-tests\.(\d+)$/;

/**
 * Makes the folder of this process, and takes away those of processes that were killed. Gives its path; null where there is no
 * such place, or less room than `least` bytes.
 */
export function folderInMemory(root = "/dev/shm", least = ROOM) {
	try {
		for (const name of readdirSync(root)) {
			const pid = NAME.exec(name)?.[1];
			if (pid && !isAlive(Number(pid))) rmSync(join(root, name), { recursive: true, force: true });
		}
		const { bavail, bsize } = statfsSync(root);
		if (bavail * bsize < least) return null;
		const folder = join(root, `fable-and-kin-tests.${process.pid}`);
		mkdirSync(folder, { recursive: true });
		// PostgreSQL, which root runs as somebody else, has its own in it.
		chmodSync(folder, 0o711);
		return folder;
	} catch {
		return null;
	}
}

/** Takes the folder away. A shop that is being ended may still write there: what stays the next run takes away, and no test has failed by it. */
export function leaveMemory(folder) {
	try {
		rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
	} catch {}
}

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
