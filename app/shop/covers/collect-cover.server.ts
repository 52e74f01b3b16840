import type { Actor } from "~/shop/actor";
import { coverUrl } from "~/shop/books/cover-address.server";
import { MAKING_TEXTS } from "~/shop/books/rules";
import { PHOTO_TEXTS } from "~/shop/photos/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { creditsLeft } from "./rules";
import { closeCover, findCover, findCredits } from "./store.server";

/** What POST /api/book/generate-cover and -guest-cover answer; credits are null for guests. */
export type CoverAnswer = { coverImageUrl: string; remainingCredits: number | null };

/**
 * The answer of a call that waited for a cover; it is owed no longer then.
 * Errors: `not_found`, `busy` (still being drawn), `conflict` (a photo is gone), `vendor`.
 */
export async function collectCover(shop: Shop, actor: Actor, coverId: string): Promise<Result<CoverAnswer>> {
	const cover = await findCover(shop.db, actor.id, coverId);
	if (!cover) return fail("not_found", "We have no such cover.");
	if (cover.state === "drawing") {
		return fail("busy", "The cover is still being drawn. Please ask again in a moment.", { retryAfter: 5 });
	}
	// No try mends it; the photo can be added again.
	if (cover.failure === "photo_gone") return fail("conflict", PHOTO_TEXTS.gone);
	if (cover.state === "failed") return fail("vendor", MAKING_TEXTS.cover);
	await closeCover(shop.db, cover.id);
	const credits = await findCredits(shop.db, actor.id, shop.clock.now().toISOString());
	return done({
		coverImageUrl: coverUrl(shop, cover.id),
		remainingCredits: actor.kind === "guest" ? null : creditsLeft(credits),
	});
}
