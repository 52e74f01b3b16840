import type { Family } from "~/shop/actor";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Order } from "./contract";
import { listOrderRows } from "./list-store.server";
import { asOrder } from "./read-order.server";

/** The call names no limit; a row is small, so ten make a screen or two. */
export const ORDERS_A_PAGE = 10;

/** `hasMore`: there is a next page. */
export type OrderList = { orders: Order[]; hasMore: boolean };

/** One page (from 1) of a family's orders, newest first, `limit` a page; empty past the end. */
export async function listOrders(
	shop: Shop,
	actor: Family,
	{ page, limit = ORDERS_A_PAGE }: { page: number; limit?: number },
): Promise<Result<OrderList>> {
	const offset = (page - 1) * limit;
	// One more than is shown tells whether there is a next page; counting would read them all.
	const rows = await listOrderRows(shop.db, actor.id, { limit: limit + 1, offset }).execute();
	const orders = rows.slice(0, limit).map((row) => asOrder(shop, row));
	return done({ orders, hasMore: rows.length > limit });
}
