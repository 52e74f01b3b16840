import type { Handle } from "#db/open";

/**
 * The payments of all orders placed since then (ISO), or of which money has gone back since, and those that went back without an order:
 * at most `limit` of them behind the one named `after`, by their ids.
 */
export async function paymentsSince(
	db: Handle,
	{ since, after, limit }: { since: string; after: string; limit: number },
): Promise<string[]> {
	const withoutOrder = db
		.selectFrom("payments")
		.select("id as payment_id")
		.where("refund", "is not", null)
		.where("updated_at", ">=", since)
		.where("id", ">", after);
	const payments = await db
		.selectFrom("orders")
		.select("payment_id")
		.where("payment_id", ">", after)
		.where((eb) =>
			eb.or([
				eb("created_at", ">=", since),
				eb("id", "in", eb.selectFrom("refunds").select("order_id").where("refunds.created_at", ">=", since)),
			]),
		)
		.union(withoutOrder)
		.orderBy("payment_id")
		.limit(limit)
		.execute();
	return payments.map(({ payment_id }) => payment_id);
}
