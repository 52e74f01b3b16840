import type { Actor } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { readComment } from "./contract";
import { updateComment } from "./store.server";

/**
 * Keeps the special instructions of step 2 with the book.
 * Errors: `invalid` with the field's message, `not_found`, also for a book that has been ordered or has no cover.
 */
export async function saveComment(
	shop: Shop,
	actor: Actor,
	{ bookId, comment }: { bookId: string; comment: unknown },
): Promise<Result<null>> {
	const read = readComment(comment);
	if (!read.ok) return fail("invalid", read.message, { fields: { comment: [read.message] } });
	const now = shop.clock.now().toISOString();
	const kept = await updateComment(shop.db, { bookId, ownerId: actor.id, comment: read.comment, now });
	return kept ? done(null) : fail("not_found", "We have no such book.");
}
