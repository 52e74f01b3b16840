import type { Handle } from "#db/open";
import { type OrderRow, orderRows } from "./store.server";

/** Orders by what a family may say of one: its number (two can share one), its id or its payment's; newest first. */
export function ordersNamed(db: Handle, name: string): Promise<OrderRow[]> {
	return orderRows(db)
		.where((eb) =>
			eb.or([
				eb("orders.order_number", "=", name.toUpperCase()),
				eb("orders.id", "=", name),
				eb("orders.payment_id", "=", name),
			]),
		)
		.orderBy("orders.created_at", "desc")
		.orderBy("orders.id")
		.execute();
}

/** Orders that an address stands on, folded, or whose account has it; newest first. */
export function ordersOfEmail(db: Handle, emailFold: string): Promise<OrderRow[]> {
	return orderRows(db)
		.where((eb) =>
			eb.or([
				eb("orders.email_fold", "=", emailFold),
				eb("orders.owner_id", "in", eb.selectFrom("users").select("id").where("email_fold", "=", emailFold)),
			]),
		)
		.orderBy("orders.created_at", "desc")
		.orderBy("orders.id")
		.execute();
}
