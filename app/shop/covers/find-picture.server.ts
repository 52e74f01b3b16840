import type { Actor } from "~/shop/actor";
import { isSignedAddress } from "~/shop/books/cover-address.server";
import type { Shop } from "~/shop.server";
import { coverById, findCover } from "./store.server";

/** The bytes of a cover for its owner or for a signed address; null for everybody else, as for no cover at all. */
export async function findCoverPicture(
	shop: Shop,
	actor: Actor | null,
	coverId: string,
	query: URLSearchParams,
): Promise<Uint8Array | null> {
	const cover = isSignedAddress(shop, coverId, query)
		? await coverById(shop.db, coverId)
		: actor && (await findCover(shop.db, actor.id, coverId));
	return cover?.screen_key ? shop.providers.files.get(cover.screen_key) : null;
}

/** The same for whoever asks: the callers have judged that. */
export async function readCoverPicture(shop: Shop, coverId: string): Promise<Uint8Array | null> {
	const cover = await coverById(shop.db, coverId);
	return cover?.screen_key ? shop.providers.files.get(cover.screen_key) : null;
}
