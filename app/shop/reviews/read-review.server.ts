import type { Family } from "~/shop/actor";
import { ORDER_NOT_FOUND } from "~/shop/orders/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { reviewJson, type StoredReviewJson } from "./contract";
import { findReview, findReviewedOrder } from "./store.server";

/** The review of a family's own order, null while there is none. Error `not_found`, also for somebody else's order. */
export async function readReview(
	shop: Shop,
	actor: Family,
	orderId: string,
): Promise<Result<StoredReviewJson | null>> {
	const order = await findReviewedOrder(shop.db, actor.id, orderId);
	if (!order) return ORDER_NOT_FOUND;
	const review = await findReview(shop.db, orderId);
	return done(review ? reviewJson(review) : null);
}
