import type { Payment } from "~/shop/checkout/contract";
import { findPayment, paymentsWithoutOrder } from "~/shop/checkout/payments.server";
import { foldEmail } from "~/shop/email";
import type { Shop } from "~/shop.server";
import { damageAnswerBy } from "./damage";
import { findDamages, findOpenDamages } from "./damage-store.server";
import { findEvents } from "./list-store.server";
import { countByState, findUnderWay, ordersNamed } from "./lookup-store.server";
import { findRefunds } from "./refund-store.server";
import type { OrderState } from "./rules";

export { refundedPence } from "./refund-store.server";
export { anyonesOrder } from "./store.server";

const isMail = (name: string) => name.includes("@");

/** Orders, whoever they belong to, by number, id, payment or mail address, newest first; each with its payment, events, refunds and what was told of damage. */
export async function lookUpOrders(shop: Shop, name: string) {
	const rows = await ordersNamed(shop.db, name, isMail(name) ? foldEmail(name) : null);
	return Promise.all(
		rows.map(async (row) => ({
			...row,
			payment: await findPayment(shop.db, row.payment_id),
			events: await findEvents(shop.db, row.id),
			refunds: await findRefunds(shop.db, row.id),
			damages: await findDamages(shop.db, row.id),
		})),
	);
}

/** How many orders are in each state, and at most `limit` of those in `states`, or with null of all under way, the oldest first. */
export async function listUnderWay(shop: Shop, states: readonly OrderState[] | null, limit: number) {
	return { counts: await countByState(shop.db), orders: await findUnderWay(shop.db, states, limit) };
}

/** The numbers of orders whose damage waits for our answer, and by when (ISO) their families were told that they have it. */
export async function listUnanswered(shop: Shop): Promise<{ order: string; answerBy: string }[]> {
	const open = await findOpenDamages(shop.db);
	return open.map(({ order_number: order, created_at }) => ({ order, answerBy: damageAnswerBy(created_at) }));
}

export type LookedUp = Awaited<ReturnType<typeof lookUpOrders>>[number];

/** A payment by its id, or those of a mail address that have become no order. The address stands inside the delivery form. */
export async function lookUpPayments(shop: Shop, name: string): Promise<Payment[]> {
	if (!isMail(name)) return [await findPayment(shop.db, name)].filter((payment) => payment !== undefined);
	const payments = await paymentsWithoutOrder(shop.db);
	return payments.filter(({ delivery }) => foldEmail(delivery?.email ?? "") === foldEmail(name));
}
