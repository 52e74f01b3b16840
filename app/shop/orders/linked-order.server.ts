import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { lastMendedAt } from "./details-store.server";
import { madeAt, opensOrder, orderLink } from "./link.server";
import { LINK_AFTER_END_MS } from "./rules";
import { anyonesOrder, endedAt, type OrderRow } from "./store.server";

/**
 * The order that the key of a mail's link opens, whoever it belongs to; undefined for any other key, some time after it has ended, and
 * for a link that was mailed before its e-mail address was mended: the address before may be a stranger's.
 */
export async function linkedOrder(
	shop: Shop,
	db: Handle,
	orderId: string,
	key: string | null,
): Promise<OrderRow | undefined> {
	if (!key || !opensOrder(shop, orderId, key)) return undefined;
	const mended = await lastMendedAt(db, orderId);
	if (mended !== undefined && madeAt(key) < mended) return undefined;
	const row = await anyonesOrder(db, { id: orderId });
	return row && (await isLinkOver(shop, db, row)) ? undefined : row;
}

/** Whether the time of an order's links is over: so long after it has ended. */
async function isLinkOver(shop: Shop, db: Handle, order: OrderRow): Promise<boolean> {
	const ended = await endedAt(db, order);
	return ended !== undefined && Date.parse(ended) + LINK_AFTER_END_MS < shop.clock.now().getTime();
}

/** The way to an order for its mails: its link, or once the time of that is over its address, for the account that has it. */
export async function wayToOrder(shop: Shop, order: OrderRow): Promise<{ link: string; isOver: boolean }> {
	const isOver = await isLinkOver(shop, shop.db, order);
	return { link: isOver ? `${shop.settings.APP_URL}/orders/${order.id}` : orderLink(shop, order.id), isOver };
}

/** Whether this key opens this order now. */
export async function opensItsOrder(shop: Shop, orderId: string, key: string): Promise<boolean> {
	return (await linkedOrder(shop, shop.db, orderId, key)) !== undefined;
}

/** How a browser's session keeps the key of an order's link. */
export const keptKey = (orderId: string, key: string) => `${orderId}:${key}`;

/** The orders whose links a session has kept, as far as each still opens its order: a mended address ends those mailed before. */
export async function stillOpened(shop: Shop, kept: readonly string[]): Promise<string[]> {
	const open: string[] = [];
	for (const one of kept) {
		const [orderId = "", key = ""] = one.split(":");
		if (await opensItsOrder(shop, orderId, key)) open.push(orderId);
	}
	return open;
}
