import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeAbandonedFolders, withTemporaryFolder } from "./temporary";

let data: string;
let root: string;
beforeEach(() => {
	data = mkdtempSync(join(tmpdir(), "temporary-"));
	root = join(data, "tmp");
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const HOURS_AGO = new Date(Date.now() - 3 * 3600_000);
/** A number that a process has had a moment ago. */
const deadPid = () => Number(execFileSync(process.execPath, ["-p", "process.pid"]).toString());

/** A folder with a book in it, as whoever has this name (`change` of a live one's) left it. */
async function left(change: (name: string) => string, isOld = false): Promise<string> {
	const kept = join(root, "kept");
	const name = await withTemporaryFolder(data, async (folder) => {
		mkdirSync(kept);
		return folder.slice(root.length + 1);
	});
	const path = join(root, change(name));
	renameSync(kept, path);
	writeFileSync(join(path, "interior.pdf"), "a child's name");
	if (isOld) utimesSync(path, HOURS_AGO, HOURS_AGO);
	return path;
}
const part = (at: number, value: string) => (name: string) =>
	name
		.split(".")
		.map((one, index) => (index === at ? value : one))
		.join(".");

test("a folder is there for the work alone, under the shop's data and for its owner's eyes", async () => {
	await withTemporaryFolder(data, async (folder) => {
		expect(folder.startsWith(root)).toBe(true);
		expect(existsSync(folder)).toBe(true);
	});
	await expect(
		withTemporaryFolder(data, async () => {
			throw new Error("no");
		}),
	).rejects.toThrow("no");
	expect(readdirSync(root)).toEqual([]);
});

test("what a process that is gone left goes at once; so does what one left that had our number", async () => {
	const pid = String(deadPid());
	const gone = await left(part(0, pid));
	const before = await left(part(1, "abc"));
	removeAbandonedFolders(data);
	expect([existsSync(gone), existsSync(before)]).toEqual([false, false]);
});

test("nothing of a process that lives goes: our own, however old, and another's while it is at it", async () => {
	const own = await left((name) => name, true);
	const others = await left(part(0, String(process.ppid)));
	removeAbandonedFolders(data);
	expect([existsSync(own), existsSync(others)]).toEqual([true, true]);
});

test("what another machine or container left, and what has no owner's name, goes by its age", async () => {
	const pid = String(deadPid());
	const elsewhere = (name: string) => name.replace(/~/, "-of-another~").replace(/^\d+/, pid);
	const paths = [
		await left(elsewhere),
		await left(() => "whose"),
		await left(elsewhere, true),
		await left(() => "whose-old", true),
	];
	removeAbandonedFolders(data);
	expect(paths.map((path) => existsSync(path))).toEqual([true, true, false, false]);
});

test("a shop that has had no temporary folder has none to remove", () => {
	expect(() => removeAbandonedFolders(data)).not.toThrow();
});
