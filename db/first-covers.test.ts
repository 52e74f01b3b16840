import { Kysely, Migrator, SqliteDialect } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "./migrations";
import type { Schema } from "./schema";
import { Sqlite } from "./sqlite/sqlite";

const BEGUN = "2026-03-02T09:00:00.000Z";
const SECOND = "2026-03-04T09:00:00.000Z";
const FIRST = "2026-03-03T09:00:00.000Z";

test("books there are already count from their first cover; one that was frozen out waits by a job", async () => {
	const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Sqlite(":memory:") }) });
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	await migrator.migrateTo("0003_photo_bytes");
	const words = { title: "T", location: "L", description: "D", comment: "" };
	const book = { ...words, owner_id: "guest_a", reading_level: "tiny", state: "written" } as const;
	const times = { created_at: BEGUN, updated_at: BEGUN };
	await db
		.insertInto("books")
		.values([
			{ ...book, ...times, id: "book_drawn", cover_id: "cover_2" },
			{ ...book, ...times, id: "book_frozen", failure: "frozen" },
			{ ...book, ...times, id: "book_failed", failure: "refused" },
		])
		.execute();
	const cover = { book_id: "book_drawn", owner_id: "guest_a", seed: "1", address_hash: "" };
	await db
		.insertInto("covers")
		.values([
			{ ...cover, id: "cover_0", state: "failed", requested_at: BEGUN },
			{ ...cover, id: "cover_2", state: "ready", requested_at: SECOND, ready_at: SECOND },
			{ ...cover, id: "cover_1", state: "ready", requested_at: FIRST, ready_at: FIRST },
		])
		.execute();
	const { error } = await migrator.migrateToLatest();
	expect(error).toBeUndefined();
	expect(await db.selectFrom("books").select(["id", "created_at"]).orderBy("id").execute()).toEqual([
		{ id: "book_drawn", created_at: FIRST },
		{ id: "book_failed", created_at: BEGUN },
		{ id: "book_frozen", created_at: BEGUN },
	]);
	expect(await db.selectFrom("jobs").select(["kind", "payload"]).execute()).toEqual([
		{ kind: "draw-waiting", payload: '{"bookId":"book_frozen"}' },
	]);
	await db.destroy();
});
