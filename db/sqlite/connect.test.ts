import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectSqlite } from "./connect";
import { Sqlite } from "./sqlite";

function connected() {
	const file = join(mkdtempSync(join(tmpdir(), "db-")), "shop.db");
	const prepare = vi.spyOn(Sqlite.prototype, "prepare");
	const db = connectSqlite(file);
	const another = new Sqlite(file);
	another.exec("create table settings (key text, value text); insert into settings values ('a', '1')");
	onTestFinished(async () => {
		another.close();
		await db.destroy();
	});
	prepare.mockClear();
	return { db, another, prepare };
}

test("a statement is prepared once, whatever its values", async () => {
	const { db, prepare } = connected();
	const read = (key: string) => db.selectFrom("settings").select("value").where("key", "=", key).execute();
	expect(await read("a")).toEqual([{ value: "1" }]);
	await db.insertInto("settings").values({ key: "b", value: "2" }).execute();
	expect(await read("b")).toEqual([{ value: "2" }]);
	expect(await Promise.all([read("a"), read("b")])).toEqual([[{ value: "1" }], [{ value: "2" }]]);
	expect(prepare).toHaveBeenCalledTimes(2);
});

test("what another process makes of the tables meanwhile is seen", async () => {
	const { db, another } = connected();
	const read = () => db.selectFrom("settings").selectAll().execute();
	expect(await read()).toEqual([{ key: "a", value: "1" }]);
	another.exec("alter table settings add column more text default 'x'");
	expect(await read()).toEqual([{ key: "a", value: "1", more: "x" }]);
	another.exec("alter table settings drop column value");
	expect(await read()).toEqual([{ key: "a", more: "x" }]);
	another.exec("drop table settings");
	await expect(read()).rejects.toThrow("no such table");
});

test("a statement that failed can be asked again", async () => {
	const { db, another } = connected();
	another.exec("create unique index only on settings (key)");
	const add = () => db.insertInto("settings").values({ key: "b", value: "2" }).execute();
	await add();
	await expect(add()).rejects.toThrow("UNIQUE");
	await db.deleteFrom("settings").execute();
	await add();
});

test("statements without end don't stay: those asked for longest ago go first", async () => {
	const { db, prepare } = connected();
	const ask = (text: string) => sql.raw(text).execute(db);
	await ask("select 'kept'");
	for (let i = 0; i < 500; i++) {
		await ask(`select ${i}`);
		await ask("select 'kept'");
	}
	expect(prepare).toHaveBeenCalledTimes(501);
	await ask("select 1");
	expect(prepare).toHaveBeenCalledTimes(501);
	await ask("select 0");
	expect(prepare).toHaveBeenCalledTimes(502);
});
