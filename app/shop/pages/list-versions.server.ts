import type { Actor } from "~/shop/actor";
import { readScript } from "~/shop/books/read-script.server";
import type { Shop } from "~/shop.server";
import { type PictureVersions, pageAddress, spreadOf } from "./rules";
import { listOwnVersions } from "./versions-store.server";

/**
 * What there is to choose from of the picture a page is on, with what is being made of it. Nothing for somebody else's book as
 * for none.
 */
export async function listPageVersions(
	shop: Shop,
	actor: Actor,
	bookId: string,
	number: number,
): Promise<PictureVersions> {
	const firstPage = spreadOf(number);
	const versions = await listOwnVersions(shop.db, actor.id, { bookId, firstPage });
	const script = versions.length === 0 ? null : await readScript(shop, bookId);
	const spread = script?.spreads.find(({ pages }) => pages[0] === firstPage);
	if (!spread) return { spread: firstPage, versions: [], current: 0, lastFailed: false };
	const kept = versions
		.filter(({ state }) => state !== "failed")
		.map(({ version, words, state, chosen }) => ({
			version,
			words: words === null ? [...spread.words] : JSON.parse(words),
			imageUrls: spread.pages.map((page) => (state === "ready" ? pageAddress(bookId, page, version) : null)),
			chosen: chosen === 1,
		}));
	const last = versions.at(-1);
	const current = kept.find(({ chosen }) => chosen)?.version ?? 0;
	const lastFailed = last?.state === "failed" && last.made_by !== "book";
	return { spread: firstPage, versions: kept, current, lastFailed };
}
