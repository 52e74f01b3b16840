import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { findShownOrder, type OrderAsked } from "~/shop/orders/read-order-detail.server";
import { ORDER_NOT_FOUND } from "~/shop/orders/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { PROOF_TEXTS } from "./rules";

/** An order with what other tables tell of it. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findShownOrder>>>["row"];

/** What closes the book of an order to changes; null while it is open: in its proof, and by the order it is made for. */
export function closedBy({ state, first_for, book_id }: OrderRow): "again" | "notNow" | "approved" | null {
	if (first_for !== book_id) return "again";
	if (state === "proof") return null;
	const isBefore = state === "paid" || state === "making";
	return isBefore || state === "on hold" || state === "cancelled" ? "notNow" : "approved";
}

/** The same as its family is told it. */
export function whyClosed(order: OrderRow): string | null {
	const closed = closedBy(order);
	return closed && PROOF_TEXTS[closed];
}

/**
 * The order whose book this visitor may change just now: as `findShownOrder` shows it. Errors: `not_found`, the same for somebody else's;
 * `conflict` outside its proof.
 */
export async function openProof(
	shop: Shop,
	db: Handle,
	actor: Actor | null,
	asked: OrderAsked,
): Promise<Result<OrderRow>> {
	const shown = await findShownOrder(shop, db, actor, asked);
	if (!shown) return ORDER_NOT_FOUND;
	const closed = whyClosed(shown.row);
	return closed ? fail("conflict", closed) : done(shown.row);
}
