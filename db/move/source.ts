import { existsSync } from "node:fs";
import { Kysely, SqliteDialect } from "kysely";
import { ageOf, openExistingDatabase, reading } from "../existing";
import type { Database } from "../open";
import { expectAlone } from "../postgres/alone";
import { isPostgresUrl } from "../postgres/connect";
import type { Schema } from "../schema";
import { holdAlone } from "../sqlite/hold-alone";
import { UnusableDatabase } from "../unusable";

/** Opens the database of a shop that moves. Throws UnusableDatabase while a shop runs on it, or where there is none. */
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
	const db = await openExistingDatabase(where);
	await expectAlone(db).catch(async (error) => {
		await db.destroy();
		throw error;
	});
	return { db, close: () => db.destroy() };
}
