import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ensurePostgres, startPostgres } from "./postgres.mjs";

test("where no PostgreSQL is to be had, that is said and the tests fail", () => {
	const install = vi.fn(() => false);
	expect(() => ensurePostgres(() => undefined, install)).toThrow(
		"No PostgreSQL found and none could be installed: the tests run on SQLite and on PostgreSQL, so install PostgreSQL 15 or newer.",
	);
	expect(install).toHaveBeenCalledExactlyOnceWith("postgresql");
});

test("one that can be installed is used", () => {
	const found = vi.fn().mockReturnValueOnce(undefined).mockReturnValueOnce("/usr/lib/postgresql/15/bin");
	expect(ensurePostgres(found, () => true)).toBe("/usr/lib/postgresql/15/bin");
});

test.runIf(process.getuid?.() === 0)(
	"run by root where PostgreSQL's own user may not go, it says so",
	async () => {
		const closed = mkdtempSync(join(tmpdir(), "closed-"));
		chmodSync(closed, 0o700);
		const folder = join(closed, "postgres");
		await expect(startPostgres({ folder })).rejects.toThrow(`may not enter ${folder}`);
	},
);
