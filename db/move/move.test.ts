import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openExistingDatabase } from "../existing";
import { connect, type Handle, openDatabase } from "../open";
import { emptyPostgres, testServer } from "../postgres/fresh.testing";
import { Sqlite } from "../sqlite/sqlite";
import { UnusableDatabase } from "../unusable";
import { type MovedTable, moveDatabase } from "./move";
import { tablesInOrder } from "./tables";

const fileName = () => join(mkdtempSync(join(tmpdir(), "move-")), "shop.db");
/** A place without a database, of the engine the run is on. */
const emptyPlace = async () => (testServer ? emptyPostgres(testServer) : fileName());

const AT = "2026-03-02T09:00:00.000Z";

/** Names that languages put into another order than bytes do; one table of many rows, one whose rows refer to those. */
async function fill(db: Handle, rows: number) {
	for (let index = 0; index < rows; index++) {
		const id = `${["a", "B", "é", "_", "Z"][index % 5]}${index}`;
		await db
			.insertInto("books")
			.values({
				...{ id, title: `“Hé” ${index}`, location: "", description: "", reading_level: "tiny", state: "new" },
				...{ comment: "", owner_id: `guest_${id}`, created_at: AT, updated_at: AT },
			})
			.execute();
		for (const version of [2, 10])
			await db
				.insertInto("scripts")
				.values({ book_id: id, version, body: "{}", tokens: index, created_at: AT })
				.execute();
	}
}

async function filled(rows: number): Promise<string> {
	const file = fileName();
	const db = await openDatabase(file);
	await db.transaction().execute((trx) => fill(trx, rows));
	await db.destroy();
	return file;
}

/** Does something to a file that no shop has open. */
function changed(file: string, statement: string) {
	const sqlite = new Sqlite(file);
	sqlite.exec(statement);
	sqlite.close();
}

const booksOf = (moved: MovedTable[]) => moved.find(({ table }) => table === "books");

test("every table has a key, and comes after those it refers to", async () => {
	const tables = await tablesInOrder();
	for (const table of tables) expect(table.key.length, table.name).toBeGreaterThan(0);
	const names = tables.map(({ name }) => name);
	const pairs = ["users sessions", "sessions failed_forms", "books scripts", "orders reviews"];
	for (const [first = "", then = ""] of pairs.map((pair) => pair.split(" ")))
		expect(names.indexOf(first)).toBeLessThan(names.indexOf(then));
	expect(names).toContain("orders");
});

test("a shop moves with every row, and back again", async () => {
	const from = await filled(600);
	const to = await emptyPlace();
	const there = await moveDatabase(from, to);
	expect(booksOf(there)).toEqual({ table: "books", rows: 600, copied: 600, sums: { ordered: 0 } });
	expect(there.find(({ table }) => table === "scripts")).toMatchObject({
		rows: 1200,
		sums: { tokens: 600 * 599, version: 12 * 600 },
	});
	const back = fileName();
	expect(await moveDatabase(to, back)).toEqual(there);
	expect(existsSync(`${back}.moving`)).toBe(false);
	await (await openDatabase(to)).destroy();
});

/** A move that breaks off after the books, and has lost the last rows of them, as a kill would. */
async function cutOff(rows: number, lost: number) {
	const from = await filled(rows);
	const to = await emptyPlace();
	changed(from, "alter table users rename to elsewhere");
	await expect(moveDatabase(from, to)).rejects.toThrow("users");
	changed(from, "alter table elsewhere rename to users");
	const db = connect(testServer ? to : `${to}.moving`);
	const ids = (await db.selectFrom("books").select("id").execute()).map(({ id }) => id);
	const last = ids.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))).slice(-lost);
	await db.deleteFrom("books").where("id", "in", last).execute();
	await db.destroy();
	return { from, to };
}

