import type { Family } from "~/shop/actor";
import { isUnsuitable } from "~/shop/books/moderation";
import { ORDER_NOT_FOUND } from "~/shop/orders/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { type ReviewInput, reviewJson, type StoredReviewJson } from "./contract";
import { mayBeReviewed, REVIEW_TEXTS } from "./rules";
import { findReviewedOrder, insertReview } from "./store.server";

/**
 * Writes the one review of a family's own paid order. Errors: `not_found` (also somebody else's order), `not_paid`,
 * `conflict` (it has one already; of two at once, one).
 */
export async function writeReview(
	shop: Shop,
	actor: Family,
	{ orderId, rating, content, displayName }: ReviewInput,
): Promise<Result<StoredReviewJson>> {
	const order = await findReviewedOrder(shop.db, actor.id, orderId);
	if (!order) return ORDER_NOT_FOUND;
	if (!mayBeReviewed(order.status)) return fail("not_paid", REVIEW_TEXTS.notPaid);
	const now = shop.clock.now().toISOString();
	const review = await insertReview(shop.db, {
		id: shop.ids.next("review"),
		order_id: order.id,
		book_id: order.book_id,
		owner_id: actor.id,
		rating,
		content,
		display_name: displayName,
		created_at: now,
		// Kept for the family, but a person looks before anybody else reads it.
		hidden_at: isUnsuitable(`${content} ${displayName}`) ? now : null,
	});
	return review ? done(reviewJson(review)) : fail("conflict", REVIEW_TEXTS.already);
}
