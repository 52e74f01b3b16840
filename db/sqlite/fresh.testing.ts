import { writeFileSync } from "node:fs";
import { Kysely, SqliteDialect } from "kysely";
import { onTestFinished } from "vitest";
import { type Database, migrateToLatest, openDatabase } from "../open";
import type { Schema } from "../schema";
import { connectSqlite } from "./connect";
import { Sqlite } from "./sqlite";

/** What a migrated database's file has in it: thirty migrations cost more than most tests do. */
let migrated: Promise<Buffer> | undefined;

async function migrate(): Promise<Buffer> {
	const sqlite = new Sqlite(":memory:");
	const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
	await migrateToLatest(db);
	const bytes = sqlite.serialize();
	await db.destroy();
	return bytes;
}

/** A migrated database of a test's own, in memory or in a new `file`; closed when the test has finished. */
export async function freshSqlite(file?: string): Promise<Database> {
	migrated ??= migrate();
	const bytes = await migrated;
	if (file) writeFileSync(file, bytes);
	const db = file ? await openDatabase(file) : connectSqlite(bytes);
	onTestFinished(() => db.destroy());
	return db;
}
