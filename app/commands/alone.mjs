/** Work that one process does at a time, and once. Plain Node: `npm start` needs it before anything is installed. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** How often a process that waits looks again, ms. */
const LOOK_MS = 100;
/** No install and no build takes as long, ms: whoever has the number of that process now is somebody else. */
const LONGEST_MS = 15 * 60_000;

/**
 * Does `work` unless `stamp` says that it was done for the same sources (`wanted`). The stamp goes before the work and
 * comes after it, so that half of it is none; `lock` is who waits for whom (see `alone`).
 */
export function unlessDone(stamp, wanted, work, lock) {
	const isDone = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
	if (isDone()) return;
	alone(
		lock.file,
		() => {
			if (isDone()) return;
			rmSync(stamp, { force: true });
			work();
			mkdirSync(dirname(stamp), { recursive: true });
			writeFileSync(stamp, wanted);
		},
		lock.onWait,
	);
}

/**
 * Does `work` while no other process does the same: others wait until it has ended, however it ends. `file` names the
 * process at work; one that was killed leaves it behind, and it is taken over. `onWait` is called once, before waiting.
 */
export function alone(file, work, onWait = () => {}) {
	mkdirSync(dirname(file), { recursive: true });
	for (let waits = 0; !take(file); waits += 1) {
		if (waits === 0) onWait();
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
	}
	const leave = () => rmSync(file, { force: true });
	// `work` may end the process.
	process.once("exit", leave);
	try {
		return work();
	} finally {
		process.off("exit", leave);
		leave();
	}
}

/** Whether the file is ours now. Creating it is one step: of two processes at once, one finds it there. */
function take(file) {
	if (existsSync(file) && !isAtWork(file)) rmSync(file, { force: true });
	try {
		writeFileSync(file, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}

function isAtWork(file) {
	try {
		if (Date.now() - statSync(file).mtimeMs > LONGEST_MS) return false;
		// 0: created and not written yet. A signal of 0 only asks whether the process is there.
		return process.kill(Number(readFileSync(file, "utf8")), 0);
	} catch (error) {
		// Another user's process can't be signalled, but is there.
		return error.code === "EPERM";
	}
}
