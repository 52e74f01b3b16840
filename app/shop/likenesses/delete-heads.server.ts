import type { Handle } from "#db/open";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { deleteHeadRows } from "./delete-store.server";

/** Deletes the heads cut out of these photos; their files go in a job of the same transaction. */
export async function deleteHeads(shop: Shop, trx: Handle, photoIds: readonly string[]): Promise<void> {
	await removeFiles(shop, trx, await deleteHeadRows(trx, photoIds));
}
