import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { thumbnailKeyOf } from "./rules";
import { findPhoto, photoById } from "./store.server";

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

/** The bytes of a photo whoever it belongs to, for the jobs; null when it is gone. */
export async function readPhoto(shop: Shop, photoId: string): Promise<Uint8Array | null> {
	const photo = await photoById(shop.db, photoId);
	return photo ? shop.providers.files.get(photo.file_key) : null;
}
