import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { hashOf } from "./source-hash.mjs";

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "source-hash-"));
	mkdirSync(join(folder, "deep/er"), { recursive: true });
	write("deep/er/head.ts", "one");
	write("deep/body.ts", "two");
	return () => rmSync(folder, { recursive: true });
});

test.each<[string, () => void]>([
	["changed", () => write("deep/er/head.ts", "another")],
	["added", () => write("deep/er/hair.ts", "")],
	["removed", () => rmSync(join(folder, "deep/body.ts"))],
	["renamed", () => renameSync(join(folder, "deep/body.ts"), join(folder, "deep/trunk.ts"))],
])("a file that is %s, however deep, changes the hash", (_, change) => {
	const before = hashOf([folder]);
	expect(before).toMatch(/^[0-9a-f]{64}$/);
	expect(hashOf([folder])).toBe(before);
	change();
	expect(hashOf([folder])).not.toBe(before);
});

test("where a file's name ends is known", () => {
	write("a", "bc");
	const before = hashOf([join(folder, "a")]);
	rmSync(join(folder, "a"));
	write("ab", "c");
	expect(hashOf([join(folder, "ab")])).not.toBe(before);
});

test("what is not there adds nothing; tests and their helpers don't either", () => {
	const before = hashOf([folder]);
	write("deep/head.test.ts", "looks at a head");
	write("deep/head.testing.ts", "makes a head");
	expect(hashOf([folder, join(folder, "nowhere")])).toBe(before);
});
