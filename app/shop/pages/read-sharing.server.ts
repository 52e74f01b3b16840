import type { Actor } from "~/shop/actor";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { PAGES_TEXTS } from "./rules";
import { shareTokenOf } from "./share-token.server";
import { findSharing } from "./shares-store.server";

export type Sharing = {
	bookId: string;
	title: string;
	/** What its link ends with; null while it isn't shown to anybody. */
	token: string | null;
	isOrdered: boolean;
};

/** Whether a book of the actor's is shown to others, ordered or not. Error: `not_found`. */
export async function readSharing(shop: Shop, actor: Actor, bookId: string): Promise<Result<Sharing>> {
	const book = await findSharing(shop.db, actor.id, bookId);
	if (!book) return fail("not_found", PAGES_TEXTS.notFound);
	const token = book.share_id === null ? null : shareTokenOf(shop, book.share_id);
	return done({ bookId, title: book.title, token, isOrdered: book.ordered === 1 });
}
