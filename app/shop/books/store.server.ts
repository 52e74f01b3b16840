import { type Expression, expressionBuilder, type Selectable, type SqlBool, type Updateable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { Character, Relationship } from "~/studio/story/idea";
import type { ReadingLevel } from "~/studio/story/levels";
import type { Style } from "~/studio/story/vocabulary";
import type { Idea, IdeaCharacter } from "./contract";

export type Book = Selectable<Schema["books"]>;
export type CharacterRow = Selectable<Schema["characters"]>;

/** A book of this owner, or undefined. */
export function findBook(db: Handle, ownerId: string, bookId: string): Promise<Book | undefined> {
	return withId(db, bookId).where("owner_id", "=", ownerId).executeTakeFirst();
}

/** A book whoever it belongs to: for the jobs. */
export function bookById(db: Handle, bookId: string): Promise<Book | undefined> {
	return withId(db, bookId).executeTakeFirst();
}

function withId(db: Handle, bookId: string) {
	return db.selectFrom("books").selectAll().where("id", "=", bookId);
}

/** The book whose answer is still owed to the same call of the same owner. */
export function findOpenBook(db: Handle, openFor: string): Promise<Book | undefined> {
	return db.selectFrom("books").selectAll().where("open_for", "=", openFor).executeTakeFirst();
}

/** In the order the family gave them. */
export function findCharacters(db: Handle, bookId: string): Promise<CharacterRow[]> {
	return db.selectFrom("characters").selectAll().where("book_id", "=", bookId).orderBy("position").execute();
}

/** A character as its family told of it. */
export function characterOf({
	name,
	age,
	personality,
	...row
}: Pick<CharacterRow, "name" | "age" | "personality" | "relationship" | "is_main">): Character {
	const relationship = row.relationship as Relationship | null;
	return { name, age, personality, isMain: row.is_main === 1, relationship };
}

/** The idea a book was made from. */
export async function findIdea(db: Handle, book: Book): Promise<Idea> {
	const rows = await findCharacters(db, book.id);
	const characters = rows.map((row) => ({
		...characterOf(row),
		photoId: row.photo_id,
		headId: row.head_id,
	}));
	return {
		title: book.title,
		location: book.location,
		description: book.description,
		readingLevel: book.reading_level as ReadingLevel,
		readingNeeds: book.reading_needs,
		style: book.style as Style | "",
		characters,
	};
}

/**
 * Writes a book whose synopsis is about to be written; one that is there, and unfinished, is given this other idea. Somebody
 * else's stays as it is.
 */
export async function writeBook(
	db: Handle,
	book: { id: string; ownerId: string; idea: Idea; key: string; openFor: string | null; now: string },
): Promise<void> {
	const { title, location, description, readingLevel, readingNeeds, style } = book.idea;
	const begun = {
		title,
		location,
		description,
		reading_level: readingLevel,
		reading_needs: readingNeeds,
		style,
		state: "writing" as const,
		synopsis_job: book.key,
		open_for: book.openFor,
		failure: null,
		synopsis: null,
		image_prompt: null,
		setting: null,
		time: null,
		updated_at: book.now,
	};
	await db
		.insertInto("books")
		.values({ id: book.id, owner_id: book.ownerId, comment: "", created_at: book.now, ...begun })
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet(begun).where("books.owner_id", "=", book.ownerId),
		)
		.execute();
}

/**
 * Replaces a book's characters. A likeness already made of the same head stays with it, and so does its sheet. Returns the keys of
 * likenesses and sheets that no character needs any more.
 */
export async function replaceCharacters(
	db: Handle,
	bookId: string,
	characters: readonly (IdeaCharacter & { id: string })[],
): Promise<string[]> {
	const before = await findCharacters(db, bookId);
	const turned = await turnedPhotos(
		db,
		characters.map(({ photoId }) => photoId),
	);
	const kept = characters.map(({ photoId, headId }) => {
		const same = before.find((row) => row.photo_id === photoId && row.head_id === headId);
		// Of a photo that was turned the head may be another by now.
		return turned.has(photoId) ? undefined : same;
	});
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
				head_id: one.headId,
				likeness_key: kept[position]?.likeness_key ?? null,
				// Two of one head are two who are dressed otherwise.
				sheet_key: kept.indexOf(kept[position]) === position ? (kept[position]?.sheet_key ?? null) : null,
			})),
		)
		.execute();
	const keysOf = (row?: CharacterRow) => [row?.likeness_key, row?.sheet_key].filter((key) => key != null);
	const needed = new Set(kept.flatMap(keysOf));
	return before.flatMap(keysOf).filter((key) => !needed.has(key));
}

