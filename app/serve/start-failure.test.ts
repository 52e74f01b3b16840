import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ask, emptyPostgres, testServer } from "#db/postgres/fresh.testing";
import { Sqlite } from "#db/sqlite/sqlite";
import { readConfig } from "~/config.server";
import { openShop } from "~/shop.server";
import { explainStartFailure } from "./start-failure.server";

function emptyDirectory(): string {
	const directory = mkdtempSync(join(tmpdir(), "shop-why-"));
	onTestFinished(() => rmSync(directory, { recursive: true }));
	return directory;
}

/** What an operator reads who starts a shop over this directory. */
async function whyNot(dataDir: string, more: { DATABASE_URL?: string } = {}): Promise<string> {
	const settings = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: "x".repeat(32), ...more });
	try {
		const shop = await openShop(settings);
		await shop.providers.illustrator.close();
		await shop.db.destroy();
		return "open";
	} catch (error) {
		return explainStartFailure(error, settings);
	}
}

test("a directory that is a file", async () => {
	const file = join(emptyDirectory(), "file");
	writeFileSync(file, "");
	expect(await whyNot(file)).toBe(`The shop can't start: DATA_DIR ${file}: it is not a directory.`);
	expect(await whyNot(join(file, "below"))).toContain("it is not a directory.");
});

test("a file that is no database", async () => {
	const directory = emptyDirectory();
	writeFileSync(join(directory, "shop.db"), "a letter to the family ".repeat(500));
	expect(await whyNot(directory)).toBe(
		`The shop can't start: DATA_DIR ${directory}: shop.db there is not a database, or is damaged.`,
	);
});

test("a database of a newer shop", async () => {
	const directory = emptyDirectory();
	expect(await whyNot(directory)).toBe("open");
	const db = new Sqlite(join(directory, "shop.db"));
	db.exec("insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
	db.close();
	expect(await whyNot(directory)).toBe(
		`The shop can't start: DATA_DIR ${directory}: shop.db there was opened by a newer version of the shop.`,
	);
});

test.each([
	["SQLITE_READONLY_DIRECTORY", "shop.db there can't be written."],
	["SQLITE_FULL", "is the disk full?"],
	["EACCES", "it can't be written."],
	["EROFS", "it can't be written."],
])("%s", (code, reason) => {
	const text = explainStartFailure(Object.assign(new Error("of the system"), { code }), {
		...readConfig({ SESSION_SECRET: "x".repeat(32) }),
		DATA_DIR: "/data",
	});
	expect(text).toMatch(/^The shop can't start: DATA_DIR \/data: [^\n]+$/);
	expect(text).toContain(reason);
});

describe("a shop on PostgreSQL", () => {
	const whyNotAt = (url: string) => whyNot(emptyDirectory(), { DATABASE_URL: url });

	test("that nobody can reach, its password unsaid", async () => {
		expect(await whyNotAt("postgres://shop:secret@127.0.0.1:1/shop")).toBe(
			"The shop can't start: DATABASE_URL postgres://shop@127.0.0.1:1/shop: PostgreSQL there can't be reached.",
		);
	});

	test.runIf(testServer)("that isn't there", async () => {
		const none = new URL(testServer);
		none.pathname = "/none";
		expect(await whyNotAt(none.href)).toMatch(/: there is no such database\.$/);
	});

	test.runIf(testServer)("with tables of somebody else's, which stay as they are", async () => {
		const url = await emptyPostgres(testServer);
		await ask(url, "create table customers (id int)");
		expect(await whyNotAt(url)).toMatch(/: it holds tables that are no shop's\.$/);
		expect(await ask(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
			{ tablename: "customers" },
		]);
	});

	test.runIf(testServer)("whose user may make no tables", async () => {
		const url = new URL(await emptyPostgres(testServer));
		const role = `reader_${url.pathname.slice(1)}`;
		await ask(url.href, `create role ${role} login`);
		url.username = role;
		expect(await whyNotAt(url.href)).toMatch(/: this user may not make tables there\.$/);
		await ask(testServer, `drop role ${role}`);
	});

	test.runIf(testServer)("of a newer shop, also for a worker that starts beside it", async () => {
		const url = await emptyPostgres(testServer);
		expect(await whyNotAt(url)).toBe("open");
		await ask(url, "insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
		expect(await whyNotAt(url)).toMatch(
			/: it was opened by a newer version of the shop: update the code first\.$/,
		);
	});

	test.runIf(testServer)(
		"that two processes open at once: one waits for the other's migrations",
		async () => {
			const url = await emptyPostgres(testServer);
			expect(await Promise.all([whyNotAt(url), whyNotAt(url), whyNotAt(url)])).toEqual([
				"open",
				"open",
				"open",
			]);
		},
	);
});

test("a port in use", async () => {
	const first = createServer().listen(0);
	onTestFinished(() => void first.close());
	await new Promise((resolve) => first.once("listening", resolve));
	const { port } = first.address() as AddressInfo;
	const error = await new Promise((resolve) => createServer().once("error", resolve).listen(port));
	expect(explainStartFailure(error)).toBe(`The shop can't start: PORT ${port} is in use by another process.`);
});

test("a bug keeps its stack", () => {
	expect(explainStartFailure(new TypeError("a bug"))).toContain("start-failure.test.ts");
});
