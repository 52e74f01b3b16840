import type { Handle } from "#db/open";
import { type PaymentRow, WAIVED } from "~/shop/checkout/payment-store.server";
import type { Order } from "./store.server";

/** Orders by what a family may say of one: its number (two can share one), its id or its payment's; newest first. */
export function ordersNamed(db: Handle, name: string): Promise<Order[]> {
	return db
		.selectFrom("orders")
		.selectAll()
		.where((eb) =>
			eb.or([eb("order_number", "=", name.toUpperCase()), eb("id", "=", name), eb("payment_id", "=", name)]),
		)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}

/** Orders that an address stands on, folded, or whose account has it; newest first. */
export function ordersOfEmail(db: Handle, emailFold: string): Promise<Order[]> {
	return db
		.selectFrom("orders")
		.selectAll()
		.where((eb) =>
			eb.or([
				eb("email_fold", "=", emailFold),
				eb("owner_id", "in", eb.selectFrom("users").select("id").where("email_fold", "=", emailFold)),
			]),
		)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}

/** Payments that have become no order and whose delivery is known: abandoned, on their way, or given back; newest first. */
export function paymentsWithoutOrder(db: Handle): Promise<PaymentRow[]> {
	return db
		.selectFrom("payments")
		.selectAll("payments")
		.where("delivery", "is not", null)
		.where("id", "not like", `${WAIVED}_%`)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb.selectFrom("orders").select("orders.id").whereRef("orders.payment_id", "=", "payments.id"),
				),
			),
		)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}
