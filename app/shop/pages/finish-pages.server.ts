import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { beginPages, beginRest } from "./start-pages.server";
import { type Preview, previewById } from "./store.server";

/**
 * How the pages of a bought book stand; null where there is nothing to draw them from. What is still missing is drawn at once, for a
 * bought book waits for no other.
 */
export async function finishPages(shop: Shop, bookId: string): Promise<Preview["state"] | null> {
	await beginPages(shop, bookId);
	await beginRest(shop, bookId);
	const preview = await previewById(shop.db, bookId);
	if (preview?.state === "waiting" || preview?.state === "drawing") {
		const key = `draw-pages:${bookId}:bought`;
		await enqueue(shop.db, shop, { kind: "draw-pages", key, payload: { bookId } });
	}
	return preview?.state ?? null;
}
