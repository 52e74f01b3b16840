import { Kysely, Migrator, SqliteDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "#db/migrations";
import type { Schema } from "#db/schema";
import { Sqlite } from "#db/sqlite/sqlite";
import { composeOrderConfirmation } from "~/shop/orders/compose-mail.server";
import { readOrderByPayment } from "~/shop/orders/read-order.server";
import { openTestShop } from "~/shop.testing";
import { findPayment } from "./payment-store.server";

/** What families paid for before any of the migrations since is still read: its address, its page and its mail. */

const GIFTS = "0023_copies_and_gifts";
const BEFORE_GIFTS = {
	name: "Ada Lovelace",
	email: "ada@example.com",
	phone: "07700 900123",
	address: "1 Quay Street",
	address2: "",
	city: "Bristol",
	postalCode: "BS1 4ST",
	country: "GB",
};
/** As the form stored it while a migration was the last one. */
const storedAt = (migration: string) =>
	JSON.stringify(migration < GIFTS ? BEFORE_GIFTS : { ...BEFORE_GIFTS, recipient: "Ada" });

type Column = { name: string; type: string; notnull: number; dflt_value: unknown; pk: number };

/** What a row has to say where its columns have no default, whatever they are called by then. */
const SAID: Record<string, string> = {
	status: "paid",
	state: "paid",
	order_status: "processing",
	owner_id: "guest_a",
	created_at: "2026-03-02T09:00:00.000Z",
	updated_at: "2026-03-02T09:00:00.000Z",
	payment_method: "card",
	currency: "gbp",
};
/** A payment's state is another word than an order's. */
const SAID_OF: Record<string, Record<string, string>> = {
	payments: { state: "succeeded", status: "succeeded" },
};

test("what was stored under every migration is read today", async () => {
	const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Sqlite(":memory:") }) });
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const insert = async (table: "orders" | "payments", own: Record<string, string>) => {
		const { rows } = await sql<Column>`select * from pragma_table_info(${table})`.execute(db);
		const valueFor = ({ name, type }: Column) =>
			own[name] ?? SAID_OF[table]?.[name] ?? SAID[name] ?? (/int/i.test(type) ? 1 : `${own.id} ${name}`);
		const needed = rows.filter(
			({ name, notnull, dflt_value, pk }) =>
				name in own || (dflt_value === null && (notnull === 1 || pk > 0)),
		);
		await db
			.insertInto(table)
			.values(Object.fromEntries(needed.map((column) => [column.name, valueFor(column)])) as never)
			.execute();
	};
	for (const migration of Object.keys(migrations)) {
		expect((await migrator.migrateTo(migration)).error).toBeUndefined();
		const [delivery, payment_id] = [storedAt(migration), `pi_${migration}`];
		await insert("payments", { id: payment_id, delivery, client_secret: `${payment_id}_secret` });
		await insert("orders", { id: `order_${migration}`, payment_id, delivery });
	}
	expect((await migrator.migrateToLatest()).error).toBeUndefined();
	const shop = { ...(await openTestShop()), db };
	for (const migration of Object.keys(migrations)) {
		const read = { ...BEFORE_GIFTS, recipient: migration < GIFTS ? "" : "Ada" };
		const paymentId = `pi_${migration}`;
		expect((await findPayment(db, paymentId))?.delivery, migration).toEqual(read);
		const order = await readOrderByPayment(shop, { kind: "guest", id: "guest_a" }, paymentId);
		expect(order, migration).toMatchObject({ ok: true, value: { delivery: read } });
		const mail = await composeOrderConfirmation(shop, `order_${migration}`);
		expect(mail, migration).toMatchObject({ to: "ada@example.com" });
		expect(JSON.stringify(mail), migration).toContain("BS1 4ST");
	}
	await db.destroy();
});
