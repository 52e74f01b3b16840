import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { isSignedAddress } from "./address.server";
import { coverById } from "./store.server";

/** The bytes of a cover for its owner or for a signed address; null for everybody else, as for no cover at all. */
export async function findCoverPicture(
	shop: Shop,
	actor: Actor | null,
	coverId: string,
	query: URLSearchParams,
): Promise<Uint8Array | null> {
	const cover = await coverById(shop.db, coverId);
	if (!cover?.screen_key) return null;
	if (cover.owner_id !== actor?.id && !isSignedAddress(shop, coverId, query)) return null;
	return shop.providers.files.get(cover.screen_key);
}
