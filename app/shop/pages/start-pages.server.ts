import { enqueue } from "~/jobs/enqueue.server";
import { readBookWithCharacters } from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { readScript } from "~/shop/books/read-script.server";
import type { Shop } from "~/shop.server";
import { backCover } from "~/studio/story/back-cover";
import type { Spread } from "~/studio/story/script";
import { isShown } from "./rules";
import {
	type FirstVersion,
	insertFirstVersions,
	insertPreview,
	listVersions,
	previewById,
	setPreview,
} from "./store.server";

/** Double pages of a whole book, and of one whose pictures cost money, unless the operator says otherwise. */
const WHOLE = 10;
const PAID_SPREADS = 3;

/** How many double pages are shown of a book before it is bought: null is all of its pages. */
function pagesShown(shop: Shop, book: { style: string }): number | null {
	const costs = illustratorOf(shop, book).describe().kind === "vendor";
	const most = shop.settings.PREVIEW_SPREADS ?? (costs ? PAID_SPREADS : WHOLE);
	return most >= WHOLE ? null : most;
}

/**
 * Begins the pages of a book, once, from its first cover on: a first version of every spread that is shown, and of the back cover. Begun
 * already, or without a cover, nothing happens.
 */
export async function beginPages(shop: Shop, bookId: string): Promise<void> {
	if (await previewById(shop.db, bookId)) return;
	const cast = await readBookWithCharacters(shop, bookId);
	const script = cast?.book.cover_id ? await readScript(shop, bookId) : null;
	if (!cast || !script) return;
	const most = pagesShown(shop, cast.book);
	const shown = script.spreads.filter((spread) => isShown(spread, most));
	// Where no page is shown nothing is drawn before the book is bought.
	const versions = firstVersions(shop, shown.length > 0 ? [...shown, backCover(script)] : []);
	const now = shop.clock.now().toISOString();
	await shop.db.transaction().execute((trx) => insertPreview(trx, bookId, versions, { seed: bookId, now }));
}

const firstVersions = (shop: Shop, spreads: readonly Spread[]): FirstVersion[] =>
	spreads.map(({ pages, words }) => ({ id: shop.ids.next("page"), firstPage: pages[0] ?? 0, words }));

/** Begins what isn't shown of a book before it is bought. */
export async function beginRest(shop: Shop, bookId: string): Promise<void> {
	const begun = new Set((await listVersions(shop.db, bookId)).map(({ first_page }) => first_page));
	const script = await readScript(shop, bookId);
	const rest = (script ? [...script.spreads, backCover(script)] : []).filter(
		({ pages }) => !begun.has(pages[0] ?? 0),
	);
	if (rest.length === 0) return;
	const now = shop.clock.now().toISOString();
	await shop.db.transaction().execute(async (trx) => {
		await insertFirstVersions(trx, bookId, firstVersions(shop, rest), { seed: bookId, now });
		await setPreview(trx, bookId, { state: "waiting" });
	});
}

/** Begins the pages, and has them drawn: for a book whose cover is older than its pages. */
export async function startPages(shop: Shop, bookId: string): Promise<void> {
	await beginPages(shop, bookId);
	await enqueue(shop.db, shop, { kind: "draw-pages", key: `draw-pages:${bookId}`, payload: { bookId } });
}
