import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { wouldBeOther } from "~/shop/books/kept-art.server";
import { whyOtherCover } from "~/shop/covers/bought-art.server";
import type { Shop } from "~/shop.server";
import { boughtArtOf } from "./bought-art.server";
import { briefOf, readBookToDraw } from "./brief.server";
import { previewById } from "./store.server";
import { listChosen } from "./versions-store.server";

/**
 * Whether an approved book could not be printed once more as it was: a picture of it isn't there at print size, and nobody can draw it
 * any more, or what would be drawn is another one (`wouldBeOther`). What is there at print size is asked no file for.
 */
export async function cantPrintAgain(shop: Shop, bookId: string, coverId: string): Promise<boolean> {
	const preview = await previewById(shop.db, bookId);
	if (!preview) return false;
	const illustrator = illustratorOf(shop, preview);
	if (await whyOtherCover(shop, illustrator, coverId)) return true;
	const missing = (await listChosen(shop.db, bookId)).filter(({ print_words }) => print_words === null);
	const book = missing.length > 0 ? await readBookToDraw(shop, bookId) : null;
	for (const version of missing) {
		const brief = book && briefOf(book, version, false);
		if (!brief) return true;
		if (brief.spread.scene && (await wouldBeOther(illustrator, await boughtArtOf(shop, version))))
			return true;
	}
	return false;
}
