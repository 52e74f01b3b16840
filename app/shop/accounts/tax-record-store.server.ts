import type { Handle } from "#db/open";

/**
 * Deletes the stripped orders that were placed before `before` (ISO) by owners whose id begins with `owner`, with their
 * history, coupon and review; then such owners' payments and ordered books of that time that no order leads to any more.
 */
export async function deleteTaxRecords(trx: Handle, owner: string, before: string): Promise<void> {
	const theirs = `${owner}%`;
	const orders = trx
		.selectFrom("orders")
		.select("orders.id")
		.where("owner_id", "like", theirs)
		// Stripped when its address is.
		.where("email_fold", "=", "")
		.where("created_at", "<", before);
	for (const table of ["reviews", "coupon_uses", "order_events", "refunds"] as const) {
		await trx.deleteFrom(table).where("order_id", "in", orders).execute();
	}
	await trx.deleteFrom("orders").where("id", "in", orders).execute();
	await trx
		.deleteFrom("payments")
		.where("owner_id", "like", theirs)
		.where("created_at", "<", before)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("orders").select("orders.id").whereRef("orders.payment_id", "=", "payments.id"))),
		)
		.execute();
	await trx
		.deleteFrom("books")
		.where("owner_id", "like", theirs)
		.where("ordered", "=", 1)
		.where("created_at", "<", before)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("orders").select("orders.id").whereRef("orders.book_id", "=", "books.id"))),
		)
		.execute();
}
