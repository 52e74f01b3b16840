import type { Insertable, Selectable, Updateable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";

/** The rows of payments, for checkout and orders. */
export type PaymentRow = Selectable<Schema["payments"]>;

export type PaymentState = PaymentRow["state"];

/** What our own payments are called that cost nothing; the vendor has never heard of them. */
export const WAIVED = "free";

/** Whether a payment costs nothing, by its id. */
export function isWaived(paymentId: string): boolean {
	return paymentId.startsWith(`${WAIVED}_`);
}

/** A payment by its id; with `ownerId` only if it is theirs. */
export function findPayment(db: Handle, id: string, ownerId?: string): Promise<PaymentRow | undefined> {
	let query = db.selectFrom("payments").selectAll().where("id", "=", id);
	if (ownerId !== undefined) query = query.where("owner_id", "=", ownerId);
	return query.executeTakeFirst();
}

/** A payment by its client secret, which is as good as being its owner for entering a card. */
export function findPaymentBySecret(db: Handle, clientSecret: string): Promise<PaymentRow | undefined> {
	return db.selectFrom("payments").selectAll().where("client_secret", "=", clientSecret).executeTakeFirst();
}

/** The one open payment of a book. */
export function findOpenPayment(db: Handle, bookId: string): Promise<PaymentRow | undefined> {
	return db.selectFrom("payments").selectAll().where("open_for", "=", bookId).executeTakeFirst();
}

/** How many payments a book has had; it only grows. */
export async function countPayments(db: Handle, bookId: string): Promise<number> {
	const { count } = await db
		.selectFrom("payments")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("book_id", "=", bookId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/**
 * Writes a payment; `kept` where it is there already or the book has another open one. `ordered`: the book had
 * `ordersBefore` orders when this payment was thought of and has more now, so it must not be paid for again. `not theirs`:
 * the book has become somebody else's meanwhile, as when a guest signs in, or is gone.
 */
export async function insertPayment(
	trx: Handle,
	row: Insertable<Schema["payments"]>,
	ordersBefore: number,
): Promise<"written" | "kept" | "ordered" | "not theirs"> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("payments")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	if (!numInsertedOrUpdatedRows) return "kept";
	// Asked after the insert: it waits for whoever is closing the book's open payment, and with that places its order.
	const refused = !(await isOwner(trx, row.owner_id, row.book_id))
		? "not theirs"
		: (await countOrders(trx, row.book_id)) !== ordersBefore
			? "ordered"
			: null;
	if (refused === null) return "written";
	await trx.deleteFrom("payments").where("id", "=", row.id).execute();
	return refused;
}

async function isOwner(db: Handle, ownerId: string, bookId: string): Promise<boolean> {
	const book = await db
		.selectFrom("books")
		.select("id")
		.where("id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
	return book !== undefined;
}

/** How many orders a book has had; it only grows. */
export async function countOrders(db: Handle, bookId: string): Promise<number> {
	const { count } = await db
		.selectFrom("orders")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("book_id", "=", bookId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/**
 * Changes a payment while it is its book's open one and this owner's and, with `ordersBefore`, the book has no more orders
 * than that. Returns whether it was. Whose it is is never written
 * here: the owner who is asking may have become another one meanwhile.
 */
export async function updateOpenPayment(
	db: Handle,
	{ id, ownerId, ordersBefore }: { id: string; ownerId: string; ordersBefore?: number },
	values: Omit<Updateable<Schema["payments"]>, "id" | "owner_id" | "book_id">,
): Promise<boolean> {
	let query = db
		.updateTable("payments")
		.set(values)
		.where("id", "=", id)
		.where("owner_id", "=", ownerId)
		.where("open_for", "is not", null);
	if (ordersBefore !== undefined) {
		query = query.where(
			(eb) =>
				eb
					.selectFrom("orders")
					.select(eb.fn.countAll<number>().as("count"))
					.whereRef("orders.book_id", "=", "payments.book_id"),
			"=",
			ordersBefore,
		);
	}
	const { numUpdatedRows } = await query.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Nobody can pay it any more: cancels a payment, whoever's it is, unless it has been paid and is open no more. */
export async function cancelOpenPayment(db: Handle, id: string, at: string): Promise<void> {
	await db
		.updateTable("payments")
		.set({ state: "canceled", open_for: null, updated_at: at })
		.where("id", "=", id)
		.where("open_for", "is not", null)
		.execute();
}

/** Notes the state the provider tells; a payment that has ended is nobody's open one any more. */
export async function notePaymentState(
	db: Handle,
	id: string,
	state: PaymentState,
	at: string,
): Promise<void> {
	await db
		.updateTable("payments")
		.set({ state, updated_at: at, ...(state === "canceled" ? { open_for: null } : {}) })
		.where("id", "=", id)
		.execute();
}

/** The money is there: the payment is its book's open one no more. */
export async function notePaid(trx: Handle, id: string, at: string): Promise<void> {
	await trx
		.updateTable("payments")
		.set({ state: "succeeded", open_for: null, updated_at: at })
		.where("id", "=", id)
		.execute();
}

/** The money goes back, for this reason. */
export async function noteRefund(trx: Handle, id: string, reason: string, at: string): Promise<void> {
	await trx
		.updateTable("payments")
		.set({ refund: reason, open_for: null, updated_at: at })
		.where("id", "=", id)
		.execute();
}

/** Notes an event of the provider; false when it has been heard before. */
export async function noteEvent(trx: Handle, id: string, at: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("webhook_events")
		.values({ id, provider: "payments", received_at: at })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
