import type { Handle } from "#db/open";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { headFiles } from "./head-files";
import { deleteHeadRows } from "./store.server";

/**
 * Deletes this owner's heads of photos that are deleted or turned, in the transaction that does so; their files go in a job. One
 * that is being drawn finds the photo gone when it is to be kept.
 */
export async function deleteHeads(
	shop: Shop,
	trx: Handle,
	ownerId: string,
	photoIds: readonly string[],
): Promise<void> {
	const keys = await deleteHeadRows(trx, ownerId, photoIds);
	await removeFiles(shop, trx, filesOfHeads(keys));
}

/** All files of the heads that are kept under these keys. */
export function filesOfHeads(keys: readonly string[]): string[] {
	return keys.flatMap((key) => headFiles(key).all);
}
