import type { Shop } from "~/shop.server";
import { findReviews, type ReviewRow, updateHidden } from "./store.server";

/** Most entries of the operator's list. */
const MOST = 50;

/** The newest reviews, for the operator. */
export function listReviews(shop: Shop): Promise<ReviewRow[]> {
	return findReviews(shop.db, MOST);
}

/** Takes a review from the gallery, or puts it back; its family reads it all the same. False when there is none of this id. */
export function hideReview(shop: Shop, id: string, hidden: boolean): Promise<boolean> {
	return updateHidden(shop.db, id, hidden ? shop.clock.now().toISOString() : null);
}
