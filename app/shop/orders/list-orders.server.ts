import type { Family } from "~/shop/actor";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { OrderJson } from "./contract";
import { listOrderRows } from "./list-store.server";
import { asOrderJson } from "./read-order.server";

/** The call names no limit; a row is small, so ten make a screen or two. */
const ORDERS_A_PAGE = 10;

/** `hasMore`: there is a next page. */
export type OrderList = { orders: OrderJson[]; hasMore: boolean };

/** One page (from 1) of a family's orders, newest first; empty past the end. */
export async function listOrders(
	shop: Shop,
	actor: Family,
	{ page }: { page: number },
): Promise<Result<OrderList>> {
	const offset = (page - 1) * ORDERS_A_PAGE;
	// One more than is shown tells whether there is a next page; counting would read them all.
	const rows = await listOrderRows(shop.db, actor.id, { limit: ORDERS_A_PAGE + 1, offset }).execute();
	const orders = rows.slice(0, ORDERS_A_PAGE).map((row) =>
		asOrderJson(shop, row, {
			review:
				row.review_rating === null
					? undefined
					: {
							rating: row.review_rating,
							content: row.review_content ?? "",
							display_name: row.review_name ?? "",
							created_at: row.reviewed_at ?? row.created_at,
						},
			bookCreatedAt: row.book_created_at ?? undefined,
		}),
	);
	return done({ orders, hasMore: rows.length > ORDERS_A_PAGE });
}
