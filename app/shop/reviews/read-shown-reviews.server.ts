import type { Shop } from "~/shop.server";
import { ANONYMOUS, LEAST_SHOWN_REVIEWS, MOST_SHOWN_REVIEWS, type ShownReviews } from "./rules";
import { findShownReviews, rateShownReviews } from "./store.server";

/** What everybody may read of what families wrote about books that reached them; null while there are fewer than three. */
export async function readShownReviews(shop: Shop): Promise<ShownReviews | null> {
	const { count, mean } = await rateShownReviews(shop.db);
	if (count < LEAST_SHOWN_REVIEWS || mean === null) return null;
	const rows = await findShownReviews(shop.db, MOST_SHOWN_REVIEWS);
	const newest = rows.map((row) => ({
		id: row.id,
		rating: row.rating,
		content: row.content,
		displayName: row.display_name || ANONYMOUS,
		createdAt: row.created_at,
	}));
	return { count, mean: Math.round(mean * 10) / 10, newest };
}
