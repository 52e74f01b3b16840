import type { Visitor } from "~/http/visitor.server";
import { changeFacts } from "~/shop/sessions/change-facts.server";

/** More than a family orders as guests before it signs up; facts travel with every request. */
const MOST = 50;

/**
 * Remembers in a guest's session that this browser has opened an order's signed link, so that the order moves along when
 * the family signs up or in here. A browser without a session gets none: no session begins with a GET.
 */
export async function rememberOrder({ shop, session }: Visitor, orderId: string): Promise<void> {
	if (!session || session.userId !== null || session.facts.orders.includes(orderId)) return;
	await changeFacts(shop, session, (facts) => ({
		...facts,
		orders: [...facts.orders.filter((id) => id !== orderId), orderId].slice(-MOST),
	}));
}