/** `isWaiting` (rules) as a condition on rows of `books`. */
export function waits(): Expression<SqlBool> {
	const eb = expressionBuilder<Schema, "books">();
	return eb.and([eb("books.cover_id", "is", null), eb("books.failure", "=", "frozen")]);
}

/** A book that still waits for its first cover, whoever it belongs to. */
export function findWaiting(db: Handle, bookId: string): Promise<Book | undefined> {
	return withId(db, bookId).where(waits()).executeTakeFirst();
}

/** Ids of an owner's books that wait for their first cover, the longest waiting first. */
export async function listWaiting(db: Handle, ownerId: string): Promise<string[]> {
	const books = await db
		.selectFrom("books")
		.select("id")
		.where("owner_id", "=", ownerId)
		.where(waits())
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return books.map(({ id }) => id);
}

type Values = Updateable<Schema["books"]>;

/** Writes what has become of a synopsis, if the book still waits for this job's. Gives the book; undefined when it has another idea by now. */
export function endWriting(
	db: Handle,
	{ bookId, key }: { bookId: string; key: string },
	values: Values,
): Promise<Book | undefined> {
	return db
		.updateTable("books")
		.set(values)
		.where("id", "=", bookId)
		.where("synopsis_job", "=", key)
		.where("state", "=", "writing")
		.returningAll()
		.executeTakeFirst();
}

/** Writes to a book, whoever it belongs to. With `updated_at` its 30 days begin again. */
export async function updateBook(db: Handle, bookId: string, values: Values): Promise<void> {
	await db.updateTable("books").set(values).where("id", "=", bookId).execute();
}

/** Writes which cover is a book's chosen one, and what else comes with it; returns false when the book has been ordered. */
export async function setCover(
	db: Handle,
	bookId: string,
	values: Values & { cover_id: string },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("books")
		.set(values)
		.where("id", "=", bookId)
		.where("ordered", "=", 0)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** A book's cover that is being drawn, or whose answer is owed to a call; undefined when there is none. */
export function findOpenCover(
	db: Handle,
	bookId: string,
): Promise<{ state: Schema["covers"]["state"]; requested_at: string } | undefined> {
	return db
		.selectFrom("covers")
		.select(["state", "requested_at"])
		.where("open_for", "=", bookId)
		.executeTakeFirst();
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

/** Which of these photos have been turned. */
async function turnedPhotos(db: Handle, photoIds: readonly string[]): Promise<Set<string>> {
	const rows = await db
		.selectFrom("photos")
		.select("id")
		.where("id", "in", [...photoIds])
		.where("turns", ">", 0)
		.execute();
	return new Set(rows.map(({ id }) => id));
}

/**
 * Where the likeness of a character is kept. Returns whether its book still has that character, and the head it was copied from
 * is there: its family may have had its photos deleted meanwhile.
 */
export async function setLikeness(
	db: Handle,
	{ id }: Pick<CharacterRow, "id">,
	key: string,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("characters")
		.set({ likeness_key: key })
		.where("id", "=", id)
		.where(({ exists, selectFrom }) =>
			exists(selectFrom("heads").select("heads.id").whereRef("heads.photo_id", "=", "characters.photo_id")),
		)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** A character has another sheet, or none, of the likeness it has. Returns whether it still has that likeness, and had this sheet before. */
export async function setSheet(
	db: Handle,
	{ id, likeness_key, sheet_key }: CharacterRow,
	key: string | null,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("characters")
		.set({ sheet_key: key })
		.where("id", "=", id)
		.where("likeness_key", "=", likeness_key)
		.where((eb) => (sheet_key === null ? eb("sheet_key", "is", null) : eb("sheet_key", "=", sheet_key)))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Somebody of a book is spelled otherwise. */
export async function renameCharacter(
	trx: Handle,
	{ id, book_id }: Pick<CharacterRow, "id" | "book_id">,
	name: string,
): Promise<void> {
	await trx
		.updateTable("characters")
		.set({ name })
		.where("id", "=", id)
		.where("book_id", "=", book_id)
		.execute();
}
