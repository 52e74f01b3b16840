import type { Family } from "~/shop/actor";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import type { Character } from "~/studio/story/idea";
import { coverUrl } from "./cover-address.server";
import { charactersOf, listBookRows } from "./list-store.server";
import { isWaiting, type OrderAgain, offerEnd, orderAgain } from "./rules";
import { characterOf } from "./store.server";

/** A page of My Books: one row of cards. */
export const BOOKS_A_PAGE = 3;
/** The most a call may ask for at once. */
export const MOST_BOOKS_A_PAGE = 24;
/** A finished book's. One that isn't written yet has no page count. */
const PAGES = 24;

/** A book as My Books and its call read it; times ISO 8601. */
export type BookJson = {
	_id: string;
	title: string;
	/** The synopsis once it is written, until then what the family typed. */
	description: string;
	synopsis: string | null;
	coverImage: string | null;
	/** When its first cover came; until then, when it was begun. */
	createdAt: string;
	/** Stars of the newest review of it, null for none. */
	rating: number | null;
	/** null while the book isn't written. */
	pages: number | null;
	characters: (Omit<Character, "isMain" | "relationship"> & {
		isMainCharacter: boolean;
		relationshipToMain: Character["relationship"];
	})[];
	comment: string;
	/** Until when it may be ordered for the first time; null before its first cover. */
	offerEndsAt: string | null;
	/** Its first order, null until there is one. */
	orderId: string | null;
	/** Whether it can be ordered again, once it has been approved for print. */
	orderAgain: OrderAgain;
	/** The book under way at /create-book. */
	isCurrentDraft: boolean;
	/** Its photos and the heads cut out of them have been deleted: nothing more can be drawn of it. */
	photosDeleted: boolean;
	/** Its synopsis couldn't be written. */
	hasFailed: boolean;
	/** Its first cover is drawn by itself when its family's covers are back. */
	isWaiting: boolean;
};

/** `hasMore`: there is a next page. */
export type BookList = { books: BookJson[]; hasMore: boolean };

/** One page (from 1) of a family's books, newest first, `limit` a page; empty past the end. */
export async function listBooks(
	shop: Shop,
	actor: Family,
	{ page, limit = BOOKS_A_PAGE }: { page: number; limit?: number },
): Promise<Result<BookList>> {
	// One more than is shown tells whether there is a next page; counting would read them all.
	const rows = await listBookRows(shop.db, actor.id, {
		limit: limit + 1,
		offset: (page - 1) * limit,
	}).execute();
	const shown = rows.slice(0, limit);
	const ids = shown.map(({ id }) => id);
	const characters = ids.length > 0 ? await charactersOf(shop.db, ids) : [];
	const books = shown.map(
		(row): BookJson => ({
			_id: row.id,
			title: row.title,
			description: row.synopsis ?? row.description,
			synopsis: row.synopsis,
			coverImage: row.cover_id === null ? null : coverUrl(shop, row.cover_id),
			createdAt: row.created_at,
			rating: row.rating,
			pages: row.synopsis === null ? null : PAGES,
			characters: characters
				.filter(({ book_id }) => book_id === row.id)
				.map((row) => {
					const { isMain, relationship, ...told } = characterOf(row);
					return { ...told, isMainCharacter: isMain, relationshipToMain: relationship };
				}),
			comment: row.comment,
			offerEndsAt: row.cover_id === null ? null : offerEnd(row.created_at),
			orderId: row.order_id,
			orderAgain: orderAgain(
				{ approved: Boolean(row.is_approved), lastOrderedAt: row.last_ordered_at },
				shop.clock.now(),
			),
			isCurrentDraft: row.draft_id !== null,
			photosDeleted: Boolean(row.lacks_pictures),
			hasFailed: row.state === "failed",
			isWaiting: isWaiting(row),
		}),
	);
	return done({ books, hasMore: rows.length > limit });
}
