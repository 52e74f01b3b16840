import type { Handle } from "#db/open";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { thumbnailKeyOf } from "./rules";
import { endPhotos } from "./store.server";

/**
 * Deletes photos of this owner at once because their family asked: from now on their addresses answer 404, and their files go
 * in a job of the same transaction. Returns how many were still there.
 */
export async function deletePhotos(
	shop: Shop,
	trx: Handle,
	ownerId: string,
	photoIds: readonly string[],
): Promise<number> {
	const keys = await endPhotos(trx, ownerId, photoIds, shop.clock.now().toISOString());
	await removeFiles(
		shop,
		trx,
		keys.flatMap((key) => [key, thumbnailKeyOf(key)]),
	);
	return keys.length;
}
