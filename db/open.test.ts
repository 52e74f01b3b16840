import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isUniqueViolation, openDatabase, purgeDeleted } from "./open";
import { seed } from "./seed";
import { readSetting, writeSetting } from "./settings";
import { Sqlite } from "./sqlite/sqlite";

async function open(file = ":memory:") {
	const db = await openDatabase(file);
	onTestFinished(() => db.destroy());
	return db;
}

test("opening migrates; opening again keeps what is there", async () => {
	const file = join(mkdtempSync(join(tmpdir(), "db-")), "deep", "shop.db");
	const first = await open(file);
	await writeSetting(first, "clock_offset_ms", "1");
	await writeSetting(first, "clock_offset_ms", "2");
	const second = await open(file);
	expect(await readSetting(second, "clock_offset_ms")).toBe("2");
	expect(await readSetting(second, "nothing")).toBeUndefined();
});

test("the folder it makes is the shop's alone", async () => {
	const folder = join(mkdtempSync(join(tmpdir(), "db-")), "data");
	const db = await openDatabase(join(folder, "shop.db"));
	onTestFinished(() => db.destroy());
	expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("so are its files, in a folder that somebody else made", async () => {
	const folder = mkdtempSync(join(tmpdir(), "db-"));
	chmodSync(folder, 0o755);
	const db = await open(join(folder, "shop.db"));
	await writeSetting(db, "clock_offset_ms", "1");
	const names = readdirSync(folder);
	expect(names).toContain("shop.db-wal");
	for (const name of names) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
});

test("a transaction takes its turn before it reads, so that what it read is still true when it writes", async () => {
	const file = join(mkdtempSync(join(tmpdir(), "db-")), "shop.db");
	const db = await open(file);
	const another = new Sqlite(file, { timeout: 0 });
	onTestFinished(() => void another.close());
	await db.transaction().execute(async (trx) => {
		await readSetting(trx, "count");
		expect(() => another.exec("begin immediate")).toThrow("database is locked");
	});
	expect(() => another.exec("begin immediate; rollback")).not.toThrow();
});

test("a second row with a unique value is told from other errors", async () => {
	const db = await open();
	const insert = () => db.insertInto("settings").values({ key: "a", value: "1" }).execute();
	await insert();
	expect(isUniqueViolation(await insert().catch((error) => error))).toBe(true);
	const broken = db.insertInto("settings").values({ key: "b", value: null as unknown as string });
	expect(isUniqueViolation(await broken.execute().catch((error) => error))).toBe(false);
});

test("sowing twice changes nothing", async () => {
	const db = await open();
	await seed(db, "2026-03-02T09:00:00.000Z");
	await seed(db, "2027-03-02T09:00:00.000Z");
	const coupons = await db.selectFrom("coupons").select(["code", "created_at"]).orderBy("code").execute();
	expect(coupons).toEqual([
		{ code: "FIVER", created_at: "2026-03-02T09:00:00.000Z" },
		{ code: "STORY10", created_at: "2026-03-02T09:00:00.000Z" },
	]);
});

test("what was deleted leaves the file and its -wal; while another process reads it waits for the next time, and not long", async () => {
	const file = join(mkdtempSync(join(tmpdir(), "db-")), "shop.db");
	const db = await open(file);
	const kept = () => ["", "-wal"].map((side) => readFileSync(file + side).includes("rosa@example.com"));
	await writeSetting(db, "address", "rosa@example.com");
	await db.deleteFrom("settings").execute();
	const reader = new Sqlite(file);
	onTestFinished(() => void reader.close());
	reader.exec("begin; select * from settings");
	await writeSetting(db, "later", "1");
	const began = performance.now();
	expect(await purgeDeleted(db)).toBe(false);
	expect(performance.now() - began).toBeLessThan(1000);
	expect(kept()).toEqual([false, true]);
	reader.exec("rollback");
	expect(await purgeDeleted(db)).toBe(true);
	expect(kept()).toEqual([false, false]);
	expect(await readSetting(db, "later")).toBe("1");
});
