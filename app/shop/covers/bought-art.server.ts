import type { BoughtArt, Illustrator } from "~/providers/illustrator/port";
import { keptArt, type OtherPicture, wouldBeOther } from "~/shop/books/kept-art.server";
import { coverArtKey } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import { type Cover, coverById, listOfSeed } from "./store.server";

/** A vendor's picture of a cover, kept with it: covers of a book with the same seed are the same picture with other letters. */
export async function boughtCoverArt(shop: Shop, cover: Cover): Promise<BoughtArt> {
	const same = (await listOfSeed(shop.db, cover)).filter(({ id }) => id !== cover.id);
	return keptArt(shop, cover.book_id, [cover, ...same], coverArtKey);
}

/** Why a cover would be another picture once it is drawn for print; null where it is there at print size, or would be the same. */
export async function whyOtherCover(
	shop: Shop,
	illustrator: Illustrator,
	coverId: string,
): Promise<OtherPicture | null> {
	const cover = await coverById(shop.db, coverId);
	return cover?.print_words === null ? wouldBeOther(illustrator, await boughtCoverArt(shop, cover)) : null;
}
