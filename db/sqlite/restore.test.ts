import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openExistingDatabase } from "../existing";
import { openDatabase } from "../open";
import { readSetting, writeSetting } from "../settings";
import { UnusableDatabase } from "../unusable";
import { copyFile } from "./backup";
import { restoreFile } from "./restore";
import { Sqlite } from "./sqlite";

let folder: string;
let file: string;
let copy: string;
let aside: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "restore-"));
	file = join(folder, "shop.db");
	copy = join(folder, "copy.db");
	aside = join(folder, "aside.db");
});

async function open(path: string) {
	const db = await openDatabase(path);
	onTestFinished(() => db.destroy());
	return db;
}

const valueIn = async (path: string) => readSetting(await open(path), "a");

/** A copy is made, the shop goes on, and dies without closing anything: what came later stands in its -wal. */
async function copyThenDeath() {
	const living = join(folder, "living");
	mkdirSync(living);
	const db = await open(join(living, "shop.db"));
	await writeSetting(db, "a", "copied");
	await copyFile(db, copy);
	await writeSetting(db, "a", "later");
	for (const name of ["shop.db", "shop.db-wal"]) cpSync(join(living, name), join(folder, name));
}

test("what came after the copy is not replayed over it", async () => {
	await copyThenDeath();
	expect(restoreFile(copy, file, aside)).toBe(true);
	expect([await valueIn(file), await valueIn(aside)]).toEqual(["copied", "later"]);
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a -wal without its database isn't either", async () => {
	await copyThenDeath();
	rmSync(file);
	expect(restoreFile(copy, file, aside)).toBe(false);
	expect(await valueIn(file)).toBe("copied");
	expect(existsSync(aside)).toBe(false);
});

test("nothing is restored under a running shop", async () => {
	await copyThenDeath();
	const running = await open(file);
	await readSetting(running, "a");
	expect(() => restoreFile(copy, file, aside)).toThrow("A shop is running");
	expect(await readSetting(running, "a")).toBe("later");
	await writeSetting(running, "a", "still");
	expect(await readSetting(running, "a")).toBe("still");
});

test("a damaged, foreign, newer or missing copy leaves everything as it was", async () => {
	await copyThenDeath();
	const foreign = join(folder, "foreign.db");
	new Sqlite(foreign).exec("create table t (x)").close();
	const newer = join(folder, "newer.db");
	cpSync(copy, newer);
	new Sqlite(newer).exec("insert into kysely_migration values ('9999_later', '2030')").close();
	const torn = join(folder, "torn.db");
	cpSync(copy, torn);
	truncateSync(torn, statSync(torn).size - 40_960);
	const text = join(folder, "text.db");
	writeFileSync(text, "not a database ".repeat(1000));
	for (const bad of [foreign, newer, torn, text, join(folder, "nowhere.db"), file])
		expect(() => restoreFile(bad, file, aside), bad).toThrow(UnusableDatabase);
	expect(await valueIn(file)).toBe("later");
	expect(readdirSync(folder).filter((name) => /restoring|aside/.test(name))).toEqual([]);
});

test("a copy is its owner's alone, and overwrites nothing", async () => {
	const db = await open(file);
	await copyFile(db, copy);
	expect(statSync(copy).mode & 0o777).toBe(0o600);
	await expect(copyFile(db, copy)).rejects.toThrow("is there already");
	await expect(copyFile(db, join(folder, "no/where.db"))).rejects.toThrow("There is no folder");
	expect(statSync(copy).size).toBeGreaterThan(0);
});

test("a command neither makes a database nor brings one up to date", async () => {
	await expect(openExistingDatabase(file)).rejects.toThrow("There is no database");
	expect(existsSync(file)).toBe(false);
	const db = await openDatabase(file);
	await db.destroy();
	const migrated = await openExistingDatabase(file);
	expect(await readSetting(migrated, "a")).toBeUndefined();
	await migrated.destroy();
	new Sqlite(file).exec("delete from kysely_migration").close();
	await expect(openExistingDatabase(file)).rejects.toThrow("is older than this code");
	new Sqlite(file).exec("insert into kysely_migration values ('9999_later', '2030')").close();
	await expect(openExistingDatabase(file)).rejects.toThrow("is newer than this code");
});
