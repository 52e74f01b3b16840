import type { Actor } from "~/shop/actor";
import { readScript } from "~/shop/books/read-script.server";
import { readCredits } from "~/shop/covers/read-credits.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { pagesOf } from "~/studio/story/script";
import { shownBack } from "./back-cover.server";
import { asInBook, byFirstPage } from "./looks.server";
import {
	type BookPages,
	isTold,
	leftOf,
	MOST_EDITS_BEFORE,
	MOST_REDRAWS,
	MOST_WORDINGS,
	PAGES_TEXTS,
	pageAddress,
	type ShownPage,
} from "./rules";
import { shareTokenOf } from "./share-token.server";
import { startPages } from "./start-pages.server";
import { findCoverOf, findPreview, listVersions, type OwnPreview, type PageVersion } from "./store.server";
import { waitsForTomorrow } from "./waits-for-tomorrow.server";

/**
 * The pages of this visitor's book that are shown before it is bought, as they stand; a book whose pages have not begun begins them.
 * Errors: `not_found` for somebody else's as for none; `busy` before its first cover.
 */
export async function listPages(shop: Shop, actor: Actor | null, bookId: string): Promise<Result<BookPages>> {
	const book = actor && (await findCoverOf(shop.db, actor.id, bookId));
	if (!actor || !book) return fail("not_found", PAGES_TEXTS.notFound);
	const begun = await findPreview(shop.db, actor.id, bookId);
	if (!begun) await startPages(shop, bookId);
	const preview = begun ?? (await findPreview(shop.db, actor.id, bookId));
	if (!preview) return fail("busy", PAGES_TEXTS.noCover, { retryAfter: 5 });
	const versions = await listVersions(shop.db, bookId);
	const address = (number: number, version: number) => pageAddress(bookId, number, version);
	const pages = await shownPages(shop, bookId, versions, address);
	const drawn = pages.filter(({ imageUrl }) => imageUrl !== null).length;
	const { freezeExpiresAt } = await readCredits(shop, actor);
	return done({
		bookId,
		title: preview.title,
		ready: drawn === pages.length,
		state: preview.state,
		message: await messageOf(shop, preview, versions),
		pages,
		back: await shownBack(shop, bookId, versions, address),
		drawn,
		of: pages.length,
		level: (await readScript(shop, bookId))?.level ?? "tiny",
		redraws: leftOf(preview.redraws, MOST_REDRAWS),
		wordings: leftOf(preview.wordings, MOST_WORDINGS),
		edits: leftOf(preview.edits, MOST_EDITS_BEFORE),
		frozen: freezeExpiresAt !== null,
		shareToken: preview.share_id === null ? null : shareTokenOf(shop, preview.share_id),
	});
}

/** The pages as the chosen versions have them; `address` names where a picture is found. */
export async function shownPages(
	shop: Shop,
	bookId: string,
	versions: readonly PageVersion[],
	address: (number: number, version: number) => string,
): Promise<ShownPage[]> {
	const script = await readScript(shop, bookId);
	if (!script) return [];
	const chosen = new Map(versions.filter((one) => one.chosen === 1).map((one) => [one.first_page, one]));
	const inBook = asInBook(script, [...chosen.values()].map(byFirstPage));
	return pagesOf(inBook).flatMap(({ number, text, altText, spread }): ShownPage[] => {
		const first = spread.pages[0] ?? number;
		const version = chosen.get(first);
		if (!version) return [];
		return [
			{
				number,
				text,
				altText,
				imageUrl: version.state === "ready" ? address(number, version.version) : null,
				kind: spread.kind,
				spread: first,
				canRedraw: spread.scene !== null,
				canReword: isTold(spread) && shop.providers.writer.canReword(script, first),
			},
		];
	});
}

async function messageOf(
	shop: Shop,
	preview: OwnPreview,
	versions: readonly PageVersion[],
): Promise<string | null> {
	const { state } = preview;
	if (state === "waiting")
		return (await waitsForTomorrow(shop, preview)) ? PAGES_TEXTS.tomorrow : PAGES_TEXTS.waiting;
	if (state !== "stopped") return null;
	return versions.some(({ failure }) => failure === "photo_gone")
		? PAGES_TEXTS.photosGone
		: PAGES_TEXTS.stopped;
}
