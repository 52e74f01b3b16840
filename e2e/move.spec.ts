import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../app/commands/postgres.mjs";
import { openDatabase } from "../db/open";
import { Sqlite } from "../db/sqlite/sqlite";
import { expect, test, WHOLE } from "./test";

/** The operator's own command, killed with all that npm started, and started again. */

const BOOKS = 15_000;
/** What the command says at the moments at which it is killed. */
const MOMENTS = {
	"in the middle of a table": /^books: 10000 of 15000 rows$/m,
	"after a table": /^books: 15000 of 15000 rows$/m,
	"before the comparison": /^All rows are there/m,
};

/** On the way back it is the same code: one moment will do, unless everything is tried. */
const BACK = Object.entries(MOMENTS).slice(0, WHOLE ? undefined : 1);

type Ended = { code: number | null; said: string };

/** Runs `npm run shop -- move --to PLACE`; with `until`, kills it as soon as it has said that. */
function move(env: Record<string, string>, to: string, until?: RegExp): Promise<Ended> {
	const args = ["run", "--silent", "shop", "--", "move", "--to", to];
	// A group of its own: npm passes no SIGKILL on.
	const child = spawn("npm", args, { env: { ...process.env, ...env }, detached: true });
	let said = "";
	let isKilled = false;
	const hear = (words: Buffer) => {
		said += words;
		if (isKilled || !until?.test(said)) return;
		isKilled = true;
		process.kill(-(child.pid as number), "SIGKILL");
	};
	child.stdout.on("data", hear);
	child.stderr.on("data", hear);
	return new Promise((done) => child.once("close", (code) => done({ code, said })));
}

/** The folder of a shop that is stopped and has many books, with a script each. */
async function shopWithBooks(): Promise<string> {
	const dataDir = mkdtempSync(join(tmpdir(), "move-e2e-"));
	const file = join(dataDir, "shop.db");
	await (await openDatabase(file)).destroy();
	const sqlite = new Sqlite(file);
	const at = "2026-03-02T09:00:00.000Z";
	sqlite.exec(`
		create temp table numbers as with recursive n(i) as (select 1 union all select i + 1 from n where i < ${BOOKS}) select i from n;
		insert into books (id, title, location, description, reading_level, state, comment, owner_id, created_at, updated_at)
			select 'book_' || (i * 7919 % ${BOOKS}), 'Nº ' || i, '', '', 'tiny', 'new', '', 'guest_' || i, '${at}', '${at}' from numbers;
		insert into scripts (book_id, version, body, tokens, created_at)
			select id, 1, '{"title":"' || title || '"}', length(title), created_at from books;
	`);
	sqlite.close();
	return dataDir;
}

/** Every row of a file's tables. */
function rowsOf(file: string): Record<string, unknown[]> {
	const sqlite = new Sqlite(file, { readonly: true });
	const tables = sqlite
		.prepare(
			"select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob 'kysely_*'",
		)
		.pluck()
		.all() as string[];
	const all = tables.map((table) => [
		table,
		sqlite
			.prepare(`select * from ${table}`)
			.all()
			.map((row) => JSON.stringify(row))
			.sort(),
	]);
	sqlite.close();
	return Object.fromEntries(all);
}

test("a move that is killed at any moment goes on where it was and ends right, there and back", {
	tag: "@script",
}, async () => {
	test.setTimeout(300_000);
	const postgres = await startPostgres();
	const client = new pg.Client({ connectionString: postgres.url });
	const home = mkdtempSync(join(tmpdir(), "move-e2e-"));
	const dataDir = await shopWithBooks();
	try {
		for (const [moment, until] of Object.entries(MOMENTS))
			expect((await move({ DATA_DIR: dataDir }, postgres.url, until)).code, moment).toBe(null);
		const there = await move({ DATA_DIR: dataDir }, postgres.url);
		expect(there).toMatchObject({ code: 0, said: expect.stringContaining("came before it was cut off") });

		await client.connect();
		const { rows } = await client.query(
			"select count(*)::int as books, count(distinct title)::int as titles from books",
		);
		expect(rows).toEqual([{ books: BOOKS, titles: BOOKS }]);

		const back = join(home, "shop.db");
		const from = { DATA_DIR: home, DATABASE_URL: postgres.url };
		for (const [moment, until] of BACK) expect((await move(from, back, until)).code, moment).toBe(null);
		expect(await move(from, back)).toMatchObject({ code: 0 });
		expect(rowsOf(back)).toEqual(rowsOf(join(dataDir, "shop.db")));
	} finally {
		await client.end().catch(() => {});
		postgres.stop();
		for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true });
	}
});
