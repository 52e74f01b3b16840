import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { Idea, IdeaCharacter } from "./contract";
import type { ReadingLevel, Relationship } from "./rules";

export type Book = Selectable<Schema["books"]>;
export type CharacterRow = Selectable<Schema["characters"]>;

/** A book of this owner, or undefined. */
export function findBook(db: Handle, ownerId: string, bookId: string): Promise<Book | undefined> {
	return db
		.selectFrom("books")
		.selectAll()
		.where("id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
}

/** A book whoever it belongs to: for the jobs. */
export function bookById(db: Handle, bookId: string): Promise<Book | undefined> {
	return db.selectFrom("books").selectAll().where("id", "=", bookId).executeTakeFirst();
}

/** The book whose answer is still owed to the same call of the same owner. */
export function findOpenBook(db: Handle, openFor: string): Promise<Book | undefined> {
	return db.selectFrom("books").selectAll().where("open_for", "=", openFor).executeTakeFirst();
}

/** In the order the family gave them. */
export function findCharacters(db: Handle, bookId: string): Promise<CharacterRow[]> {
	return db.selectFrom("characters").selectAll().where("book_id", "=", bookId).orderBy("position").execute();
}

/** The idea a book was made from. */
export async function findIdea(db: Handle, book: Book): Promise<Idea> {
	const characters = (await findCharacters(db, book.id)).map(
		(row): IdeaCharacter => ({
			name: row.name,
			age: row.age,
			personality: row.personality,
			isMain: row.is_main === 1,
			relationship: row.relationship as Relationship | null,
			photoId: row.photo_id,
		}),
	);
	return {
		title: book.title,
		location: book.location,
		description: book.description,
		readingLevel: book.reading_level as ReadingLevel,
		characters,
	};
}

type BookStart = {
	id: string;
	ownerId: string;
	idea: Idea;
	key: string;
	openFor: string | null;
	now: string;
};

/** Writes a book whose synopsis is about to be written. */
export async function insertBook(
	db: Handle,
	{ id, ownerId, idea, key, openFor, now }: BookStart,
): Promise<void> {
	await db
		.insertInto("books")
		.values({
			id,
			owner_id: ownerId,
			title: idea.title,
			location: idea.location,
			description: idea.description,
			reading_level: idea.readingLevel,
			state: "writing",
			synopsis_job: key,
			open_for: openFor,
			failure: null,
			synopsis: null,
			image_prompt: null,
			comment: "",
			cover_id: null,
			created_at: now,
			updated_at: now,
		})
		.execute();
}

/** Gives an unfinished book another idea; its synopsis is about to be written anew. */
export async function rewriteBook(db: Handle, { id, ownerId, idea, key, now }: BookStart): Promise<void> {
	await db
		.updateTable("books")
		.set({
			title: idea.title,
			location: idea.location,
			description: idea.description,
			reading_level: idea.readingLevel,
			state: "writing",
			synopsis_job: key,
			open_for: null,
			failure: null,
			synopsis: null,
			image_prompt: null,
			updated_at: now,
		})
		.where("id", "=", id)
		.where("owner_id", "=", ownerId)
		.execute();
}

/**
 * Replaces a book's characters. A likeness already drawn from the same photo stays with it. Returns the keys of likenesses
 * that no character needs any more.
 */
export async function replaceCharacters(
	db: Handle,
	bookId: string,
	characters: readonly (IdeaCharacter & { id: string })[],
): Promise<string[]> {
	const before = await findCharacters(db, bookId);
	const likenesses = new Map(before.map((row) => [row.photo_id, row.likeness_key]));
	await db.deleteFrom("characters").where("book_id", "=", bookId).execute();
	await db
		.insertInto("characters")
		.values(
			characters.map((one, position) => ({
				id: one.id,
				book_id: bookId,
				position,
				name: one.name,
				age: one.age,
				personality: one.personality,
				relationship: one.relationship,
				is_main: one.isMain ? (1 as const) : (0 as const),
				photo_id: one.photoId,
				likeness_key: likenesses.get(one.photoId) ?? null,
			})),
		)
		.execute();
	const kept = new Set(characters.map(({ photoId }) => photoId));
	return before.flatMap((row) => (row.likeness_key && !kept.has(row.photo_id) ? [row.likeness_key] : []));
}

/** Keeps a synopsis, if the book still waits for this job's. Returns false when it has another idea by now. */
export async function saveSynopsis(
	db: Handle,
	book: { id: string; key: string; synopsis: string; imagePrompt: string; now: string },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("books")
		.set({
			state: "written",
			synopsis: book.synopsis,
			image_prompt: book.imagePrompt,
			failure: null,
			updated_at: book.now,
		})
		.where("id", "=", book.id)
		.where("synopsis_job", "=", book.key)
		.where("state", "=", "writing")
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** The synopsis that this job was to write couldn't be. */
export async function failSynopsis(
	db: Handle,
	bookId: string,
	key: string,
	code: string,
	now: string,
): Promise<void> {
	await db
		.updateTable("books")
		.set({ state: "failed", failure: code, open_for: null, updated_at: now })
		.where("id", "=", bookId)
		.where("synopsis_job", "=", key)
		.where("state", "=", "writing")
		.execute();
}

/** Notes why a book came to a stop; null once it goes on. Its 30 days begin again. */
export async function setFailure(
	db: Handle,
	bookId: string,
	failure: string | null,
	updated_at: string,
): Promise<void> {
	await db.updateTable("books").set({ failure, updated_at }).where("id", "=", bookId).execute();
}

/** The cover that a book shows from now on. */
export async function setCover(
	db: Handle,
	bookId: string,
	cover_id: string,
	updated_at: string,
): Promise<void> {
	await db
		.updateTable("books")
		.set({ cover_id, failure: null, updated_at })
		.where("id", "=", bookId)
		.execute();
}

/** How a book's cover stands that is being drawn, or whose answer is owed to a call; undefined when there is none. */
export async function openCoverState(
	db: Handle,
	bookId: string,
): Promise<Schema["covers"]["state"] | undefined> {
	const cover = await db
		.selectFrom("covers")
		.select("state")
		.where("open_for", "=", bookId)
		.executeTakeFirst();
	return cover?.state;
}

/** The call that waited for a synopsis has its answer. */
export async function closeBook(db: Handle, bookId: string): Promise<void> {
	await db.updateTable("books").set({ open_for: null }).where("id", "=", bookId).execute();
}

/** Keeps the special instructions; returns false when the owner has no such book with a cover, or has ordered it. */
export async function updateComment(
	db: Handle,
	{ bookId, ownerId, comment, now }: { bookId: string; ownerId: string; comment: string; now: string },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("books")
		.set({ comment, updated_at: now })
		.where("id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.where("ordered", "=", 0)
		.where("cover_id", "is not", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Where a character's drawn likeness is kept. */
export async function setLikeness(db: Handle, characterId: string, key: string): Promise<void> {
	await db.updateTable("characters").set({ likeness_key: key }).where("id", "=", characterId).execute();
}

/** A book that has been ordered is kept. */
export async function setOrdered(db: Handle, bookId: string, updated_at: string): Promise<void> {
	await db.updateTable("books").set({ ordered: 1, updated_at }).where("id", "=", bookId).execute();
}
