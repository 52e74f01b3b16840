import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../open";
import { writeSetting } from "../settings";
import { connectPostgres, urlOf } from "./connect";
import { freshPostgres, testServer } from "./fresh.testing";

/** Connections that no other test has asked anything. */
async function newConnections(): Promise<Database> {
	const db = connectPostgres(urlOf(await freshPostgres(testServer)));
	onTestFinished(() => db.destroy());
	return db;
}

const readAll = (db: Database) => db.selectFrom("settings").selectAll().where("key", "=", "a").execute();

/** How many statements the connection of a transaction keeps, and how often it has used the one for settings. */
const kept = (db: Database) =>
	sql<{ all: number; used: number }>`
		select count(*) as all, coalesce(sum(generic_plans + custom_plans) filter (where statement like '%from "settings"%'), 0) as used
		from pg_prepared_statements
	`.execute(db);

test.runIf(testServer)("what is asked again on a connection is parsed once", async () => {
	const db = await newConnections();
	await db.transaction().execute(async (trx) => {
		for (let time = 0; time < 8; time++) await readAll(trx);
		expect((await kept(trx)).rows[0]).toEqual({ all: 1, used: 8 });
	});
});

test.runIf(testServer)(
	"a table that newer code has migrated is read on, in a transaction and outside",
	async () => {
		const db = await newConnections();
		await writeSetting(db, "a", "1");
		const inTransaction = () => db.transaction().execute(readAll);
		for (const [column, read] of Object.entries({ outside: () => readAll(db), inside: inTransaction })) {
			expect(await read()).toHaveLength(1);
			await sql.raw(`alter table settings add column ${column} text`).execute(db);
			expect(await read()).toHaveLength(1);
		}
	},
);

test.runIf(testServer)("however many statements there are, a connection keeps so many", async () => {
	const db = await newConnections();
	await db.transaction().execute(async (trx) => {
		for (let n = 0; n < 520; n++) await sql`select ${n}::int as n, ${sql.lit(n)} as m`.execute(trx);
		expect((await kept(trx)).rows[0]?.all).toBe(500);
	});
});
