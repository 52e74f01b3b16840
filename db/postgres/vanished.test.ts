import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { isDatabaseAway } from "./away";
import { connectPostgres, urlOf } from "./connect";
import { freshPostgres, testServer } from "./fresh.testing";
import { relayTo } from "./relay.testing";

const one = sql<{ one: number }>`select ${1}::int as one`;

test.runIf(testServer)(
	"a server that vanishes without a word is away, and its connections are replaced",
	async () => {
		const relay = await relayTo(urlOf(await freshPostgres(testServer)));
		const db = connectPostgres(relay.url, { statementMs: 500, connections: 1 });
		onTestFinished(() => db.destroy());
		await one.execute(db);
		relay.silence();
		expect(isDatabaseAway(await one.execute(db).catch((error) => error))).toBe(true);
		expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
		const inTransaction = db.transaction().execute(async (trx) => {
			await one.execute(trx);
			relay.silence();
			await one.execute(trx);
		});
		expect(isDatabaseAway(await inTransaction.catch((error) => error))).toBe(true);
		expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
	},
);
