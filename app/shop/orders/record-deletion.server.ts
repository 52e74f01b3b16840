import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { countDeletedPhotos, endedOrdersOf, insertDeletion } from "./deletions-store.server";

/**
 * Writes down, in the transaction that deletes them, that the heads of these characters have gone, book by book, with the photos that went
 * before or with them; the family of an order that has ended gets a receipt by mail, once, unless
 * another mail says so (`tells`).
 */
export async function recordDeletion(
	trx: Handle,
	shop: Shop,
	characters: readonly { book_id: string; likeness_key: string | null }[],
	why: "due" | "asked",
	{ tells = true }: { tells?: boolean } = {},
): Promise<void> {
	const at = shop.clock.now().toISOString();
	const gone = characters.filter(({ likeness_key }) => likeness_key !== null);
	for (const bookId of new Set(gone.map(({ book_id }) => book_id))) {
		await insertDeletion(trx, {
			id: shop.ids.next("deletion"),
			book_id: bookId,
			photos: await countDeletedPhotos(trx, bookId),
			heads: gone.filter(({ book_id }) => book_id === bookId).length,
			why,
			at,
		});
		for (const { id } of tells ? await endedOrdersOf(trx, bookId) : []) {
			const payload = { mail: "photos-deleted", id };
			await enqueue(trx, shop, { kind: "send-mail", key: `photos-deleted:${id}`, payload });
		}
	}
}
