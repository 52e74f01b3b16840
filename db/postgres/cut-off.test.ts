import { sql } from "kysely";
import { expect, test } from "vitest";
import { isDatabaseAway } from "./away";
import { connectPostgres } from "./connect";
import { freshPostgres, testServer } from "./fresh.testing";

test.runIf(testServer)(
	"a connection that is cut in the middle of a transaction fails that, and nothing else",
	async () => {
		const db = await freshPostgres(testServer);
		const others = connectPostgres(testServer);
		const failed = await db
			.transaction()
			.execute(async (trx) => {
				const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
				await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(others);
				// Nobody is asking it anything while it goes.
				const ofIt = sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`;
				for (let left = 1; left > 0; ) left = (await ofIt.execute(others)).rows.length;
				await sql`select 1`.execute(trx);
			})
			.catch((error: unknown) => error);
		expect(isDatabaseAway(failed)).toBe(true);
		expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
		await others.destroy();
	},
);
