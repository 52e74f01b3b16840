import { printPageKey } from "~/shop/books/picture-keys";
import { findPrintedCover } from "~/shop/covers/printed-cover.server";
import { findDrawnBack } from "~/shop/pages/back-cover.server";
import { listPrinted } from "~/shop/pages/list-printed.server";
import type { Shop } from "~/shop.server";
import { BACK_PAGE } from "~/studio/story/back-cover";
import type { Picture } from "~/studio/story/picture";
import { type BookHeld, heldTo } from "./held-to";
import type { OrderToPrint } from "./print-pictures.server";
import { findPrintFile } from "./store.server";
import type { BookPage } from "./write-pages.server";

type Words = BookPage["words"];
type Front = Back & Pick<Picture, "faces">;
type Back = BookPage & Pick<Picture, "ppi">;
/** Ended beyond what was foreseen: a picture that is named isn't there. */
class PictureGone extends Error {
	override name = "PictureGone";
}

async function pictureAt(shop: Shop, key: string): Promise<Uint8Array> {
	const bytes = await shop.providers.files.get(key);
	if (!bytes) throw new PictureGone(key);
	return bytes;
}

/** The pages of an order's book at print size, one by one. Throws when one of them isn't there. */
export async function* pagesOf(shop: Shop, { book_id }: OrderToPrint): AsyncGenerator<BookPage> {
	for (const { id, firstPage, words } of await listPrinted(shop.db, book_id))
		for (const [index, said] of (words ?? []).entries())
			yield { bytes: await pictureAt(shop, printPageKey(id, firstPage + index)), words: said };
}

/** What its files are held to. Throws when one of its pictures isn't there. */
export async function heldOf(shop: Shop, order: OrderToPrint): Promise<BookHeld> {
	const spreads = await listPrinted(shop.db, order.book_id);
	const pages = spreads.flatMap(({ said, words, faces, ppi }) =>
		said.map((text, i) => ({ said: text, words: words?.[i] ?? [], faces: faces[i], ppi })),
	);
	return heldTo(await frontOf(shop, order), await backOf(shop, order), pages);
}

/** Its front cover at print size. Throws when it isn't there. */
export async function frontOf(shop: Shop, { cover_id }: OrderToPrint): Promise<Front> {
	const cover = cover_id ? await findPrintedCover(shop, cover_id) : null;
	if (!cover?.words) throw new PictureGone("the front cover");
	const faces = JSON.parse(cover.faces) as Picture["faces"];
	const { ppi } = cover;
	return { bytes: await pictureAt(shop, cover.key), words: JSON.parse(cover.words) as Words, faces, ppi };
}

/** Its back cover at print size. Throws when it isn't there. */
export async function backOf(shop: Shop, { id, book_id }: OrderToPrint): Promise<Back> {
	const shown = await findDrawnBack(shop.db, book_id);
	if (shown?.print_words) {
		const [words = []] = JSON.parse(shown.print_words) as Words[];
		const ppi = shown.print_ppi;
		return { bytes: await pictureAt(shop, printPageKey(shown.id, BACK_PAGE)), words, ppi };
	}
	const back = await findPrintFile(shop.db, id, "back");
	if (!back?.words) throw new PictureGone("the back cover");
	const words = JSON.parse(back.words) as Words;
	return { bytes: await pictureAt(shop, back.file_key), words, ppi: back.print_ppi };
}
