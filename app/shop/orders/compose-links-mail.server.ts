import { orderLinks } from "~/emails/order-links";
import { readDelivery } from "~/shop/checkout/stored-delivery";
import type { Shop } from "~/shop.server";
import { wayToOrder } from "./linked-order.server";
import { ordersOfAddress } from "./lookup-store.server";
import { ORDERS_A_MAIL } from "./mail-link.server";
import { anyonesOrder } from "./store.server";

/** The mail with the links of all orders of an address, by the id of one and, behind a colon, what makes each such mail another; null when it is gone or its address can't be read. */
export async function composeOrderLinks(shop: Shop, mailId: string) {
	const [id = ""] = mailId.split(":");
	const order = await anyonesOrder(shop.db, { id });
	const delivery = readDelivery(order?.delivery ?? null);
	if (!order || !delivery) return null;
	const orders = await ordersOfAddress(shop.db, order.email_fold, ORDERS_A_MAIL);
	const listed = orders.map(async (one) => ({
		orderNumber: one.order_number,
		title: one.title,
		orderedAt: one.created_at,
		...(await wayToOrder(shop, one)),
	}));
	return { to: delivery.email, ...orderLinks(await Promise.all(listed)) };
}
