import type { Handle } from "#db/open";
import { removeFiles, WRITTEN_BY_MS } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { clearLikenesses, deleteBookRows } from "./forget-store.server";
import { type KeptCharacter, pictureKeys } from "./picture-keys";

/** Deletes books with all that hangs on them; their files go in jobs of the same transaction. */
export async function deleteBooks(shop: Shop, trx: Handle, ids: readonly string[]): Promise<void> {
	const { keys, coming } = await deleteBookRows(trx, ids);
	await removeFiles(shop, trx, keys);
	await removeFiles(shop, trx, coming, WRITTEN_BY_MS);
}

/** Deletes the likenesses of these characters with their sheets, also likenesses that no row knows yet: a drawing that was cut off leaves them. */
export async function deleteLikenesses(
	shop: Shop,
	trx: Handle,
	characters: readonly KeptCharacter[],
): Promise<void> {
	await clearLikenesses(
		trx,
		characters.map(({ id }) => id),
	);
	await removeFiles(shop, trx, pictureKeys(characters, []));
}
