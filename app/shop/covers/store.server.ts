import type { Selectable, Updateable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import { type Credits, creditsAt } from "./rules";

export type Cover = Selectable<Schema["covers"]>;

/** A cover of this owner, or undefined. */
export function findCover(db: Handle, ownerId: string, coverId: string): Promise<Cover | undefined> {
	return withId(db, coverId).where("owner_id", "=", ownerId).executeTakeFirst();
}

/** A cover whoever it belongs to: for the jobs, and for addresses that carry a signature. */
export function coverById(db: Handle, coverId: string): Promise<Cover | undefined> {
	return withId(db, coverId).executeTakeFirst();
}

function withId(db: Handle, coverId: string) {
	return db.selectFrom("covers").selectAll().where("id", "=", coverId);
}

/** The cover of a book that is being drawn, or whose answer is owed to a call. */
export function findOpenCover(db: Handle, bookId: string): Promise<Cover | undefined> {
	return db.selectFrom("covers").selectAll().where("open_for", "=", bookId).executeTakeFirst();
}

/** The covers of a book that have arrived, oldest first. */
export function listReady(db: Handle, bookId: string): Promise<{ id: string }[]> {
	return db
		.selectFrom("covers")
		.select("id")
		.where("book_id", "=", bookId)
		.where("state", "=", "ready")
		.orderBy("ready_at")
		.orderBy("id")
		.execute();
}

/** The covers of a book that are one drawing with other letters. */
export function listOfSeed(
	db: Handle,
	{ book_id, seed }: Pick<Cover, "book_id" | "seed">,
): Promise<Pick<Cover, "id" | "faults">[]> {
	return db
		.selectFrom("covers")
		.select(["id", "faults"])
		.where("book_id", "=", book_id)
		.where("seed", "=", seed)
		.orderBy("requested_at")
		.execute();
}

/** How many covers a book has had, failed ones too: the next one's seed. */
export async function countCovers(db: Handle, bookId: string): Promise<number> {
	const { count } = await counted(db).where("book_id", "=", bookId).executeTakeFirstOrThrow();
	return Number(count);
}

/** Covers on their way: each holds one credit back. */
export async function countReserved(db: Handle, ownerId: string): Promise<number> {
	const drawing = counted(db)
		.where("owner_id", "=", ownerId)
		.where("state", "=", "drawing")
		.where("respelled", "=", 0);
	return Number((await drawing.executeTakeFirstOrThrow()).count);
}

/** Covers that are being drawn: of everybody, and of whom is counted by this network address (its keyed hash). */
export async function countDrawing(db: Handle, addressHash: string) {
	const { all, ofAddress } = await db
		.selectFrom("covers")
		.select((eb) => [
			eb.fn.countAll<number>().as("all"),
			eb.fn
				.sum<number>(eb.case().when("address_hash", "=", addressHash).then(1).else(0).end())
				.as("ofAddress"),
		])
		.where("state", "=", "drawing")
		.executeTakeFirstOrThrow();
	return { all: Number(all), ofAddress: addressHash === "" ? 0 : Number(ofAddress) };
}

function counted(db: Handle) {
	return db.selectFrom("covers").select((eb) => eb.fn.countAll<number>().as("count"));
}

/** Whether an owner is an account that has answered from its mail address. */
export async function hasProvedEmail(db: Handle, ownerId: string): Promise<boolean> {
	const user = await db
		.selectFrom("users")
		.select("id")
		.where("id", "=", ownerId)
		.where("email_proved", "=", 1)
		.executeTakeFirst();
	return user !== undefined;
}

/** Covers asked for from a network address (its keyed hash) since a time, failed ones left out; and when the first was. */
export async function coversFromAddress(db: Handle, addressHash: string, since: string) {
	const { count, first } = await counted(db)
		.select((eb) => eb.fn.min("requested_at").as("first"))
		.where("address_hash", "=", addressHash)
		.where("requested_at", ">", since)
		.where("state", "!=", "failed")
		.executeTakeFirstOrThrow();
	return { count: Number(count), first };
}

/** From where (its keyed hash) an owner asked for a cover last; empty where that wasn't counted, and for nobody. */
export async function findLastAddress(db: Handle, ownerId: string): Promise<string> {
	const last = await db
		.selectFrom("covers")
		.select("address_hash")
		.where("owner_id", "=", ownerId)
		.orderBy("requested_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.address_hash ?? "";
}

/** Begins a book's next cover: it is drawing, and holds one credit of its owner back unless it is respelled. Throws when another one is open. */
export async function insertCover(
	db: Handle,
	cover: Pick<Cover, "id" | "book_id" | "owner_id" | "seed" | "address_hash" | "requested_at"> &
		Partial<Pick<Cover, "respelled">>,
): Promise<void> {
	await db
		.insertInto("covers")
		.values({
			...cover,
			state: "drawing",
			open_for: cover.book_id,
		})
		.execute();
}

/** The owner's credits, counted at a time in ISO 8601. */
export async function findCredits(db: Handle, ownerId: string, now: string): Promise<Credits> {
	const row = await db
		.selectFrom("credits")
		.select(["used", "frozen_until"])
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
	return creditsAt(row, now);
}

/** Writes down what an owner has used in this period, and until when it is frozen. */
export async function writeCredits(
	db: Handle,
	ownerId: string,
	{ used, frozenUntil }: Credits,
): Promise<void> {
	await db
		.insertInto("credits")
		.values({ owner_id: ownerId, used, frozen_until: frozenUntil })
		.onConflict((conflict) => conflict.column("owner_id").doUpdateSet({ used, frozen_until: frozenUntil }))
		.execute();
}

/** An owner has all free covers again. */
export async function deleteCredits(db: Handle, ownerId: string): Promise<void> {
	await db.deleteFrom("credits").where("owner_id", "=", ownerId).execute();
}

/**
 * Marks a drawing cover as ready. Gives whose it is by now: its guest may have signed in since it was
 * begun. null when it isn't drawing any more, so that a job resumed after its end takes no second credit.
 */
export async function finishCover(
	db: Handle,
	cover: Cover,
	screenKey: string,
	now: string,
	awaited: boolean,
): Promise<string | null> {
	const ready = endDrawing(db, cover.id, {
		state: "ready",
		screen_key: screenKey,
		ready_at: now,
		open_for: awaited ? cover.book_id : null,
	});
	const finished = await ready.executeTakeFirst();
	return finished?.owner_id ?? null;
}

/**
 * A drawing that failed: its reservation is given back. Gives its book and owner; undefined when it isn't drawing any more, or it is
 * one drawing with other letters, which stays open.
 */
export function setFailed(db: Handle, coverId: string, failure: string, respelled: 0 | 1 = 0) {
	const failed = { state: "failed" as const, failure, open_for: null };
	return endDrawing(db, coverId, failed).where("respelled", "=", respelled).executeTakeFirst();
}

/** Ends a cover, while it is still being drawn; gives it. */
function endDrawing(db: Handle, coverId: string, values: Updateable<Schema["covers"]>) {
	return db
		.updateTable("covers")
		.set(values)
		.where("id", "=", coverId)
		.where("state", "=", "drawing")
		.returning(["owner_id", "book_id", "requested_at"]);
}

/** The call that waited for a cover has its answer. */
export async function closeCover(db: Handle, coverId: string): Promise<void> {
	await db
		.updateTable("covers")
		.set({ open_for: null })
		.where("id", "=", coverId)
		.where("state", "=", "ready")
		.execute();
}

/** Notes down what is wrong with a cover that is shown all the same. */
export async function setFaults(db: Handle, coverId: string, faults: string): Promise<void> {
	await db.updateTable("covers").set({ faults }).where("id", "=", coverId).execute();
}

/** Where the cover at print size is kept; what print sets on it and where its faces are, as JSON. Returns false when it has gone. */
export async function setPrinted(
	db: Handle,
	coverId: string,
	{ key, words, faces, ppi }: { key: string; words: string; faces: string; ppi: number | null },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("covers")
		.set({ print_key: key, print_words: words, print_faces: faces, print_ppi: ppi })
		.where("id", "=", coverId)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** A cover isn't there at print size any more. */
export async function unsetPrinted(trx: Handle, coverId: string): Promise<void> {
	await trx.updateTable("covers").set({ print_words: null }).where("id", "=", coverId).execute();
}

/** In which style a book's family has it drawn; "" for none that is there. */
export async function styleOf(db: Handle, bookId: string): Promise<string> {
	const book = await db.selectFrom("books").select("style").where("id", "=", bookId).executeTakeFirst();
	return book?.style ?? "";
}
