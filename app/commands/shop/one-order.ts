import { type LookedUp, lookUpOrders } from "~/shop/orders/look-up.server";
import type { Shop } from "~/shop.server";
import { Refusal } from "./command";

/** The one order of a number, id, payment or mail address. Throws Refusal for none, and for more than one. */
export async function oneOrder(shop: Shop, name: string): Promise<LookedUp> {
	const [order, ...others] = await lookUpOrders(shop, name);
	if (!order) throw new Refusal(`There is no order ${name}.`);
	if (others.length === 0) return order;
	const ids = [order, ...others].map(({ id }) => id).join(", ");
	throw new Refusal(`More than one order has this number or address; name one by its id: ${ids}.`);
}
