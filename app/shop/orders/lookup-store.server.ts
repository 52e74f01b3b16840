import type { Handle } from "#db/open";
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
