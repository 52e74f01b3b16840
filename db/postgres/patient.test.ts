import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openExistingDatabase } from "../existing";
import { urlOf } from "./connect";
import { freshPostgres, testServer } from "./fresh.testing";

test.runIf(testServer)(
	"an operator's command, a move of a large shop too, takes as long as it takes",
	async () => {
		const db = await openExistingDatabase(urlOf(await freshPostgres(testServer)));
		onTestFinished(() => db.destroy());
		expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: "0" }]);
	},
);
