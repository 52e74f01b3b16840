import type { Handle } from "#db/open";

/** The payments of all orders placed since then (ISO), or of which money has gone back since, and those that went back without an order. */
export function paymentsSince(db: Handle, since: string): Promise<{ payment_id: string }[]> {
	const withoutOrder = db
		.selectFrom("payments")
		.select("id as payment_id")
		.where("refund", "is not", null)
		.where("updated_at", ">=", since);
	return db
		.selectFrom("orders")
		.select("payment_id")
		.where((eb) =>
			eb.or([
				eb("created_at", ">=", since),
				eb("id", "in", eb.selectFrom("refunds").select("order_id").where("refunds.created_at", ">=", since)),
			]),
		)
		.union(withoutOrder)
		.execute();
}
