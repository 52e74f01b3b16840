import { Kysely, Migrator, SqliteDialect } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "./migrations";
import type { Schema } from "./schema";
import { Sqlite } from "./sqlite/sqlite";

test("books from before styles were written down have the one that they were drawn in", async () => {
	const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Sqlite(":memory:") }) });
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	await migrator.migrateTo("0058_print_ppi");
	const write = (table: string, values: Record<string, unknown>) =>
		db
			.insertInto(table as "orders")
			.values(values as never)
			.execute();
	const at = "2026-03-02T09:00:00.000Z";
	const told = { title: "T", location: "L", description: "D", reading_level: "tiny", comment: "" };
	const book = { ...told, owner_id: "guest_a", state: "written", created_at: at, updated_at: at };
	const cover = { owner_id: "guest_a", seed: "1", requested_at: at, address_hash: "" };
	const spent = { day: "2026-03-02", tokens: 0, cost: 0 };
	for (const [id, style, state, pictures] of [
		["painted by default", "", "ready", 2],
		["drawn by the shop", "", "ready", 0],
		["not drawn yet", "", "drawing", 0],
		["chosen", "paper-theatre", "ready", 1],
	] as const) {
		await write("books", { ...book, id, style });
		await write("covers", { ...cover, id: `cover of ${id}`, book_id: id, state });
		await write("spending", { ...spent, id: `spent on ${id}`, book_id: id, pictures });
	}
	expect((await migrator.migrateToLatest()).error).toBeUndefined();
	const books = await db.selectFrom("books").select(["id", "style"]).execute();
	expect(Object.fromEntries(books.map(({ id, style }) => [id, style]))).toEqual({
		"painted by default": "painted",
		"drawn by the shop": "paper-theatre",
		"not drawn yet": "",
		chosen: "paper-theatre",
	});
	await db.destroy();
});
