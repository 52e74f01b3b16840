import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { headFiles } from "./head-files";
import { headOf, listHeads } from "./store.server";

export { lacksHeads } from "./store.server";

/** The picture of a head for its owner (PNG with a transparent ground, at most 512 px); null for everybody else, as for no head at all. */
export async function findHead(shop: Shop, actor: Actor | null, headId: string): Promise<Uint8Array | null> {
	const head = actor ? await headOf(shop.db, actor.id, headId) : undefined;
	return head ? shop.providers.files.get(headFiles(head.file_key).shown) : null;
}

/**
 * The head of a photo as it is drawn into a cover, whoever it belongs to: the chosen one, or where that is gone or none was
 * chosen the first. null when the photo has none.
 */
export async function readHead(
	shop: Shop,
	{ photoId, headId }: { photoId: string; headId: string | null },
): Promise<Uint8Array | null> {
	const heads = await listHeads(shop.db, photoId);
	const head = heads.find(({ id }) => id === headId) ?? heads[0];
	return head ? shop.providers.files.get(head.file_key) : null;
}
