import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "./migrations";
import { openDatabase } from "./open";
import { urlOf } from "./postgres/connect";
import { ask, freshPostgres, testServer } from "./postgres/fresh.testing";
import { explained } from "./postgres/usable";
import { readSetting } from "./settings";

/** Has newer code bring a migration of its own. */
function newerCode(up: (db: Kysely<unknown>) => Promise<void>) {
	migrations["9998_newer"] = { up };
	onTestFinished(() => void delete migrations["9998_newer"]);
}

const addColumn = (db: Kysely<unknown>) =>
	db.schema.alterTable("settings").addColumn("newer", "text").execute();

test.runIf(testServer)(
	"a migration that waits for a table, as for a backup that reads it, lets the open shop's pages by",
	async () => {
		const shop = await freshPostgres(testServer);
		const url = urlOf(shop);
		newerCode(addColumn);
		let opening: Promise<unknown> = Promise.resolve();
		await shop.transaction().execute(async (backup) => {
			await readSetting(backup, "a");
			opening = openDatabase(url).then((db) => db.destroy());
			const waiting = "select from pg_locks where not granted and relation = 'settings'::regclass";
			while ((await ask(url, waiting)).length === 0);
			await readSetting(shop, "a");
		});
		await opening;
		await sql`select newer from settings`.execute(shop);
	},
);

test.runIf(testServer)(
	"one that PostgreSQL refuses for the sake of an open shop is tried again",
	async () => {
		const shop = await freshPostgres(testServer);
		let tries = 0;
		newerCode(async (db) => {
			await addColumn(db);
			tries += 1;
			if (tries === 1) throw Object.assign(new Error("could not serialize access"), { code: "40001" });
		});
		await (await openDatabase(urlOf(shop))).destroy();
		expect(tries).toBe(2);
	},
);

test("a table that is held all the time is one line", () => {
	const error = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
	expect(String(explained(error, "DATABASE_URL postgres://db/shop"))).toContain(
		"DATABASE_URL postgres://db/shop: another connection holds one of its tables",
	);
});
