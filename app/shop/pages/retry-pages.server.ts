import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { setPreview } from "./store.server";
import { reopenFailed } from "./versions-store.server";

/**
 * Gives the pages of a bought book that couldn't be made their three tries again, in the transaction that lets its order go on. What is
 * there isn't drawn again. Gives how many there are.
 */
export async function retryPages(trx: Handle, shop: Shop, bookId: string): Promise<number> {
	const reopened = await reopenFailed(trx, bookId);
	if (reopened === 0) return 0;
	await setPreview(trx, bookId, { state: "waiting" });
	const key = `draw-pages:${bookId}:again:${shop.clock.now().toISOString()}`;
	await enqueue(trx, shop, { kind: "draw-pages", key, payload: { bookId } });
	return reopened;
}
