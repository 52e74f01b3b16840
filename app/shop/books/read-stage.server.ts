import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import type { Shop } from "~/shop.server";
import { coverUrl } from "./cover-address.server";
import { findDraft } from "./draft-store.server";
import { lacksPictures } from "./pictures-store.server";
import { isLate, isWaiting, offerEnd, offerOpen, UNCHOSEN } from "./rules";
import { type Book, findBook, findCharacters, findOpenCover } from "./store.server";

/** Where a family stands on its way to a book. `failure` is the code of what couldn't be made last. */
export type Stage =
	| { at: "form"; failure: null }
	| { at: "failed"; what: "synopsis" | "cover"; failure: string; hasCover: boolean }
	/** A photo shows several people: its family is asked who is who before the book is written. */
	| { at: "asked" }
	/** `isLate`: it takes longer than anybody is asked to wait. `hero`: the main character's name. */
	| { at: "writing" | "drawing"; isLate: boolean; hero: string; hasCover: boolean }
	| { at: "frozen"; title: string }
	| { at: "cover"; bookId: string };

/** What step 2 shows. */
export type ShownBook = {
	bookId: string;
	title: string;
	synopsis: string;
	readingNeeds: string;
	comment: string;
	/** The chosen one. */
	coverId: string;
	coverImageUrl: string;
	offerOpen: boolean;
	/** Its photos and heads have been deleted: its covers are all there will be, and it can't be ordered. */
	photosDeleted: boolean;
	/** Until when it may be ordered, ISO 8601. */
	offerEndsAt: string;
};

/** The book asked for, otherwise the draft's, if it is this visitor's and waits for an order. */
async function bookOnTheWay(db: Handle, actor: Actor | null, asked?: string): Promise<Book | undefined> {
	if (!actor) return undefined;
	const bookId = asked ?? (await findDraft(db, actor.id))?.book_id;
	const book = bookId ? await findBook(db, actor.id, bookId) : undefined;
	return book?.ordered ? undefined : book;
}

/**
 * Tells where the visitor stands with the draft's book, or with `bookId` that one of theirs, which another tab's draft may have
 * left behind; a stranger stands before the empty form.
 */
export async function readStage(shop: Shop, actor: Actor | null, bookId?: string): Promise<Stage> {
	const book = await bookOnTheWay(shop.db, actor, bookId);
	if (!book || book.state === "new") return { at: "form", failure: null };
	const now = shop.clock.now();
	const hasCover = book.cover_id !== null;
	const making = async (at: "writing" | "drawing", since: string): Promise<Stage> => {
		const hero = (await findCharacters(shop.db, book.id)).find(({ is_main }) => is_main === 1)?.name ?? "";
		return { at, isLate: isLate(since, now), hero, hasCover };
	};
	if (book.state === "writing") return making("writing", book.updated_at);
	if (book.state === "failed" && book.failure === UNCHOSEN) return { at: "asked" };
	if (book.state === "failed")
		return { at: "failed", what: "synopsis", failure: book.failure ?? "bug", hasCover };
	const cover = await findOpenCover(shop.db, book.id);
	if (cover?.state === "drawing") return making("drawing", cover.requested_at);
	if (isWaiting(book)) return { at: "frozen", title: book.title };
	if (book.failure) return { at: "failed", what: "cover", failure: book.failure, hasCover };
	return hasCover ? { at: "cover", bookId: book.id } : { at: "form", failure: null };
}

/**
 * The book of step 2 with its cover: the draft's, or with `bookId` that one of theirs, as `readStage`. null while there is no
 * cover, once it is ordered, and for somebody else's as for none.
 */
export async function readShownBook(
	shop: Shop,
	actor: Actor | null,
	bookId?: string,
): Promise<ShownBook | null> {
	const book = await bookOnTheWay(shop.db, actor, bookId);
	if (!book?.cover_id) return null;
	return {
		bookId: book.id,
		title: book.title,
		synopsis: book.synopsis ?? "",
		readingNeeds: book.reading_needs,
		comment: book.comment,
		coverId: book.cover_id,
		coverImageUrl: coverUrl(shop, book.cover_id),
		photosDeleted: await lacksPictures(shop.db, book.id),
		offerOpen: offerOpen(book.created_at, shop.clock.now()),
		offerEndsAt: offerEnd(book.created_at),
	};
}
