import type { Handle } from "#db/open";
import { deleteDraftsOf } from "./draft-store.server";
import { updateBook } from "./store.server";

/**
 * A book that is ordered is kept, with the cover that was paid for, and its draft is done with: for the transaction that places
 * the order.
 */
export async function recordOrdered(
	trx: Handle,
	{ bookId, coverId, at }: { bookId: string; coverId: string | null; at: string },
): Promise<void> {
	await updateBook(trx, bookId, { ordered: 1, cover_id: coverId, updated_at: at });
	await deleteDraftsOf(trx, bookId);
}
