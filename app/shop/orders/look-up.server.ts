import type { Payment } from "~/shop/checkout/contract";
import { findPayment, paymentsWithoutOrder } from "~/shop/checkout/payments.server";
import { foldEmail } from "~/shop/email";
import type { Shop } from "~/shop.server";
import { findEvents } from "./list-store.server";
import { ordersNamed } from "./lookup-store.server";

const isMail = (name: string) => name.includes("@");

/** Orders, whoever they belong to, by number, id, payment or mail address, newest first; each with its payment and events. */
export async function lookUpOrders(shop: Shop, name: string) {
	const rows = await ordersNamed(shop.db, name, isMail(name) ? foldEmail(name) : null);
	return Promise.all(
		rows.map(async (row) => ({
			...row,
			payment: await findPayment(shop.db, row.payment_id),
			events: await findEvents(shop.db, row.id),
		})),
	);
}

export type LookedUp = Awaited<ReturnType<typeof lookUpOrders>>[number];

/** A payment by its id, or those of a mail address that have become no order. The address stands inside the delivery form. */
export async function lookUpPayments(shop: Shop, name: string): Promise<Payment[]> {
	if (!isMail(name)) return [await findPayment(shop.db, name)].filter((payment) => payment !== undefined);
	const payments = await paymentsWithoutOrder(shop.db);
	return payments.filter(({ delivery }) => foldEmail(delivery?.email ?? "") === foldEmail(name));
}
