import type { Handle } from "#db/open";
import { removeFiles, WRITTEN_BY_MS } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { clearLikenesses, deleteBookRows } from "./forget-store.server";

/** Deletes books with all that hangs on them; their files go in jobs of the same transaction. */
export async function deleteBooks(shop: Shop, trx: Handle, ids: readonly string[]): Promise<void> {
	const { keys, coming } = await deleteBookRows(trx, ids);
	await removeFiles(shop, trx, keys);
	await removeFiles(shop, trx, coming, WRITTEN_BY_MS);
}

/** Deletes the likenesses of these characters. */
export async function deleteLikenesses(
	shop: Shop,
	trx: Handle,
	characters: readonly { id: string; likeness_key: string | null }[],
): Promise<void> {
	await clearLikenesses(
		trx,
		characters.map(({ id }) => id),
	);
	const keys = characters.map(({ likeness_key }) => likeness_key).filter((key) => key !== null);
	await removeFiles(shop, trx, keys);
}
