import { type Expression, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import type { Delivery, Payment, RefundReason } from "./contract";
import { DELIVERY_FIELDS, WAIVED } from "./rules";
import { readDelivery } from "./stored-delivery";

type Row = Selectable<Schema["payments"]>;

function paymentOf(row: Row): Payment {
	return {
		id: row.id,
		ownerId: row.owner_id,
		bookId: row.book_id,
		again: row.again === 1,
		state: row.state,
		isOpen: row.open_for !== null,
		clientSecret: row.client_secret,
		price: {
			bookPence: row.book_pence,
			deliveryPence: row.delivery_pence,
			discountPence: row.discount_pence,
			totalPence: row.amount_pence,
		},
		couponCode: row.coupon_code,
		coverId: row.cover_id,
		delivery: readDelivery(row.delivery),
		comment: row.comment,
		copies: row.copies,
		giftMessage: row.gift_message,
		refund: row.refund,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}

/** The columns in which what was agreed stands. */
function columnsOf({ price, couponCode, coverId, delivery, comment, copies, giftMessage }: Agreed) {
	return {
		book_pence: price.bookPence,
		delivery_pence: price.deliveryPence,
		discount_pence: price.discountPence,
		amount_pence: price.totalPence,
		coupon_code: couponCode,
		cover_id: coverId,
		delivery: delivery && JSON.stringify(delivery),
		comment,
		copies,
		gift_message: giftMessage,
	};
}

type Agreed = Pick<
	Payment,
	"price" | "couponCode" | "coverId" | "delivery" | "comment" | "copies" | "giftMessage"
>;

async function one(query: { executeTakeFirst(): Promise<Row | undefined> }): Promise<Payment | undefined> {
	const row = await query.executeTakeFirst();
	return row && paymentOf(row);
}

/** A payment by its id; with `ownerId` only if it is theirs. */
export function findPayment(db: Handle, id: string, ownerId?: string): Promise<Payment | undefined> {
	const query = db.selectFrom("payments").selectAll().where("id", "=", id);
	return one(ownerId === undefined ? query : query.where("owner_id", "=", ownerId));
}

/** A payment by its client secret, which is as good as being its owner for entering a card. */
export function findPaymentBySecret(db: Handle, clientSecret: string): Promise<Payment | undefined> {
	return one(db.selectFrom("payments").selectAll().where("client_secret", "=", clientSecret));
}

/** The one open payment of a book. */
export function findOpenPayment(db: Handle, bookId: string): Promise<Payment | undefined> {
	return one(db.selectFrom("payments").selectAll().where("open_for", "=", bookId));
}

/** Payments that have become no order and whose delivery is known: abandoned, on their way, or given back; newest first. */
export async function paymentsWithoutOrder(db: Handle): Promise<Payment[]> {
	const rows = await db
		.selectFrom("payments")
		.selectAll("payments")
		.where("delivery", "is not", null)
		.where("id", "not like", `${WAIVED}_%`)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb.selectFrom("orders").select("orders.id").whereRef("orders.payment_id", "=", "payments.id"),
				),
			),
		)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
	return rows.map(paymentOf);
}

/**
 * Writes a payment; `kept` where it is there already or the book has another open one. `ordered`: the book had
 * `ordersBefore` orders when this payment was thought of and has more now, so it must not be paid for again. `not theirs`:
 * the book has become somebody else's meanwhile, as when a guest signs in, or is gone.
 */
export async function insertPayment(
	trx: Handle,
	payment: Omit<Payment, "isOpen" | "refund">,
	ordersBefore: number,
): Promise<"written" | "kept" | "ordered" | "not theirs"> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("payments")
		.values({
			id: payment.id,
			owner_id: payment.ownerId,
			book_id: payment.bookId,
			open_for: payment.bookId,
			again: payment.again ? 1 : 0,
			state: payment.state,
			client_secret: payment.clientSecret,
			created_at: payment.createdAt,
			updated_at: payment.updatedAt,
			...columnsOf(payment),
		})
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	if (!numInsertedOrUpdatedRows) return "kept";
	// Asked after the insert: it waits for whoever is closing the book's open payment, and with that places its order.
	const book = await trx
		.selectFrom("books")
		.select((eb) =>
			eb
				.selectFrom("orders")
				.select(eb.fn.countAll<number>().as("count"))
				.whereRef("orders.book_id", "=", "books.id")
				.as("orders"),
		)
		.where("id", "=", payment.bookId)
		.where("owner_id", "=", payment.ownerId)
		.executeTakeFirst();
	if (book && Number(book.orders) === ordersBefore) return "written";
	await deletePayment(trx, payment.id);
	return book ? "ordered" : "not theirs";
}

/** Takes a payment back that this transaction has written. */
export async function deletePayment(trx: Handle, id: string): Promise<void> {
	await trx.deleteFrom("payments").where("id", "=", id).execute();
}

