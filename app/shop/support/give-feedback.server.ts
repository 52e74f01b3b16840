import type { Family } from "~/shop/actor";
import { withinLimit } from "~/shop/limits/count.server";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { FeedbackInput } from "./contract";
import { FEEDBACK_LIMIT } from "./rules";
import { insertFeedback } from "./store.server";

/** Keeps what a family thinks of the shop. Error: `rate_limited`. */
export async function giveFeedback(
	shop: Shop,
	actor: Family,
	{ name, feedback, rating }: FeedbackInput,
): Promise<Result<null>> {
	const within = await withinLimit(shop, FEEDBACK_LIMIT, actor.id);
	if (!within.ok) return within;
	await insertFeedback(shop.db, {
		id: shop.ids.next("feedback"),
		owner_id: actor.id,
		name,
		rating,
		feedback,
		created_at: shop.clock.now().toISOString(),
	});
	return done(null);
}
