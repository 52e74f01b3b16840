import { mkdtempSync, readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { backUp, restore } from "../backup";
import { connect, openDatabase } from "../open";
import { readSetting, writeSetting } from "../settings";
import { emptyPostgres, testServer } from "./fresh.testing";

let folder: string;
let aside: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "dump-"));
	aside = join(folder, "aside");
});

/** A shop on PostgreSQL that was copied, has gone on since, and is stopped. */
async function copiedShop() {
	const url = await emptyPostgres(testServer);
	const db = await openDatabase(url);
	await writeSetting(db, "a", "copied");
	const copy = mkdtempSync(join(folder, "copy-"));
	await backUp(db, copy, folder);
	await writeSetting(db, "a", "later");
	await db.destroy();
	return { url, copy };
}

async function valueIn(url: string) {
	const db = await openDatabase(url);
	const value = await readSetting(db, "a");
	await db.destroy();
	return value;
}

test.runIf(testServer)("a copy comes back, what it replaced is kept and comes back too", async () => {
	const { url, copy } = await copiedShop();
	expect(readdirSync(copy)).toEqual(["shop.dump"]);
	expect(statSync(join(copy, "shop.dump")).mode & 0o777).toBe(0o600);
	expect(await restore(copy, url, aside, folder)).toBe(`${aside}.dump`);
	expect(await valueIn(url)).toBe("copied");
	await restore(`${aside}.dump`, url, `${aside}2`, folder);
	expect(await valueIn(url)).toBe("later");
	expect(readdirSync(folder).filter((name) => name.endsWith(".restoring"))).toEqual([]);
});

test.runIf(testServer)(
	"it comes back to an empty database, whatever was added to the tables since",
	async () => {
		const { url, copy } = await copiedShop();
		const empty = await emptyPostgres(testServer);
		expect(await restore(copy, empty, aside, folder)).toBeNull();
		expect(await valueIn(empty)).toBe("copied");
		const db = connect(url);
		await sql`create table kysely_later (id text references settings (key))`.execute(db);
		await db.destroy();
		await restore(copy, url, aside, folder);
		expect(await valueIn(url)).toBe("copied");
	},
);

test.runIf(testServer)(
	"nothing is restored under a running shop, nor over somebody else's tables",
	async () => {
		const { url, copy } = await copiedShop();
		const running = await openDatabase(url);
		await readSetting(running, "a");
		await expect(restore(copy, url, aside, folder)).rejects.toThrow(
			": a shop is running there: stop it first.",
		);
		await running.destroy();
		const foreign = await emptyPostgres(testServer);
		const db = connect(foreign);
		onTestFinished(() => db.destroy());
		await sql`create table someone (name text)`.execute(db);
		await expect(restore(copy, foreign, aside, folder)).rejects.toThrow("it holds tables that are no shop's");
		expect(await valueIn(url)).toBe("later");
	},
);

test.runIf(testServer)("a damaged, foreign, newer or missing copy leaves everything as it was", async () => {
	const { url, copy } = await copiedShop();
	const file = join(copy, "shop.dump");
	const restored = (from: string) => expect(restore(from, url, aside, folder)).rejects;
	await restored(join(folder, "none")).toThrow("There is no file");
	writeFileSync(join(folder, "text"), "no copy");
	await restored(join(folder, "text")).toThrow("can't be read as a copy of PostgreSQL's");
	const db = connect(url);
	await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(db);
	const newer = mkdtempSync(join(folder, "newer-"));
	await backUp(db, newer, newer);
	await sql`delete from kysely_migration where name = '9999_later'`.execute(db);
	await db.destroy();
	await restored(newer).toThrow("is newer than this code");
	truncateSync(file, statSync(file).size - 2000);
	await restored(copy).toThrow();
	expect(await valueIn(url)).toBe("later");
	const sqlite = mkdtempSync(join(folder, "sqlite-"));
	writeFileSync(join(sqlite, "shop.db"), "");
	await restored(sqlite).toThrow("is a backup of SQLite: restore it there, and then move.");
});

test.runIf(testServer)("without PostgreSQL's programs that is said, and nothing is left", async () => {
	const { url } = await copiedShop();
	const db = connect(url);
	onTestFinished(() => db.destroy());
	vi.stubEnv("PATH", "/nowhere");
	onTestFinished(() => void vi.unstubAllEnvs());
	const to = mkdtempSync(join(folder, "to-"));
	await expect(backUp(db, to, folder)).rejects.toThrow(
		"pg_dump isn't installed here: it comes with PostgreSQL's client.",
	);
	expect(readdirSync(to)).toEqual([]);
});
