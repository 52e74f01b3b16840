import type { Insertable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { NewOrder } from "./store.server";

/** Writes what a family has put right of an order. */
export async function writeDetails(
	trx: Handle,
	id: string,
	details: Pick<NewOrder, "delivery" | "email_fold" | "gift_message" | "updated_at">,
): Promise<void> {
	await trx.updateTable("orders").set(details).where("id", "=", id).execute();
}

/** Writes what an order says as a gift. */
export async function writeMessage(
	trx: Handle,
	id: string,
	message: Pick<NewOrder, "gift_message" | "updated_at">,
): Promise<void> {
	await trx.updateTable("orders").set(message).where("id", "=", id).execute();
}

/** Writes what an order's book is called by now, and what is told of it. */
export async function writeBook(
	trx: Handle,
	id: string,
	book: Pick<NewOrder, "title" | "description" | "updated_at">,
): Promise<void> {
	await trx.updateTable("orders").set(book).where("id", "=", id).execute();
}

/** Writes the cover that the order of a book's proof is printed with. */
export async function writeCover(
	trx: Handle,
	bookId: string,
	cover: Pick<NewOrder, "cover_id" | "updated_at">,
): Promise<void> {
	await trx
		.updateTable("orders")
		.set(cover)
		.where("book_id", "=", bookId)
		.where((eb) =>
			eb.or([eb("first_for", "=", bookId), eb("state", "=", "proof"), eb("held_from", "=", "proof")]),
		)
		.execute();
}

/** Keeps an address that an order has had until now. */
export async function insertFormerEmail(
	trx: Handle,
	email: Insertable<Schema["order_emails"]>,
): Promise<void> {
	await trx.insertInto("order_emails").values(email).execute();
}

/** How many addresses an order has had before its present one. */
export async function countFormerEmails(db: Handle, orderId: string): Promise<number> {
	const row = await db
		.selectFrom("order_emails")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("order_id", "=", orderId)
		.executeTakeFirst();
	return row?.count ?? 0;
}

/** When an order was last given another address, ISO. */
export async function lastMendedAt(db: Handle, orderId: string): Promise<string | undefined> {
	const last = await db
		.selectFrom("order_emails")
		.select((eb) => eb.fn.max("at").as("at"))
		.where("order_id", "=", orderId)
		.executeTakeFirst();
	return last?.at ?? undefined;
}

/** An address that an order has had, by its own id. */
export function findFormerEmail(db: Handle, id: string) {
	return db.selectFrom("order_emails").selectAll().where("id", "=", id).executeTakeFirst();
}
