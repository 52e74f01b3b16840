import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startPostgres } from "~/commands/postgres.mjs";
import { backUp, restore } from "../backup";
import { openExistingDatabase } from "../existing";
import { connect, openDatabase } from "../open";
import { readSetting, writeSetting } from "../settings";
import { UnusableDatabase } from "../unusable";
import { passwordIn, withoutPassword } from "./connect";
import { testServer } from "./fresh.testing";

/** Everything that a URL, a shell or PostgreSQL's password file gives a meaning to. */
const PASSWORD = "p@ss:w\\ör/d% '$x\"";

test.each([
	["postgres://shop:secret@db.example:5432/shop", "postgres://shop@db.example:5432/shop", "secret"],
	["postgresql://shop:se@cret@db.example/shop", "postgresql://shop@db.example/shop", "se@cret"],
	["postgres://db.example/shop?password=secret&ssl=1", "postgres://db.example/shop?ssl=1", "secret"],
	["postgres://:secret@db.example/shop", "postgres://db.example/shop", "secret"],
	["postgres://shop@db.example/shop", "postgres://shop@db.example/shop", null],
])("%s is shown without its password", (url, shown, password) => {
	expect(withoutPassword(url)).toBe(shown);
	expect(passwordIn(url)).toBe(password);
});

test("nor does a URL that can't be read show one, and a file is called as it is", () => {
	expect(withoutPassword("postgres://shop:se@cret@db example:x/shop")).toBe(
		"postgres://shop@db example:x/shop",
	);
	expect(withoutPassword("/data/a:b@c.db")).toBe("/data/a:b@c.db");
});

describe.runIf(testServer)("of a server that wants a password", () => {
	let server: Awaited<ReturnType<typeof startPostgres>>;
	beforeAll(async () => {
		server = await startPostgres({ password: PASSWORD });
	});
	afterAll(() => server.stop());

	/** PostgreSQL's programs, each of which writes down what it was called with first. */
	function recordedPrograms(): () => string {
		const folder = mkdtempSync(join(tmpdir(), "programs-"));
		const record = join(folder, "calls");
		for (const program of ["pg_dump", "psql", "pg_restore"]) {
			const real = execFileSync("which", [program], { encoding: "utf8" }).trim();
			writeFileSync(
				join(folder, program),
				`#!/bin/sh\necho ${program} "$@" >> ${record}\nexec ${real} "$@"\n`,
			);
			chmodSync(join(folder, program), 0o755);
		}
		vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
		onTestFinished(() => void vi.unstubAllEnvs());
		return () => readFileSync(record, "utf8");
	}

	test("a shop opens, is copied and comes back, and no program is called with the password", async () => {
		const calls = recordedPrograms();
		const db = await openDatabase(server.url);
		await writeSetting(db, "a", "copied");
		const copy = mkdtempSync(join(tmpdir(), "copy-"));
		await backUp(db, copy, copy);
		await writeSetting(db, "a", "later");
		await db.destroy();
		expect(await restore(copy, server.url, join(copy, "aside"), copy)).toBe(join(copy, "aside.dump"));
		const restored = await openExistingDatabase(server.url);
		expect(await readSetting(restored, "a")).toBe("copied");
		await restored.destroy();
		expect(calls()).toMatch(/^pg_dump .*^psql /ms);
		for (const form of [PASSWORD, encodeURIComponent(PASSWORD), new URL(server.url).password, "w\\\\ör"])
			expect(calls()).not.toContain(form);
	});

	test("so does one whose password is in PGPASSWORD, which no list of processes shows", async () => {
		vi.stubEnv("PGPASSWORD", PASSWORD);
		onTestFinished(() => void vi.unstubAllEnvs());
		const db = await openDatabase(withoutPassword(server.url));
		const copy = mkdtempSync(join(tmpdir(), "copy-"));
		await backUp(db, copy, copy);
		await db.destroy();
		await restore(copy, withoutPassword(server.url), join(copy, "aside"), copy);
	});

	test.each([
		["a wrong one", "another", "it refuses this user's password"],
		["none", "", "it asks for a password, and none is given"],
	])("%s is one line, whatever is asked", async (_, password, why) => {
		const url = new URL(server.url);
		url.password = password;
		const said = new UnusableDatabase(`DATABASE_URL ${withoutPassword(url.href)}: ${why}.`);
		await expect(openDatabase(url.href)).rejects.toThrow(said);
		await expect(openExistingDatabase(url.href)).rejects.toThrow(said);
		const copy = mkdtempSync(join(tmpdir(), "copy-"));
		const whole = await openDatabase(server.url);
		await backUp(whole, copy, copy);
		await whole.destroy();
		await expect(restore(copy, url.href, join(copy, "aside"), copy)).rejects.toThrow(said);
		const db = connect(url.href);
		const failed = await backUp(db, mkdtempSync(join(tmpdir(), "copy-")), tmpdir()).catch(
			(error: Error) => error,
		);
		expect(failed).toBeInstanceOf(UnusableDatabase);
		expect(String(failed)).not.toContain(PASSWORD);
		await db.destroy();
	});
});
