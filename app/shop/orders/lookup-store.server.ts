import type { Handle } from "#db/open";
import { ORDER_ENDED, type OrderState } from "./rules";
import { type OrderRow, orderRows } from "./store.server";

/**
 * Orders by what a family may say of one, newest first: its number (two can share one), its id or its payment's, or where
 * `emailFold` is given the address, folded, that stands on it or that its account has.
 */
export function ordersNamed(db: Handle, name: string, emailFold: string | null): Promise<OrderRow[]> {
	return orderRows(db)
		.where((eb) => {
			const account = eb.selectFrom("users").select("id").where("email_fold", "=", emailFold);
			return emailFold === null
				? eb.or([
						eb("orders.order_number", "=", name.toUpperCase()),
						eb("orders.id", "=", name),
						eb("orders.payment_id", "=", name),
					])
				: eb.or([eb("orders.email_fold", "=", emailFold), eb("orders.owner_id", "in", account)]);
		})
		.orderBy("orders.created_at", "desc")
		.orderBy("orders.id")
		.execute();
}

/** At most `limit` orders on which an address, folded, stands itself, newest first; not those that its account has at others. */
export function ordersOfAddress(db: Handle, emailFold: string, limit: number): Promise<OrderRow[]> {
	return orderRows(db)
		.where("orders.email_fold", "=", emailFold)
		.orderBy("orders.created_at", "desc")
		.orderBy("orders.id")
		.limit(limit)
		.execute();
}

/** The folded e-mail address of an account, and whether its owner has answered from it (1). */
export function findAddress(db: Handle, userId: string) {
	return db
		.selectFrom("users")
		.select(["email_fold", "email_proved"])
		.where("id", "=", userId)
		.executeTakeFirst();
}

/** How many orders there are in each state. */
export async function countByState(db: Handle): Promise<{ state: OrderState; count: number }[]> {
	const counts = await db
		.selectFrom("orders")
		.select((eb) => ["state", eb.fn.countAll<number>().as("count")])
		.groupBy("state")
		.orderBy("state")
		.execute();
	return counts.map(({ state, count }) => ({ state, count: Number(count) }));
}

/** At most `limit` orders in these states, or with null of all that haven't ended, the oldest first. */
export function findUnderWay(db: Handle, states: readonly OrderState[] | null, limit: number) {
	return db
		.selectFrom("orders")
		.select([
			"order_number",
			"id",
			"created_at",
			"updated_at",
			"state",
			"status",
			"total_pence",
			"title",
			"comment",
		])
		.where((eb) => (states ? eb("state", "in", states) : eb("state", "not in", [...ORDER_ENDED])))
		.orderBy("created_at")
		.orderBy("id")
		.limit(limit)
		.execute();
}
