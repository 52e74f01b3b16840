import type { IllustratorError } from "~/providers/illustrator/port";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import type { OtherPicture } from "~/shop/books/kept-art.server";
import { countScripts, readScript } from "~/shop/books/read-script.server";
import { drawPrintCover } from "~/shop/covers/draw-print-cover.server";
import { findPrintedCover } from "~/shop/covers/printed-cover.server";
import { PRINT_PX } from "~/shop/covers/rules";
import { isPicture } from "~/shop/likenesses/is-picture";
import { findDrawnBack } from "~/shop/pages/back-cover.server";
import { drawPrintPages, firstPageOf } from "~/shop/pages/draw-print-pages.server";
import { listPrinted } from "~/shop/pages/list-printed.server";
import { countSpending } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { BACK_LEVEL, BACK_PAGE, backCover } from "~/studio/story/back-cover";
import { digestOf } from "./digest.server";
import { PAGES, printFileKey } from "./rules";
import { findPrintFile, keepPrintFile } from "./store.server";

/** An order, as far as its book's files are made from it. */
export type OrderToPrint = { id: string; book_id: string; cover_id: string | null };

/** A picture that is to be drawn at print size: a version of a spread, the cover or the back cover by their ids; "back" is an order's own. */
export type PrintPicture = { from: string };
const BACK = "back";
/** An order's own back cover of a book whose names have been spelled anew is another picture to draw: "back:2". */
const backOf = (scripts: number): PrintPicture => ({ from: scripts > 1 ? `${BACK}:${scripts}` : BACK });
const isBack = ({ from }: PrintPicture): boolean => from === BACK || from.startsWith(`${BACK}:`);

type Printed = { ok: true } | { ok: false; error: IllustratorError | OtherPicture | "photo_gone" };

/** The pictures that are still missing of an order's book at print size; null when its book can't be printed: a page or the cover isn't there. */
export async function missingPictures(shop: Shop, order: OrderToPrint): Promise<PrintPicture[] | null> {
	const spreads = await listPrinted(shop.db, order.book_id);
	const pages = spreads.reduce((sum, spread) => sum + spread.pages, 0);
	const cover = order.cover_id ? await findPrintedCover(shop, order.cover_id) : null;
	if (pages !== PAGES || !cover) return null;
	return [
		...spreads.filter(({ words }) => words === null).map(({ id }) => ({ from: id })),
		...(cover.words === null ? [{ from: cover.id }] : []),
		...(await missingBack(shop, order)),
	];
}

/** What its family is shown is printed; where that isn't there, as of books from before it was shown, the order has a back cover of its own. */
async function missingBack(shop: Shop, { id, book_id }: OrderToPrint): Promise<PrintPicture[]> {
	const shown = await findDrawnBack(shop.db, book_id);
	if (shown) return shown.print_words === null ? [{ from: shown.id }] : [];
	const own = await findPrintFile(shop.db, id, BACK);
	return own?.words ? [] : [backOf(await countScripts(shop, book_id))];
}

/** Draws one of them; drawn already, nothing happens. */
export async function drawPrintPicture(
	shop: Shop,
	order: OrderToPrint,
	picture: PrintPicture,
	signal: AbortSignal,
): Promise<Printed> {
	if (isBack(picture)) return drawBack(shop, order, signal);
	const { from } = picture;
	return from === order.cover_id ? drawPrintCover(shop, from, signal) : drawPrintPages(shop, from, signal);
}

/** What one of them is called by whoever runs the shop. */
export async function nameOfPicture(shop: Shop, from: string): Promise<string> {
	if (await findPrintedCover(shop, from)) return "its cover";
	const firstPage = await firstPageOf(shop, from);
	return firstPage === null || firstPage === BACK_PAGE ? "its back cover" : `page ${firstPage}`;
}

async function drawBack(shop: Shop, { id, book_id }: OrderToPrint, signal: AbortSignal): Promise<Printed> {
	if ((await findPrintFile(shop.db, id, BACK))?.words) return { ok: true };
	const cast = await readBookWithCharacters(shop, book_id);
	const script = cast && (await readScript(shop, book_id));
	if (!script) return { ok: false, error: "photo_gone" };
	const illustrator = illustratorOf(shop, cast.book);
	const spread = backCover(script);
	const brief = { title: script.title, level: BACK_LEVEL, spread, cast: [], seed: book_id, lettered: false };
	const drawn = await withTimeout(signal, illustrator.drawSpread(brief, PRINT_PX, signal));
	if (!drawn.ok) {
		await countSpending(shop, shop.db, book_id, drawn);
		return drawn;
	}
	const [picture] = drawn.value;
	if (!picture || !isPicture(picture.bytes)) return { ok: false, error: "unusable" };
	const file_key = printFileKey(id, BACK);
	await shop.providers.files.put(file_key, picture.bytes, "image/jpeg");
	await shop.db.transaction().execute(async (trx) => {
		await countSpending(shop, trx, book_id, drawn);
		await keepPrintFile(trx, {
			order_id: id,
			kind: BACK,
			file_key,
			...digestOf(picture.bytes),
			pages: 1,
			words: JSON.stringify(picture.words),
			print_ppi: picture.ppi ?? null,
			made_at: shop.clock.now().toISOString(),
		});
	});
	return { ok: true };
}
