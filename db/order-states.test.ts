import { Kysely, Migrator, SqliteDialect } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "./migrations";
import type { Schema } from "./schema";
import { Sqlite } from "./sqlite/sqlite";

test("orders there are already go on from where they were, with what happened to them", async () => {
	const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Sqlite(":memory:") }) });
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	await migrator.migrateTo("0016_support");
	const write = (table: string, values: Record<string, unknown>) =>
		db
			.insertInto(table as "orders")
			.values(values as never)
			.execute();
	const at = "2026-03-02T09:00:00.000Z";
	const paid = {
		status: "paid",
		book_pence: 2999,
		delivery_pence: 499,
		discount_pence: 0,
		total_pence: 3498,
	};
	const told = {
		payment_method: "card",
		comment: "",
		delivery: "{}",
		email_fold: "",
		title: "",
		description: "",
	};
	for (const status of ["processing", "printing", "shipped", "delivered", "cancelled"]) {
		const ids = { id: status, order_number: "1", owner_id: "guest_a", payment_id: status, book_id: "book_1" };
		await write("orders", { ...ids, ...paid, ...told, order_status: status, created_at: at, updated_at: at });
		const event = { id: status, order_id: status, order_status: status, at };
		await write("order_events", { ...event, note: status === "processing" ? "Order placed" : "by hand" });
	}
	expect((await migrator.migrateToLatest()).error).toBeUndefined();
	const states = ["paid", "at the printer", "posted", "delivered", "cancelled"];
	const orders = await db.selectFrom("orders").select(["state", "held_from"]).execute();
	expect(orders).toEqual(states.map((state) => ({ state, held_from: null })));
	const events = await db.selectFrom("order_events").select(["step", "actor", "state", "note"]).execute();
	expect(events).toEqual(
		states.map((state) => ({
			step: "place",
			actor: "family",
			state,
			note: state === "paid" ? "" : "by hand",
		})),
	);
	await db.destroy();
});
