import { Kysely, Migrator, SqliteDialect } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "./migrations";
import type { Schema } from "./schema";
import { Sqlite } from "./sqlite/sqlite";

test("payments there are already are of the cover their book has, open or not", async () => {
	const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Sqlite(":memory:") }) });
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	await migrator.migrateTo("0006_first_covers");
	const write = (table: string, values: Record<string, unknown>) =>
		db
			.insertInto(table as "orders")
			.values(values as never)
			.execute();
	const at = "2026-03-02T09:00:00.000Z";
	const row = { owner_id: "guest_a", comment: "", created_at: at, updated_at: at };
	const told = { title: "T", location: "L", description: "D", reading_level: "tiny", state: "written" };
	await write("books", { ...row, ...told, id: "book_1", cover_id: "cover_1" });
	const payment = { ...row, state: "succeeded", again: 0, amount_pence: 3498, discount_pence: 0 };
	await write("payments", { ...payment, id: "pi_1", book_id: "book_1", open_for: "book_1" });
	await write("payments", { ...payment, id: "pi_2", book_id: "book_1", open_for: null });
	await write("payments", { ...payment, id: "pi_3", book_id: "book_gone", open_for: null });
	expect((await migrator.migrateToLatest()).error).toBeUndefined();
	const payments = await db.selectFrom("payments").select(["id", "cover_id"]).orderBy("id").execute();
	expect(payments.map(({ cover_id }) => cover_id)).toEqual(["cover_1", "cover_1", null]);
	await db.destroy();
});
