import type { Handle } from "#db/open";

/** How many payments there are in each state. */
export async function countPayments(db: Handle): Promise<{ state: string; count: number }[]> {
	const rows = await db
		.selectFrom("payments")
		.select((eb) => ["state", eb.fn.countAll<number>().as("count")])
		.groupBy("state")
		.orderBy("state")
		.execute();
	return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}

/** The newest payments, without their secrets; `order` is the number of the order each has become. */
export function newestPayments(db: Handle, limit: number) {
	return db
		.selectFrom("payments")
		.leftJoin("orders", "orders.payment_id", "payments.id")
		.select([
			"payments.id",
			"payments.state",
			"payments.amount_pence as pence",
			"payments.book_id as bookId",
			"payments.created_at as createdAt",
			"payments.refund as givenBack",
			"orders.order_number as order",
		])
		.orderBy("payments.created_at", "desc")
		.orderBy("payments.id")
		.limit(limit)
		.execute();
}
