import { ERASED } from "~/shop/books/rules";
import { forgetBooksOfErased } from "~/shop/checkout/forget-books.server";
import type { Shop } from "~/shop.server";
import { forgetOrders } from "./forget-orders.server";

/** The mail that says an order has arrived is out by then, ms. */
const GRACE_MS = 24 * 3600_000;

/**
 * For the hourly sweep: forgets orders of deleted accounts that were still being made and have arrived since, and books that
 * were kept for a payment which came to nothing.
 */
export async function forgetErased(shop: Shop): Promise<void> {
	const before = new Date(shop.clock.now().getTime() - GRACE_MS).toISOString();
	await shop.db.transaction().execute(async (trx) => {
		await forgetBooksOfErased(shop, trx, ERASED);
		await forgetOrders(shop, trx, ERASED, before);
	});
}
