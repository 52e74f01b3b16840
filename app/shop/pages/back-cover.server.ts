import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { readScript } from "~/shop/books/read-script.server";
import type { Shop } from "~/shop.server";
import { altTextOf } from "~/studio/story/alt-text";
import { BACK_PAGE, backCover } from "~/studio/story/back-cover";
import type { Script } from "~/studio/story/script";
import { isOpen, versionsOf } from "./bought-pages.server";
import type { ShownBack } from "./rules";
import { findPreview, insertFirstVersions, listVersions, type PageVersion } from "./store.server";
import { chooseVersion, insertVersion, listBookVersions } from "./versions-store.server";

/**
 * The back cover of a book is one more picture after its last page: drawn, kept and deleted as those of its pages are. Its family changes
 * nothing of it by itself, so its newest version is always the one in the book.
 */

const isBack = ({ first_page }: PageVersion) => first_page === BACK_PAGE;

/** The back cover among all versions of a book, as it is shown; null where none has been begun. `address` names where a picture is found. */
export async function shownBack(
	shop: Shop,
	bookId: string,
	versions: readonly PageVersion[],
	address: (number: number, version: number) => string,
): Promise<ShownBack | null> {
	const version = versions.filter(isBack).at(-1);
	const script = version && (await readScript(shop, bookId));
	if (!script) return null;
	const { words, scene } = backCover(script);
	return {
		text: words.join(" "),
		altText: scene ? altTextOf(scene, script.cast) : "",
		imageUrl: version.state === "ready" ? address(BACK_PAGE, version.version) : null,
		isComing: isOpen(version),
	};
}

/**
 * Begins the back cover of a book whose pages are older than back covers were shown, and has it drawn; begun already, or without pages,
 * nothing happens.
 */
export async function beginBack(shop: Shop, bookId: string): Promise<void> {
	const versions = await listVersions(shop.db, bookId);
	const [first] = versions;
	const script = !first || versions.some(isBack) ? null : await readScript(shop, bookId);
	if (!first || !script) return;
	const begun = { id: shop.ids.next("page"), firstPage: BACK_PAGE, words: backCover(script).words };
	await shop.db.transaction().execute(async (trx) => {
		// As old as the pages: it is no change of its family's, whose answer to a proof is waited for from its last one.
		await insertFirstVersions(trx, bookId, [begun], { seed: bookId, now: first.created_at });
		await enqueue(trx, shop, { kind: "draw-pages", key: `draw-pages:${bookId}:back`, payload: { bookId } });
	});
}

/** The same of a book that nobody has bought yet, by whoever is about to look inside: of one that was bought, its order's proof has it. */
export async function beginBackToLookAt(shop: Shop, actor: Actor, bookId: string): Promise<void> {
	if ((await findPreview(shop.db, actor.id, bookId))?.ordered === 0) await beginBack(shop, bookId);
}

/**
 * Has the back cover drawn anew where a script says something else on it, in the transaction that keeps that script; it is in the book
 * at once, for what it said is wrong. It counts as no change of the family's. Returns false where it is being drawn already.
 */
export async function drawBackAnew(
	trx: Handle,
	shop: Shop,
	bookId: string,
	script: Script,
): Promise<boolean> {
	const { versions, isOpen: isBeingDrawn } = await versionsOf(trx, { bookId, firstPage: BACK_PAGE });
	if (isBeingDrawn) return false;
	const last = versions.at(-1);
	const words = JSON.stringify(backCover(script).words);
	if (!last || last.words === words) return true;
	const { seed, look, version } = last;
	const id = shop.ids.next("page");
	const anew = { id, book_id: bookId, first_page: BACK_PAGE, version: version + 1 };
	const created_at = shop.clock.now().toISOString();
	const made = { made_by: "book", words, seed, look, state: "drawing", failure: null, created_at } as const;
	await insertVersion(trx, { ...anew, ...made });
	await chooseVersion(trx, anew);
	await enqueue(trx, shop, { kind: "draw-pages", key: `draw-pages:${id}`, payload: { bookId } });
	return true;
}

/** The back cover that a book's family is shown; undefined while it isn't drawn, and for a book that has none. */
export async function findDrawnBack(db: Handle, bookId: string): Promise<PageVersion | undefined> {
	const last = (await listBookVersions(db, { bookId, firstPage: BACK_PAGE })).at(-1);
	return last?.state === "ready" ? last : undefined;
}
