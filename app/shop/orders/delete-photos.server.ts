import type { Handle } from "#db/open";
import type { Actor } from "~/shop/actor";
import { deleteLikenesses } from "~/shop/books/delete-books.server";
import type { KeptCharacter } from "~/shop/books/picture-keys";
import { recordFailure } from "~/shop/books/record-cover.server";
import { isWaiting } from "~/shop/books/rules";
import { cancelOpenPayments, listPaidBooks, listPayableBooks } from "~/shop/checkout/paying.server";
import { BOOK_NOT_FOUND } from "~/shop/checkout/rules";
import { deleteHeads } from "~/shop/likenesses/delete-heads.server";
import { deletePhotos } from "~/shop/photos/delete-photos.server";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import {
	countKept,
	findBooksOfPhotos,
	findCharactersOfPhotos,
	findOwnBook,
	findPhotoIds,
} from "./photos-store.server";
import { recordDeletion } from "./record-deletion.server";
import { type PhotoNeed, photoNeed } from "./rules";

/** A book made from the photos that are to go; `need`: what it still needs them or their heads for. */
type PhotoBook = { id: string; title: string; isWaiting: boolean; need: PhotoNeed | null };

/** What a family is told before and after it deletes a book's photos. */
export type PhotosOfBook = {
	bookId: string;
	title: string;
	hasCover: boolean;
	/** It waits for its first cover, which can't be drawn any more once its photos have gone. */
	isWaiting: boolean;
	/** Whether there is anything that can go now. */
	canGo: boolean;
	/** Titles of other books from the same photos, which lose them too. */
	others: string[];
	/** What stays, and why. */
	stays: { title: string; need: PhotoNeed }[];
};

type Reach = {
	books: PhotoBook[];
	/** Photos that no book needs any more; their heads go with them. */
	photoIds: string[];
	/** Of books that need nothing more. */
	characters: KeptCharacter[];
};

/** How far a deletion reaches: every book of the owner's that was made from the photos of this one. */
async function reachOf(
	db: Handle,
	ownerId: string,
	bookId: string,
	isPaid: (bookIds: string[]) => Promise<Set<string>>,
): Promise<Reach> {
	const all = await findPhotoIds(db, bookId);
	if (all.length === 0) return { books: [], photoIds: [], characters: [] };
	const rows = await findBooksOfPhotos(db, ownerId, all);
	const paid = await isPaid(rows.map(({ id }) => id));
	const books = rows.map((row) => ({
		id: row.id,
		title: row.title,
		isWaiting: isWaiting(row),
		need: photoNeed({
			ordered: row.ordered === 1,
			ordersEnded: !row.is_making,
			isPaid: paid.has(row.id),
			isDrawing: row.state === "writing" || Boolean(row.is_drawing),
		}),
	}));
	const needs = new Map(books.map(({ id, need }) => [id, need]));
	const characters = await findCharactersOfPhotos(db, ownerId, all);
	const isNeeded = ({ book_id, likeness_key }: (typeof characters)[number]) =>
		needs.get(book_id) === "drawing" || (needs.get(book_id) !== null && likeness_key === null);
	const needed = new Set(characters.filter(isNeeded).map(({ photo_id }) => photo_id));
	return {
		books,
		photoIds: all.filter((id) => !needed.has(id)),
		characters: characters.filter(({ book_id }) => needs.get(book_id) === null),
	};
}

/** What there is of a book's photos, for its owner. Error `not_found`, the same for somebody else's. */
export async function readPhotosOf(shop: Shop, actor: Actor, bookId: string): Promise<Result<PhotosOfBook>> {
	const book = await findOwnBook(shop.db, actor.id, bookId);
	if (!book) return BOOK_NOT_FOUND;
	const reach = await reachOf(shop.db, actor.id, bookId, (ids) => listPaidBooks(shop, shop.db, ids));
	const kept = await countKept(shop.db, actor.id, reach.photoIds);
	const hasLikeness = reach.characters.some(({ likeness_key }) => likeness_key !== null);
	return done({
		bookId,
		title: book.title,
		hasCover: book.cover_id !== null,
		isWaiting: isWaiting(book),
		canGo: kept > 0 || hasLikeness,
		others: reach.books.flatMap(({ id, title, need }) => (id !== bookId && need === null ? [title] : [])),
		stays: reach.books.flatMap(({ title, need }) => (need === null ? [] : [{ title, need }])),
	});
}

/**
 * *Delete my photos now*: the photos of a book, their thumbnails, and the heads cut out of them go at once, wherever this owner
 * has used them; covers stay. A book that is being drawn, paid for or made keeps what it needs; one that waits for its first
 * cover waits no more. Again changes nothing. Error `not_found`, the same for somebody else's.
 */
export async function deletePhotosOf(
	shop: Shop,
	actor: Actor,
	bookId: string,
): Promise<Result<PhotosOfBook>> {
	const { id: owner } = actor;
	const before = await reachOf(shop.db, owner, bookId, (ids) => listPaidBooks(shop, shop.db, ids));
	const free = before.books.filter(({ need }) => need === null).map(({ id }) => id);
	if (free.length > 0) await cancelOpenPayments(shop, free);
	await shop.db.transaction().execute(async (trx) => {
		const isPaid = async (ids: string[]) =>
			new Set([...(await listPaidBooks(shop, trx, ids)), ...(await listPayableBooks(trx, ids))]);
		const { books, photoIds, characters } = await reachOf(trx, owner, bookId, isPaid);
		if (!(await findOwnBook(trx, owner, bookId)) || books.length === 0) return;
		if (photoIds.length > 0) {
			await deletePhotos(shop, trx, owner, photoIds);
			await deleteHeads(shop, trx, owner, photoIds);
		}
		if (characters.length > 0) {
			await deleteLikenesses(shop, trx, characters);
			await recordDeletion(trx, shop, characters, "asked");
		}
		for (const book of books) {
			if (book.isWaiting && book.need === null) await recordFailure(shop, trx, book.id, "photo_gone");
		}
	});
	return readPhotosOf(shop, actor, bookId);
}
