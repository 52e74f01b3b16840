import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Sqlite } from "#db/sqlite";
import { readConfig } from "~/config.server";
import { openShop } from "~/shop.server";
import { explainStartFailure } from "./start-failure.server";

function emptyDirectory(): string {
	const directory = mkdtempSync(join(tmpdir(), "shop-why-"));
	onTestFinished(() => rmSync(directory, { recursive: true }));
	return directory;
}

/** What an operator reads who starts a shop over this directory. */
async function whyNot(dataDir: string): Promise<string> {
	try {
		const shop = await openShop(readConfig({ DATA_DIR: dataDir, SESSION_SECRET: "x".repeat(32) }));
		await shop.providers.illustrator.close();
		await shop.db.destroy();
		return "open";
	} catch (error) {
		return explainStartFailure(error, dataDir);
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
	const text = explainStartFailure(Object.assign(new Error("of the system"), { code }), "/data");
	expect(text).toMatch(/^The shop can't start: DATA_DIR \/data: [^\n]+$/);
	expect(text).toContain(reason);
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
