import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { whyNotDump } from "./dump-version";
import { freshPostgres, testServer } from "./fresh.testing";

afterEach(() => void vi.unstubAllEnvs());

/** What is said where the pg_dump that is found first says this of itself; null: the machine's own. */
async function saidWith(version: string | null): Promise<string | null> {
	const db = await freshPostgres(testServer);
	if (version !== null) {
		const folder = mkdtempSync(join(tmpdir(), "pg-dump-"));
		writeFileSync(join(folder, "pg_dump"), `#!/bin/sh\necho '${version}'\n`, { mode: 0o755 });
		vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
	}
	return whyNotDump(db);
}

test.runIf(testServer).each([
	["the machine's own", null, null],
	["a newer one", "pg_dump (PostgreSQL) 99.1", null],
	[
		"an older one",
		"pg_dump (PostgreSQL) 9.6.24 (Debian 9.6.24-1)",
		/^no backup can be made: pg_dump is of version 9 and PostgreSQL of \d+; install PostgreSQL's client \d+ or newer here$/,
	],
])("a pg_dump that is %s", async (_which, version, says) => {
	const said = await saidWith(version);
	if (says === null) expect(said).toBeNull();
	else expect(said).toMatch(says);
});

test.runIf(testServer)("none at all", async () => {
	const db = await freshPostgres(testServer);
	vi.stubEnv("PATH", "/nowhere");
	expect(await whyNotDump(db)).toContain("pg_dump isn't installed");
});
