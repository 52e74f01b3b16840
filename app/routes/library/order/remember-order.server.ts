import type { Visitor } from "~/http/visitor.server";
import { keptKey } from "~/shop/orders/linked-order.server";
import { changeFacts } from "~/shop/sessions/change-facts.server";

/** More than a family orders as guests before it signs up; facts travel with every request. */
const MOST = 10;

/**
 * Remembers in a guest's session with which key this browser has opened an order's signed link, so that the calls read it
 * here too, as long as the key is good. A browser without a session gets none: no session begins with a GET.
 */
export async function rememberOrder(
	{ shop, session }: Visitor,
	{ orderId, key }: { orderId: string; key: string },
): Promise<void> {
	const kept = keptKey(orderId, key);
	if (!session || session.userId !== null || session.facts.orders.includes(kept)) return;
	await changeFacts(shop, session, (facts) => ({
		...facts,
		orders: [...facts.orders.filter((one) => !one.startsWith(`${orderId}:`)), kept].slice(-MOST),
	}));
}