test("one that was cut off goes on where it was; until then no shop starts there", async () => {
	const { from, to } = await cutOff(550, 30);
	if (testServer) {
		await expect(openDatabase(to)).rejects.toThrow("a move into it was cut off");
		await expect(openExistingDatabase(to)).rejects.toThrow("a move into it was cut off");
		await expect(moveDatabase(await filled(1), to)).rejects.toThrow(
			`a move from ${from} into it isn't finished`,
		);
	} else expect(existsSync(to)).toBe(false);
	const moved = await moveDatabase(from, to);
	expect(booksOf(moved)).toMatchObject({ rows: 550, copied: 30 });
	await (await openDatabase(to)).destroy();
});

test("a shop that has worked in between is told of, row and column", async () => {
	const { from, to } = await cutOff(3, 1);
	changed(from, "update books set title = 'Another' where id = 'B1'");
	await expect(moveDatabase(from, to)).rejects.toThrow("title of books B1 differs");
	changed(
		from,
		"update books set title = '“Hé” 1' where id = 'B1'; update scripts set tokens = 5 where book_id = 'B1'",
	);
	await expect(moveDatabase(from, to)).rejects.toThrow("scripts.tokens adds up to 14 here and to 6 there");
});

test("nothing is changed of a place that holds something, nor under a running shop", async () => {
	const from = await filled(2);
	const to = await emptyPlace();
	const running = await openDatabase(from);
	await expect(moveDatabase(from, to)).rejects.toThrow(`A shop is running on ${from}: stop it first.`);
	await running.destroy();
	await moveDatabase(from, to);
	const refused = testServer
		? "it holds a shop already (books: 2): a move needs an empty database"
		: "is there already: name another file";
	await expect(moveDatabase(from, to)).rejects.toThrow(refused);
	const db = await openDatabase(to);
	expect((await db.selectFrom("books").select("id").execute()).length).toBe(2);
	await expect(moveDatabase(to, fileName())).rejects.toThrow(/a shop is running/i);
	await db.destroy();
	await expect(moveDatabase(fileName(), to)).rejects.toThrow("There is no database");
});

test.runIf(testServer)("PostgreSQL that can't be used is one line, and stays as it is", async () => {
	const from = await filled(2);
	const to = (url: string) => moveDatabase(from, url);
	await expect(to("postgres://shop:secret@127.0.0.1:1/shop")).rejects.toThrow(
		new UnusableDatabase("postgres://shop@127.0.0.1:1/shop: PostgreSQL there can't be reached."),
	);
	const withoutRights = new URL(await emptyPostgres(testServer));
	const server = connect(testServer);
	await sql`drop role if exists stranger_of_move`.execute(server);
	await sql`create role stranger_of_move login`.execute(server);
	withoutRights.username = "stranger_of_move";
	await expect(to(withoutRights.href)).rejects.toThrow(
		new UnusableDatabase(`${withoutRights.href}: this user may not make tables there.`),
	);
	await sql`drop role stranger_of_move`.execute(server);
	await server.destroy();
	const foreign = await emptyPostgres(testServer);
	const db = connect(foreign);
	await sql`create table someone (name text)`.execute(db);
	await expect(to(foreign)).rejects.toThrow("it holds tables that are no shop's");
	expect((await sql`select tablename from pg_tables where schemaname = 'public'`.execute(db)).rows).toEqual([
		{ tablename: "someone" },
	]);
	await db.destroy();
});

test.runIf(testServer)(
	"a character that PostgreSQL can't keep is named before anything of its rows is copied",
	async () => {
		const from = await filled(2);
		const to = await emptyPostgres(testServer);
		changed(from, "update books set title = 'a' || char(0) where id = 'B1'");
		await expect(moveDatabase(from, to)).rejects.toThrow(
			"books B1 has a character (NUL) that PostgreSQL can't keep in its title",
		);
		changed(from, "update books set title = 'a' where id = 'B1'");
		expect(booksOf(await moveDatabase(from, to))).toMatchObject({ rows: 2, copied: 2 });
	},
);
