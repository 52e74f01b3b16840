import { sql } from "kysely";
import type { Handle } from "#db/open";
import { refundedPence } from "~/shop/orders/look-up.server";
import type { Overdue } from "./rules";

/** From a time on, and before another; ISO 8601 in UTC. */
type Span = { from: string; to: string };

export type Placed = Awaited<ReturnType<typeof ordersPlaced>>[number];

/** The orders that were placed in a span, the oldest first, with what went back of each since. */
export function ordersPlaced(db: Handle, { from, to }: Span) {
	return db
		.selectFrom("orders")
		.select(["order_number", "state", "first_for", "copies", "reprints", "total_pence", "discount_pence"])
		.select(() => [
			sql<string>`coalesce(json_extract(delivery, '$.country'), '')`.as("country"),
			refundedPence().as("refunded"),
		])
		.where("created_at", ">=", from)
		.where("created_at", "<", to)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** The money that went back in a span: of orders, and of payments that became none. */
export async function refundsOf(db: Handle, { from, to }: Span): Promise<{ count: number; pence: number }> {
	const ofOrders = await db
		.selectFrom("refunds")
		.select((eb) => [
			eb.fn.countAll<number>().as("count"),
			eb.fn.sum<number | null>("amount_pence").as("pence"),
		])
		.where("state", "!=", "failed")
		.where("created_at", ">=", from)
		.where("created_at", "<", to)
		.executeTakeFirstOrThrow();
	const ofPayments = await db
		.selectFrom("payments")
		.select((eb) => [
			eb.fn.countAll<number>().as("count"),
			eb.fn.sum<number | null>("amount_pence").as("pence"),
		])
		.where("refund", "is not", null)
		.where("updated_at", ">=", from)
		.where("updated_at", "<", to)
		.executeTakeFirstOrThrow();
	return {
		count: Number(ofOrders.count) + Number(ofPayments.count),
		pence: Number(ofOrders.pence ?? 0) + Number(ofPayments.pence ?? 0),
	};
}

/** The jobs that nobody has begun though they were due before a time (ISO), by their kind. */
export async function overdueJobs(db: Handle, before: string): Promise<Overdue[]> {
	const kinds = await db
		.selectFrom("jobs")
		.select((eb) => ["kind", eb.fn.countAll<number>().as("count"), eb.fn.min<string>("run_at").as("since")])
		.where("state", "=", "ready")
		.where("run_at", "<", before)
		.groupBy("kind")
		.orderBy("kind")
		.execute();
	return kinds.map(({ count, ...rest }) => ({ ...rest, count: Number(count) }));
}

/** How many books were sent to be printed again in a span. */
export async function countReprints(db: Handle, { from, to }: Span): Promise<number> {
	const { count } = await db
		.selectFrom("order_events")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("step", "=", "reprint")
		.where("at", ">=", from)
		.where("at", "<", to)
		.executeTakeFirstOrThrow();
	return Number(count);
}
