import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { thumbnailKeyOf } from "./rules";
import { findPhoto } from "./store.server";

/** The bytes of a photo or its thumbnail for its owner; null for everybody else, as for no photo at all. */
export async function findPhotoPicture(
	shop: Shop,
	actor: Actor | null,
	photoId: string,
	size: "full" | "thumb",
): Promise<Uint8Array | null> {
	const photo = actor ? await findPhoto(shop.db, actor.id, photoId) : undefined;
	if (!photo) return null;
	return shop.providers.files.get(size === "thumb" ? thumbnailKeyOf(photo.file_key) : photo.file_key);
}
