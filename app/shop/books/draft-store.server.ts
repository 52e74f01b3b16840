import type { Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import { type DraftForm, emptyCharacter, emptyForm } from "./rules";
import { waits } from "./store.server";

export type Draft = Omit<Selectable<Schema["drafts"]>, "form"> & { form: DraftForm };

/** The owner's one current draft, or undefined. */
export async function findDraft(db: Handle, ownerId: string): Promise<Draft | undefined> {
	const row = await db.selectFrom("drafts").selectAll().where("owner_id", "=", ownerId).executeTakeFirst();
	if (!row) return undefined;
	// One that was kept before a field was asked for lacks it; then it changed the book it had become.
	const before = { ...emptyForm(), book: row.book_id ?? "" };
	const form = { ...before, ...(JSON.parse(row.form) as Partial<DraftForm>) };
	const characters = form.characters.map((one) => ({ ...emptyCharacter(), ...one }));
	return { ...row, form: { ...form, characters } };
}

/** Keeps what was typed, valid or not; the first time it makes the draft. */
export async function writeDraft(
	db: Handle,
	draft: { id: string; ownerId: string; form: DraftForm; now: string },
): Promise<void> {
	const form = JSON.stringify(draft.form);
	await db
		.insertInto("drafts")
		.values({
			id: draft.id,
			owner_id: draft.ownerId,
			form,
			created_at: draft.now,
			updated_at: draft.now,
		})
		.onConflict((conflict) => conflict.column("owner_id").doUpdateSet({ form, updated_at: draft.now }))
		.execute();
}

/** The book a draft has become: its form changes that one from now on. */
export async function setDraftBook(db: Handle, ownerId: string, bookId: string): Promise<void> {
	const draft = await findDraft(db, ownerId);
	await db
		.updateTable("drafts")
		.set({ book_id: bookId, form: JSON.stringify({ ...draft?.form, book: bookId }) })
		.where("owner_id", "=", ownerId)
		.execute();
}

/** When the last cover of the book that an owner's draft has become arrived, ISO 8601; null while none has. */
export async function findLastCoverTime(db: Handle, ownerId: string): Promise<string | null> {
	const { last } = await db
		.selectFrom("covers")
		.innerJoin("drafts", "drafts.book_id", "covers.book_id")
		.select((eb) => eb.fn.max("ready_at").as("last"))
		.where("drafts.owner_id", "=", ownerId)
		.executeTakeFirstOrThrow();
	return last;
}

/** The draft's book has its cover, or waits for it by itself; one that is still being made stays. */
export async function endFinishedDraft(db: Handle, ownerId: string): Promise<void> {
	await db
		.deleteFrom("drafts")
		.where("owner_id", "=", ownerId)
		.where("book_id", "in", (eb) =>
			eb
				.selectFrom("books")
				.select("id")
				.where("owner_id", "=", ownerId)
				.where((book) => book.or([book("cover_id", "is not", null), waits()])),
		)
		.execute();
}

/** Deletes drafts nobody has typed in since (ISO 8601), unless they have become a book that somebody has worked on since. */
export async function deleteOldDrafts(
	db: Handle,
	{ written, unwritten }: { written: string; unwritten: string },
): Promise<void> {
	await db
		.deleteFrom("drafts")
		.where("updated_at", "<=", unwritten)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("books")
						.select("books.id")
						.whereRef("books.id", "=", "drafts.book_id")
						.where("books.updated_at", ">", written),
				),
			),
		)
		.execute();
}

/** Which of these photos (by their place in the list) this owner hasn't, or hasn't any more. */
export async function lacksPhotos(
	db: Handle,
	ownerId: string,
	photoIds: readonly string[],
): Promise<number[]> {
	const rows = await db
		.selectFrom("photos")
		.select("id")
		.where("id", "in", [...photoIds])
		.where("owner_id", "=", ownerId)
		.where("deleted_at", "is", null)
		.execute();
	const kept = new Set(rows.map(({ id }) => id));
	return photoIds.flatMap((id, index) => (kept.has(id) ? [] : [index]));
}

/** The drafts of a book are done with. */
export async function deleteDraftsOf(db: Handle, bookId: string): Promise<void> {
	await db.deleteFrom("drafts").where("book_id", "=", bookId).execute();
}

/**
 * How many books an owner is beginning: the form while it is no book yet, books whose synopsis is being written, and those that
 * wait for their first cover. One whose synopsis failed doesn't count: to try again is what its family was asked.
 */
export async function countDrafts(db: Handle, ownerId: string): Promise<number> {
	const forms = await db
		.selectFrom("drafts")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("owner_id", "=", ownerId)
		.where("book_id", "is", null)
		.executeTakeFirstOrThrow();
	const books = await db
		.selectFrom("books")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("owner_id", "=", ownerId)
		.where((book) => book.or([book("state", "in", ["new", "writing"]), waits()]))
		.executeTakeFirstOrThrow();
	return Number(forms.count) + Number(books.count);
}
