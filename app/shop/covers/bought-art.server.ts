import type { BoughtArt } from "~/providers/illustrator/port";
import { keptArt } from "~/shop/books/kept-art.server";
import { coverArtKey } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import { type Cover, listOfSeed } from "./store.server";

/** A vendor's picture of a cover, kept with it: covers of a book with the same seed are the same picture with other letters. */
export async function boughtCoverArt(shop: Shop, cover: Cover): Promise<BoughtArt> {
	const same = (await listOfSeed(shop.db, cover)).filter(({ id }) => id !== cover.id);
	return keptArt(shop, cover.book_id, [cover, ...same], coverArtKey);
}
