import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderInMemory, leaveMemory } from "./folder-in-memory.mjs";

const place = () => mkdtempSync(join(tmpdir(), "memory-"));

test("a process has one folder, which others may enter and not list", () => {
	const root = place();
	const folder = join(root, `fable-and-kin-tests.${process.pid}`);
	expect([folderInMemory(root, 1), folderInMemory(root, 1)]).toEqual([folder, folder]);
	expect(statSync(folder).mode & 0o777).toBe(0o711);
});

test("those of processes that are gone are taken away, and nobody else's", () => {
	const root = place();
	const { pid } = spawnSync(process.execPath, ["-e", ""]);
	const [gone, alive, other] = [
		join(root, `fable-and-kin-tests.${pid}`),
		join(root, `fable-and-kin-tests.${process.ppid}`),
		join(root, "somebody-elses.1"),
	];
	for (const folder of [gone, alive, other]) mkdirSync(folder);
	folderInMemory(root, 1);
	expect([gone, alive, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test.each([
	["there is no such place", () => join(place(), "nowhere"), 1],
	["there is too little room", place, Number.MAX_SAFE_INTEGER],
])("where %s there is none", (_where, root, least) => {
	expect(folderInMemory(root(), least)).toBeNull();
});

test("it is taken away with all in it, and one that is gone already doesn't matter", () => {
	const folder = folderInMemory(place(), 1) ?? "";
	mkdirSync(join(folder, "shop/files"), { recursive: true });
	leaveMemory(folder);
	leaveMemory(folder);
	expect(existsSync(folder)).toBe(false);
});
