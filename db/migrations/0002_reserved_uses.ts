import { type Kysely, sql } from "kysely";

/**
 * A coupon's use is reserved with the payment that counts on it, so it is known by that payment; the order, once there is
 * one, is named beside it. A payment knows what its total is made of. What a table is keyed by can't be changed: it is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("reserved_uses")
		.addColumn("payment_id", "text", (c) => c.primaryKey())
		.addColumn("code", "text", (c) => c.notNull())
		.addColumn("owner_id", "text", (c) => c.notNull())
		.addColumn("email_fold", "text", (c) => c.notNull())
		.addColumn("order_id", "text", (c) => c.unique().references("orders.id"))
		.addColumn("used_at", "text", (c) => c.notNull())
		.execute();
	await sql`
		insert into reserved_uses (payment_id, code, owner_id, email_fold, order_id, used_at)
		select orders.payment_id, uses.code, uses.owner_id, uses.email_fold, uses.order_id, uses.used_at
		from coupon_uses as uses inner join orders on orders.id = uses.order_id
	`.execute(db);
	await db.schema.dropTable("coupon_uses").execute();
	await db.schema.alterTable("reserved_uses").renameTo("coupon_uses").execute();
	await db.schema.createIndex("coupon_uses_code").on("coupon_uses").column("code").execute();
	// What every book has cost so far.
	for (const [name, pence] of [
		["book_pence", 2999],
		["delivery_pence", 499],
	] as const) {
		await db.schema
			.alterTable("payments")
			.addColumn(name, "integer", (c) => c.notNull().defaultTo(pence))
			.execute();
	}
}
