import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { KEPT_AFTER_COVER_MS } from "./rules";
import { endPhotosBy } from "./store.server";

/** A cover was drawn from these photos: a day later they go, or earlier where that was promised. */
export async function shortenPhotos(shop: Shop, trx: Handle, photoIds: readonly string[]): Promise<void> {
	const until = new Date(shop.clock.now().getTime() + KEPT_AFTER_COVER_MS);
	await endPhotosBy(trx, photoIds, until.toISOString());
}