/**
 * Brings an open payment up to what is agreed now, for the owner it has and while its book has `ordersBefore` orders. Returns
 * whether it was that; a coupon or an address it has got meanwhile stays, and is no other's. Whose it is is never written
 * here: the owner who is asking may have become another one meanwhile.
 */
export async function addToPayment(
	trx: Handle,
	agreed: Agreed & Pick<Payment, "id" | "ownerId" | "state" | "again" | "updatedAt">,
	ordersBefore: number,
): Promise<boolean> {
	const { id, ownerId, couponCode, coverId } = agreed;
	const columns = columnsOf(agreed);
	const again = agreed.again ? 1 : 0;
	const values = { ...columns, state: agreed.state, again, updated_at: agreed.updatedAt } as const;
	const { numUpdatedRows } = await updateOpen(trx, id, values)
		.where("owner_id", "=", ownerId)
		.where("cover_id", "=", coverId)
		.where("copies", "=", agreed.copies)
		.where((eb) => eb.or([eb("coupon_code", "is", null), eb("coupon_code", "=", couponCode)]))
		.where((eb) => eb.or([eb("delivery", "is", null), goesTo(agreed.delivery)]))
		.where(
			(eb) =>
				eb
					.selectFrom("orders")
					.select(eb.fn.countAll<number>().as("count"))
					.whereRef("orders.book_id", "=", "payments.book_id"),
			"=",
			ordersBefore,
		)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Whether a payment's delivery is this one; a field that an older release didn't know is empty. */
function goesTo(delivery: Delivery | null): Expression<SqlBool> {
	if (delivery === null) return sql<SqlBool>`delivery is null`;
	const fields = DELIVERY_FIELDS.map(
		(field) => sql`coalesce(json_extract(delivery, ${`$.${field}`}), '') = ${delivery[field]}`,
	);
	return sql<SqlBool>`(${sql.join(fields, sql` and `)})`;
}

/** Writes to a payment while it is open. */
function updateOpen(db: Handle, id: string, values: Updateable<Schema["payments"]>) {
	return db.updateTable("payments").set(values).where("id", "=", id).where("open_for", "is not", null);
}

/** What is said of an open payment of this owner's as its order is asked for: an address only where it has none. */
export async function addressTo(
	db: Handle,
	{ id, ownerId }: Pick<Payment, "id" | "ownerId">,
	delivery: Delivery,
	at: string,
): Promise<void> {
	await updateOpen(db, id, { delivery: JSON.stringify(delivery), updated_at: at })
		.where("owner_id", "=", ownerId)
		.where("delivery", "is", null)
		.execute();
}

/** The special instructions that were said last count until the order is placed. */
export async function writeComment(
	db: Handle,
	{ id, ownerId }: Pick<Payment, "id" | "ownerId">,
	comment: string,
	at: string,
): Promise<void> {
	await updateOpen(db, id, { comment, updated_at: at }).where("owner_id", "=", ownerId).execute();
}

/** Nobody can pay it any more: cancels a payment, whoever's it is, unless it has been paid and is open no more. */
export async function cancelOpenPayment(trx: Handle, id: string, at: string): Promise<void> {
	await updateOpen(trx, id, { state: "canceled", open_for: null, updated_at: at }).execute();
}

/** Notes the state the provider tells of a payment that is open still. */
export async function writePaymentState(
	db: Handle,
	id: string,
	state: Payment["state"],
	at: string,
): Promise<void> {
	await updateOpen(db, id, { state, updated_at: at }).execute();
}

/** The money is there: the payment is its book's open one no more. */
export async function writePaid(trx: Handle, id: string, at: string): Promise<void> {
	await trx
		.updateTable("payments")
		.set({ state: "succeeded", open_for: null, updated_at: at })
		.where("id", "=", id)
		.execute();
}

/** What was charged goes back, for this reason. */
export async function writeRefund(trx: Handle, id: string, reason: RefundReason, at: string): Promise<void> {
	await trx
		.updateTable("payments")
		.set({ state: "succeeded", refund: reason, open_for: null, updated_at: at })
		.where("id", "=", id)
		.execute();
}

/** When the first cover of a payment's book came (ISO); undefined when it is gone, or with `ownerId` somebody else's. */
export async function findBookTime(
	db: Handle,
	bookId: string,
	ownerId?: string,
): Promise<string | undefined> {
	let query = db.selectFrom("books").select("created_at").where("id", "=", bookId);
	if (ownerId !== undefined) query = query.where("owner_id", "=", ownerId);
	return (await query.executeTakeFirst())?.created_at;
}

/** Notes an event of the provider; false when it has been heard before. */
export async function insertEvent(trx: Handle, id: string, at: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("webhook_events")
		.values({ id, provider: "payments", received_at: at })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
