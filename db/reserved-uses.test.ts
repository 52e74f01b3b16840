import { Kysely, Migrator, SqliteDialect } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "./migrations";
import type { Schema } from "./schema";
import { Sqlite } from "./sqlite/sqlite";

test("uses of orders there are already move to their payments, which cost what books have cost so far", async () => {
	const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Sqlite(":memory:") }) });
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	await migrator.migrateTo("0001_shop");
	const sqlOf = (table: string, values: Record<string, unknown>) =>
		db
			.insertInto(table as "orders")
			.values(values as never)
			.execute();
	const at = "2026-03-02T09:00:00.000Z";
	const texts = { owner_id: "guest_a", book_id: "book_1", created_at: at, updated_at: at, comment: "" };
	const paid = { state: "succeeded", again: 0, amount_pence: 3198, discount_pence: 300 };
	await sqlOf("payments", { ...texts, ...paid, id: "pi_1", coupon_code: "STORY10" });
	const pence = { book_pence: 2999, delivery_pence: 499, discount_pence: 300, total_pence: 3198 };
	const words = { order_number: "PI_1", payment_method: "card", delivery: "{}", email_fold: "a@b.c" };
	const order = { ...texts, ...pence, ...words, id: "order_1", payment_id: "pi_1", status: "paid" };
	await sqlOf("orders", { ...order, order_status: "processing", title: "T", description: "D" });
	const use = { code: "STORY10", owner_id: "guest_a", email_fold: "a@b.c", order_id: "order_1", used_at: at };
	await sqlOf("coupon_uses", use);
	const { error } = await migrator.migrateToLatest();
	expect(error).toBeUndefined();
	expect(await db.selectFrom("coupon_uses").selectAll().execute()).toEqual([{ ...use, payment_id: "pi_1" }]);
	expect(await db.selectFrom("payments").select(["book_pence", "delivery_pence"]).execute()).toEqual([
		{ book_pence: 2999, delivery_pence: 499 },
	]);
	await db.destroy();
});
