import type { Files, FileType } from "~/providers/files/port";
import { NEVER_BACKED_UP } from "./rules";

/** `already` were there with the same bytes; `stale` had gone from the old place since, and go from the new one. */
export type MovedFiles = { copied: number; already: number; stale: number; removed: number; bytes: number };

/** Requests to a store at a time. */
const AT_ONCE = 8;
/** Keys a store is asked to remove in one request. */
const REMOVED_AT_ONCE = 100;

/** How the kinds of files begin that the shop keeps. */
const BEGINNINGS: [string, FileType][] = [
	["ffd8ff", "image/jpeg"],
	["89504e47", "image/png"],
	["52494646", "image/webp"],
	["25504446", "application/pdf"],
	["504b0304", "application/epub+zip"],
];

/**
 * Copies every file from one place to another and reads each again there, its bytes compared. What is there already with the same
 * bytes is left, so that one cut off goes on; photos and heads that the old place no longer has go from the new one too.
 * `remove`: they go from the old place once all are there. Throws where a file isn't there as it was.
 */
export async function moveFiles(from: Files, to: Files, remove: boolean): Promise<MovedFiles> {
	const moved = { copied: 0, already: 0, stale: 0, removed: 0, bytes: 0 };
	const keys = new Set<string>();
	for await (const key of from.keys()) keys.add(key);
	const waiting = keys.values();
	const takeTurns = async () => {
		for (const key of waiting) await moveOne(from, to, key, moved);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
	const stale: string[] = [];
	for await (const key of to.keys())
		if (!keys.has(key) && NEVER_BACKED_UP.includes(key.split("/")[0] ?? "")) stale.push(key);
	moved.stale = await removeAll(to, stale);
	if (remove) moved.removed = await removeAll(from, [...keys]);
	return moved;
}

async function moveOne(from: Files, to: Files, key: string, moved: MovedFiles): Promise<void> {
	const bytes = await from.get(key);
	if (!bytes) return;
	moved.bytes += bytes.length;
	if (await isThere(to, key, bytes)) {
		moved.already++;
		return;
	}
	await to.put(key, bytes, typeOf(bytes));
	if (!(await isThere(to, key, bytes))) throw new Error(`${key} is not there as it was`);
	moved.copied++;
}

async function isThere(files: Files, key: string, bytes: Uint8Array): Promise<boolean> {
	const found = await files.get(key);
	return found !== null && Buffer.compare(found, bytes) === 0;
}

/** What a file is by its first bytes: a key's ending may be what a family called its photo. */
function typeOf(bytes: Uint8Array): FileType {
	const beginning = Buffer.from(bytes.subarray(0, 4)).toString("hex");
	return BEGINNINGS.find(([start]) => beginning.startsWith(start))?.[1] ?? "image/jpeg";
}

async function removeAll(files: Files, keys: string[]): Promise<number> {
	for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE)
		await files.remove(keys.slice(start, start + REMOVED_AT_ONCE));
	return keys.length;
}
