import type { Shop } from "~/shop.server";
import { boughtCoverArt } from "./bought-art.server";
import { coverById } from "./store.server";

/** A ready cover as its painter gave it, without its letters; null where it isn't kept so. */
export async function readCoverArt(shop: Shop, coverId: string): Promise<Uint8Array | null> {
	const cover = await coverById(shop.db, coverId);
	return cover?.state === "ready" ? (await boughtCoverArt(shop, cover)).find("screen") : null;
}
