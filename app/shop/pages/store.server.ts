import { type Selectable, sql } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import { COUNTED, MOST_DRAWING } from "./rules";

export type Preview = Selectable<Schema["previews"]>;
export type PageVersion = Selectable<Schema["page_versions"]>;
export type OwnPreview = Preview & { title: string; owner_id: string; ordered: number; style: string };

function withBook(db: Handle, bookId: string) {
	return db
		.selectFrom("previews")
		.innerJoin("books", "books.id", "previews.book_id")
		.selectAll("previews")
		.select(["books.title", "books.owner_id", "books.ordered", "books.style"])
		.where("previews.book_id", "=", bookId);
}

/** How the pages of this owner's book stand; undefined for somebody else's as for none. */
export function findPreview(db: Handle, ownerId: string, bookId: string): Promise<OwnPreview | undefined> {
	return withBook(db, bookId).where("books.owner_id", "=", ownerId).executeTakeFirst();
}

/** Whether a book is this owner's, and whether it has a cover yet; undefined for somebody else's as for none. */
export async function findCoverOf(
	db: Handle,
	ownerId: string,
	bookId: string,
): Promise<{ cover_id: string | null } | undefined> {
	return db
		.selectFrom("books")
		.select("cover_id")
		.where("id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
}

/** The same whoever it belongs to: for the jobs. */
export function previewById(db: Handle, bookId: string): Promise<OwnPreview | undefined> {
	return withBook(db, bookId).executeTakeFirst();
}

/** Begins the pages of a book; returns false when they have begun already. */
export async function insertPreview(
	db: Handle,
	bookId: string,
	versions: readonly FirstVersion[],
	{ seed, now }: { seed: string; now: string },
): Promise<boolean> {
	const begun = await db
		.insertInto("previews")
		.values({ book_id: bookId, state: "waiting", share_id: null, created_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	if (begun.numInsertedOrUpdatedRows !== 1n) return false;
	await insertFirstVersions(db, bookId, versions, { seed, now });
	return true;
}

/** What a spread is begun with. */
export type FirstVersion = { id: string; firstPage: number; words: readonly string[] };

/** Begins the first version of spreads; one that has begun already is left as it is. */
export async function insertFirstVersions(
	db: Handle,
	bookId: string,
	versions: readonly FirstVersion[],
	{ seed, now }: { seed: string; now: string },
): Promise<void> {
	const rows = versions.map(({ id, firstPage, words }) => ({
		id,
		book_id: bookId,
		first_page: firstPage,
		version: 1,
		made_by: "book" as const,
		words: JSON.stringify(words),
		seed,
		state: "drawing" as const,
		failure: null,
		chosen: 1 as const,
		created_at: now,
	}));
	if (rows.length === 0) return;
	await db
		.insertInto("page_versions")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/**
 * Takes a place among the books whose pages are drawn. Returns false while there is none: another one of the same owner has one, or
 * as many others as there are. A bought book needs none.
 */
export async function takePlace(db: Handle, bookId: string): Promise<boolean> {
	const others = sql<number>`(select count(*) from previews as other join books as theirs on theirs.id = other.book_id
		where other.state = 'drawing' and other.book_id <> previews.book_id and theirs.ordered = 0)`;
	const own = sql<number>`(select count(*) from previews as other join books as theirs on theirs.id = other.book_id
		where other.state = 'drawing' and other.book_id <> previews.book_id and theirs.ordered = 0
			and theirs.owner_id = (select owner_id from books where books.id = previews.book_id))`;
	const isBought = sql<number>`(select ordered from books where books.id = previews.book_id)`;
	const taken = await db
		.updateTable("previews")
		.set({ state: "drawing" })
		.where("book_id", "=", bookId)
		.where((eb) => eb.or([eb(isBought, "=", 1), eb.and([eb(others, "<", MOST_DRAWING), eb(own, "=", 0)])]))
		.executeTakeFirst();
	return taken.numUpdatedRows === 1n;
}

/** Where the pages of a book stand now. */
export async function setPreview(
	db: Handle,
	bookId: string,
	change: { state: Preview["state"] },
): Promise<void> {
	await db.updateTable("previews").set(change).where("book_id", "=", bookId).execute();
}

/** Every version of a book's spreads, in the order of the pages, the oldest first. */
export function listVersions(db: Handle, bookId: string): Promise<PageVersion[]> {
	return db
		.selectFrom("page_versions")
		.selectAll()
		.where("book_id", "=", bookId)
		.orderBy("first_page")
		.orderBy("version")
		.execute();
}

/** The versions of a book that are still to be made, in the order of the pages. */
export function listOpen(db: Handle, bookId: string): Promise<PageVersion[]> {
	return db
		.selectFrom("page_versions")
		.selectAll()
		.where("book_id", "=", bookId)
		.where("state", "in", ["writing", "drawing"])
		.orderBy("first_page")
		.execute();
}

/** A version as it stands now; undefined once it is made, given up or gone. */
export function findOpen(db: Handle, id: string): Promise<PageVersion | undefined> {
	return db
		.selectFrom("page_versions")
		.selectAll()
		.where("id", "=", id)
		.where("state", "in", ["writing", "drawing"])
		.executeTakeFirst();
}

/**
 * A version's pictures are there: it is the one shown from now on, unless its book was ordered while it was made anew. Returns
 * false when nobody wants it any more.
 */
export async function finishVersion(trx: Handle, version: PageVersion): Promise<boolean> {
	const finished = await trx
		.updateTable("page_versions")
		.set({ state: "ready", failure: null })
		.where("id", "=", version.id)
		.where("state", "=", "drawing")
		.executeTakeFirst();
	if (finished.numUpdatedRows !== 1n) return false;
	const book = await trx
		.selectFrom("books")
		.select("ordered")
		.where("id", "=", version.book_id)
		.executeTakeFirst();
	const wasBeforeOrdering = version.made_by === "redraw" || version.made_by === "reword";
	if (book?.ordered === 1 && wasBeforeOrdering) return true;
	const ofSpread = trx
		.updateTable("page_versions")
		.where("book_id", "=", version.book_id)
		.where("first_page", "=", version.first_page);
	await ofSpread.set({ chosen: 0 }).execute();
	await ofSpread.set({ chosen: 1 }).where("id", "=", version.id).execute();
	return true;
}

/** Whether there still is a version, however far it is. */
export async function isThere(db: Handle, id: string): Promise<boolean> {
	return (
		(await db.selectFrom("page_versions").select("id").where("id", "=", id).executeTakeFirst()) !== undefined
	);
}

/** Another wording has been written: it can be drawn. */
export async function setWords(db: Handle, id: string, words: readonly string[]): Promise<void> {
	await db
		.updateTable("page_versions")
		.set({ words: JSON.stringify(words), state: "drawing" })
		.where("id", "=", id)
		.where("state", "=", "writing")
		.execute();
}

/** Notes down what is wrong with a version's picture that is shown all the same. */
export async function setFaults(db: Handle, id: string, faults: string): Promise<void> {
	await db.updateTable("page_versions").set({ faults }).where("id", "=", id).execute();
}

/** One more try at a version has failed. Returns how many have. */
export async function countTry(db: Handle, id: string): Promise<number> {
	const row = await db
		.updateTable("page_versions")
		.set((eb) => ({ tries: eb("tries", "+", 1) }))
		.where("id", "=", id)
		.returning("tries")
		.executeTakeFirst();
	return row?.tries ?? 0;
}

/** Versions that are given up, and why; what a redraw or another wording of them took from the family is given back. */
export async function failVersions(
	trx: Handle,
	versions: readonly PageVersion[],
	failure: string,
): Promise<void> {
	for (const { id, book_id, made_by } of versions) {
		const failed = await trx
			.updateTable("page_versions")
			.set({ state: "failed", failure })
			.where("id", "=", id)
			.where("state", "in", ["writing", "drawing"])
			.executeTakeFirst();
		if (failed.numUpdatedRows !== 1n || made_by === "book" || made_by === "operator") continue;
		const column = COUNTED[made_by];
		await trx
			.updateTable("previews")
			.set((eb) => ({ [column]: eb(column, "-", 1) }))
			.where("book_id", "=", book_id)
			.execute();
	}
}

/** The spread or spreads of a book that begin at `firstPage`. */
export type Spread = { bookId: string; firstPage: number };

/** The versions of a spread of this owner's book; none of anybody else's. */
export const ownVersions = (db: Handle, ownerId: string, { bookId, firstPage }: Spread) =>
	db
		.selectFrom("page_versions")
		.innerJoin("books", "books.id", "page_versions.book_id")
		.selectAll("page_versions")
		.where("books.owner_id", "=", ownerId)
		.where("page_versions.book_id", "=", bookId)
		.where("first_page", "=", firstPage);

/** One of them; undefined for somebody else's as for none. */
export function findVersion(
	db: Handle,
	ownerId: string,
	{ version, ...spread }: Spread & { version: number },
): Promise<PageVersion | undefined> {
	return ownVersions(db, ownerId, spread).where("version", "=", version).executeTakeFirst();
}

/** Whether covers of a book's style are being drawn: those come before its pages, until it is bought. */
export async function areCoversAhead(
	db: Handle,
	{ book_id, style }: Pick<OwnPreview, "book_id" | "style">,
): Promise<boolean> {
	const isUnbought = db.selectFrom("books").select("id").where("id", "=", book_id).where("ordered", "=", 0);
	const cover = await db
		.selectFrom("covers")
		.innerJoin("books", "books.id", "covers.book_id")
		.select("covers.id")
		.where("covers.state", "=", "drawing")
		.where("covers.respelled", "=", 0)
		.where("books.style", "=", style)
		.where((eb) => eb.exists(isUnbought))
		.executeTakeFirst();
	return cover !== undefined;
}
