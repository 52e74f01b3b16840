import type { Handle } from "#db/open";
import { mayBecomeOrder } from "~/shop/checkout/forget-store.server";
import { likenessKey, printKey, screenKey } from "~/shop/covers/brief.server";
import type { Cover } from "~/shop/covers/store.server";
import { ORDER_ENDED } from "~/shop/orders/rules";
import type { CharacterRow } from "./store.server";

/** Books that nobody ordered and no payment may still order; `askedSince` as `mayBecomeOrder` takes it. */
function unordered(db: Handle, askedSince: string, limit: number) {
	return db
		.selectFrom("books")
		.select("id")
		.where("ordered", "=", 0)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("payments")
						.select("payments.id")
						.whereRef("payments.book_id", "=", "books.id")
						.where(mayBecomeOrder(askedSince)),
				),
			),
		)
		.limit(limit);
}

/** Ids of at most `limit` unordered books that nobody has worked on since `before` (ISO 8601). */
export async function findForgottenBooks(db: Handle, before: string, limit: number): Promise<string[]> {
	const books = await unordered(db, before, limit).where("updated_at", "<=", before).execute();
	return books.map(({ id }) => id);
}

/** Ids of at most `limit` unordered books of this owner. */
export async function findBooksOf(
	db: Handle,
	owner: string,
	askedSince: string,
	limit: number,
): Promise<string[]> {
	const books = await unordered(db, askedSince, limit).where("owner_id", "=", owner).execute();
	return books.map(({ id }) => id);
}

/** Ids of at most `limit` unordered books of deleted accounts, whose id begins with `erased`. */
export async function findBooksOfErased(
	db: Handle,
	erased: string,
	askedSince: string,
	limit: number,
): Promise<string[]> {
	const books = await unordered(db, askedSince, limit).where("owner_id", "like", `${erased}%`).execute();
	return books.map(({ id }) => id);
}

/**
 * Deletes books with all that hangs on them. Returns the keys of their pictures; `coming`: of those that a drawing
 * which is under way may still write, though nobody waits for them any more.
 */
export async function deleteBooks(
	trx: Handle,
	ids: readonly string[],
): Promise<{ keys: string[]; coming: string[] }> {
	const characters = await trx
		.selectFrom("characters")
		.select(["book_id", "photo_id", "likeness_key"])
		.where("book_id", "in", ids)
		.execute();
	const covers = await trx
		.selectFrom("covers")
		.select(["id", "book_id", "state", "screen_key", "print_key"])
		.where("book_id", "in", ids)
		.execute();
	await trx.updateTable("drafts").set({ book_id: null }).where("book_id", "in", ids).execute();
	// What was typed at checkout names people and streets.
	await trx.deleteFrom("checkouts").where("book_id", "in", ids).execute();
	await trx.deleteFrom("books").where("id", "in", ids).execute();
	const drawing = covers.filter(({ state }) => state === "drawing");
	const coming = drawing.flatMap(({ id, book_id }) => [
		screenKey(id),
		printKey(id),
		...characters.filter((character) => character.book_id === book_id).map(likenessKey),
	]);
	return { keys: pictureKeys(characters, covers), coming };
}

/**
 * Keys of the pictures of a book that goes. Also where no row says that there is one: a drawing that failed halfway leaves its
 * pictures there.
 */
export function pictureKeys(
	characters: readonly Pick<CharacterRow, "book_id" | "photo_id" | "likeness_key">[],
	covers: readonly Pick<Cover, "id" | "screen_key" | "print_key">[],
): string[] {
	return [
		...characters.map((character) => character.likeness_key ?? likenessKey(character)),
		...covers.flatMap(({ id, screen_key, print_key }) => [
			screen_key ?? screenKey(id),
			print_key ?? printKey(id),
		]),
	];
}

/** At most `limit` characters whose book has been ordered, each order of which ended at or before `before` (ISO 8601). */
export function findDeliveredLikenesses(db: Handle, before: string, limit: number) {
	return db
		.selectFrom("characters")
		.innerJoin("books", "books.id", "characters.book_id")
		.select(["characters.id", "characters.likeness_key"])
		.where("books.ordered", "=", 1)
		.where("characters.likeness_key", "is not", null)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("orders")
						.select("orders.id")
						.whereRef("orders.book_id", "=", "books.id")
						.where((order) =>
							order.not(
								order.exists(
									order
										.selectFrom("order_events")
										.select("order_events.id")
										.whereRef("order_events.order_id", "=", "orders.id")
										.where("order_events.order_status", "in", [...ORDER_ENDED])
										.where("order_events.at", "<=", before),
								),
							),
						),
				),
			),
		)
		.limit(limit)
		.execute();
}

/** These characters have no likeness any more. */
export async function clearLikenesses(trx: Handle, characterIds: readonly string[]): Promise<void> {
	await trx.updateTable("characters").set({ likeness_key: null }).where("id", "in", characterIds).execute();
}
