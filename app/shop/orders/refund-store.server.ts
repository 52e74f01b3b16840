import { expressionBuilder } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

type Refund = Schema["refunds"];

/** Pence of a row of `orders` that have gone back, or are about to. */
export function refundedPence() {
	return expressionBuilder<Schema, "orders">()
		.selectFrom("refunds")
		.select((refund) => refund.fn.coalesce(refund.fn.sum<number>("amount_pence"), refund.lit(0)).as("sum"))
		.whereRef("refunds.order_id", "=", "orders.id")
		.where("refunds.state", "!=", "failed")
		.$asScalar()
		.$notNull();
}

/** What goes back of an order, the oldest first. */
export function findRefunds(db: Handle, orderId: string) {
	return db
		.selectFrom("refunds")
		.selectAll()
		.where("order_id", "=", orderId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** A refund, with the payment it is of and its order's number. */
export function findRefund(db: Handle, id: string) {
	return db
		.selectFrom("refunds")
		.innerJoin("orders", "orders.id", "refunds.order_id")
		.selectAll("refunds")
		.select(["orders.payment_id", "orders.order_number"])
		.where("refunds.id", "=", id)
		.executeTakeFirst();
}

/** Writes a refund down, once. */
export async function insertRefund(
	trx: Handle,
	refund: Pick<Refund, "id" | "order_id" | "amount_pence" | "reason" | "state"> & { created_at: string },
): Promise<void> {
	await trx
		.insertInto("refunds")
		.values(refund)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

/** How a refund has ended. */
export async function endRefund(trx: Handle, id: string, state: "done" | "failed"): Promise<void> {
	await trx.updateTable("refunds").set({ state }).where("id", "=", id).execute();
}

/** Where a bank stands that wants the money of an order back. */
export async function writeDispute(
	trx: Handle,
	orderId: string,
	dispute: NonNullable<Schema["orders"]["dispute"]>,
): Promise<void> {
	await trx.updateTable("orders").set({ dispute }).where("id", "=", orderId).execute();
}

/** Where an order's money stands now. */
export async function writeStatus(
	trx: Handle,
	orderId: string,
	status: Schema["orders"]["status"],
	at: string,
): Promise<void> {
	await trx.updateTable("orders").set({ status, updated_at: at }).where("id", "=", orderId).execute();
}
