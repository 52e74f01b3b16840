import { existsSync } from "node:fs";
import { Kysely, SqliteDialect } from "kysely";
import { ageOf, expectCurrent, reading } from "../existing";
import type { Database } from "../open";
import { isPostgresUrl, nameOfPostgres } from "../postgres/connect";
import { connectAlone } from "../postgres/in-turn";
import type { Schema } from "../schema";
import { holdAlone } from "../sqlite/hold-alone";
import { UnusableDatabase } from "../unusable";

/** Opens the database of a shop that moves, and lets no shop start on it. Throws UnusableDatabase while one runs there, or where there is none. */
export async function openStopped(where: string): Promise<{ db: Database; close(): unknown }> {
	if (!isPostgresUrl(where)) {
		if (!existsSync(where)) throw new UnusableDatabase(`There is no database ${where}.`);
		if (reading(where, ageOf) === "older")
			throw new UnusableDatabase(`${where} is older than this code: start the shop once, then stop it.`);
		const database = holdAlone(where, "restore a backup first");
		const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
		// Kysely's own end closes nothing where it was never asked anything.
		return { db, close: () => database.close() };
	}
	const db = await connectAlone(where, nameOfPostgres(where), expectCurrent);
	return { db, close: () => db.destroy() };
}
