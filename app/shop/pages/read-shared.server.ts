import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { shownPages } from "./list-pages.server";
import { PAGES_TEXTS, type ShownPage, sharedPageAddress } from "./rules";
import { shareIdOf } from "./share-token.server";
import { findShared } from "./shares-store.server";
import { listVersions } from "./store.server";

/** A book as whoever has its link may look at it: nothing of whose it is. */
export type SharedBook = { title: string; coverImageUrl: string; pages: ShownPage[] };

/** The book a link shows. Error: `not_found`, the same for one that was taken back and for one that never was. */
export async function readShared(shop: Shop, token: string): Promise<Result<SharedBook>> {
	const shareId = shareIdOf(shop, token);
	const book = shareId === null ? undefined : await findShared(shop.db, shareId);
	if (!book) return fail("not_found", PAGES_TEXTS.notShared);
	const versions = await listVersions(shop.db, book.id);
	const pages = await shownPages(shop, book.id, versions, (number, version) =>
		sharedPageAddress(token, number, version),
	);
	return done({ title: book.title, coverImageUrl: `/look/${token}/cover.jpg?v=${book.cover_id}`, pages });
}
