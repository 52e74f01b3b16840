import type { Insertable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { Picture } from "~/studio/story/picture";
import { COUNTED } from "./rules";
import { ownVersions, type PageVersion, type Spread } from "./store.server";

/** What print sets on each page of a version, and where faces are. */
export type PrintWords = Picture["words"][];
export type PrintFaces = Picture["faces"][];

/** The versions of a spread of this owner's book, the oldest first; none of anybody else's. */
export function listOwnVersions(db: Handle, ownerId: string, spread: Spread): Promise<PageVersion[]> {
	return ownVersions(db, ownerId, spread).orderBy("version").execute();
}

/** When a version of any of a book's pages was last asked for, ISO; undefined for a book without pages. */
export async function lastChangeAt(db: Handle, bookId: string): Promise<string | undefined> {
	const last = await db
		.selectFrom("page_versions")
		.select((eb) => eb.fn.max("created_at").as("at"))
		.where("book_id", "=", bookId)
		.executeTakeFirst();
	return last?.at ?? undefined;
}

/** The versions of a spread of a book, whoever it belongs to, the oldest first. */
export function listBookVersions(db: Handle, { bookId, firstPage }: Spread): Promise<PageVersion[]> {
	return db
		.selectFrom("page_versions")
		.selectAll()
		.where("book_id", "=", bookId)
		.where("first_page", "=", firstPage)
		.orderBy("version")
		.execute();
}

/** Whether a picture of this book is being made, a page's or a cover's. */
export async function isDrawing(db: Handle, bookId: string): Promise<boolean> {
	const covers = db.selectFrom("covers").select("id").where("open_for", "=", bookId);
	const open = await db
		.selectFrom("page_versions")
		.select("id")
		.where("book_id", "=", bookId)
		.where("state", "in", ["writing", "drawing"])
		.unionAll(covers.where("state", "=", "drawing"))
		.executeTakeFirst();
	return open !== undefined;
}

/** Begins another version, unless one of the same spread is under way. Returns false then. */
export async function insertVersion(
	trx: Handle,
	version: Insertable<Schema["page_versions"]>,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("page_versions")
		.values(version)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows === 1n;
}

/** Counts one redraw or wording of a book, as long as there are fewer than `most`. Returns false past it. */
export async function takeChange(
	trx: Handle,
	bookId: string,
	madeBy: keyof typeof COUNTED,
	most: number,
): Promise<boolean> {
	const column = COUNTED[madeBy];
	const { numUpdatedRows } = await trx
		.updateTable("previews")
		.set((eb) => ({ [column]: eb(column, "+", 1) }))
		.where("book_id", "=", bookId)
		.where(column, "<", most)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Puts a version into the book instead of the one that is in it. */
export async function chooseVersion(
	trx: Handle,
	{ id, book_id, first_page }: Pick<PageVersion, "id" | "book_id" | "first_page">,
): Promise<void> {
	await trx
		.updateTable("page_versions")
		.set({ chosen: 0 })
		.where("book_id", "=", book_id)
		.where("first_page", "=", first_page)
		.execute();
	await trx.updateTable("page_versions").set({ chosen: 1 }).where("id", "=", id).execute();
}

/** The versions that are in a book, in the order of the pages. */
export function listChosen(db: Handle, bookId: string): Promise<PageVersion[]> {
	return db
		.selectFrom("page_versions")
		.selectAll()
		.where("book_id", "=", bookId)
		.where("chosen", "=", 1)
		.where("state", "=", "ready")
		.orderBy("first_page")
		.execute();
}

/** A version whoever it belongs to: for the jobs. */
export function versionById(db: Handle, id: string): Promise<PageVersion | undefined> {
	return db.selectFrom("page_versions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The pages of a version are there at print size: what print sets on each and where its faces are. Returns false when it has gone. */
export async function setPrinted(
	db: Handle,
	id: string,
	pages: readonly Pick<Picture, "words" | "faces" | "ppi">[],
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("page_versions")
		.set({
			print_words: JSON.stringify(pages.map(({ words }) => words)),
			print_faces: JSON.stringify(pages.map(({ faces }) => faces)),
			print_ppi: pages[0]?.ppi ?? null,
		})
		.where("id", "=", id)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Every version goes that isn't in its book, but what is being made just now. Gives them. */
export function deleteOtherVersions(
	trx: Handle,
	bookId: string,
): Promise<Pick<PageVersion, "id" | "first_page">[]> {
	return trx
		.deleteFrom("page_versions")
		.where("book_id", "=", bookId)
		.where("chosen", "=", 0)
		.where("state", "in", ["ready", "failed"])
		.returning(["id", "first_page"])
		.execute();
}

/** The pages of versions aren't there at print size any more. */
export async function unsetPrinted(trx: Handle, versions: readonly { id: string }[]): Promise<void> {
	const ids = versions.map(({ id }) => id);
	if (ids.length > 0)
		await trx.updateTable("page_versions").set({ print_words: null }).where("id", "in", ids).execute();
}

/**
 * Opens what couldn't be made of a bought book again: a picture that is in it, and the last one that was made of a page for its family's
 * own words. Returns how many.
 */
export async function reopenFailed(trx: Handle, bookId: string): Promise<number> {
	const versions = await trx
		.selectFrom("page_versions")
		.select(["id", "first_page", "state", "chosen", "made_by"])
		.where("book_id", "=", bookId)
		.orderBy("version")
		.execute();
	const last = new Map(versions.map((version) => [version.first_page, version.id]));
	const wanted = versions.filter(
		({ id, first_page, state, chosen, made_by }) =>
			state === "failed" && (chosen === 1 || (made_by === "edit" && last.get(first_page) === id)),
	);
	for (const { id } of wanted)
		await trx
			.updateTable("page_versions")
			.set({ state: "drawing", tries: 0, failure: null })
			.where("id", "=", id)
			.execute();
	return wanted.length;
}
