import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#db/open";
import type { Schema } from "#db/schema";
import { isApproved, lastOrderedAt, withoutPictures } from "~/shop/books/book-characters.server";
import { refundedPence } from "./refund-store.server";
import { ORDER_ENDED, type OrderStanding, type OrderState } from "./rules";

/** An order with what other tables tell of it. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>["executeTakeFirstOrThrow"]>>;

/** Where an order is, as its steps are decided by it. */
export function standingOf({ state, held_from, lapsed }: OrderRow): OrderStanding {
	return { state, heldFrom: held_from, lapsed: lapsed === 1 };
}

/** Orders, whoever they belong to, with their review, what has gone back of their money and when their book's first cover came: null when it is gone. */
export function orderRows(db: Handle) {
	return db
		.selectFrom("orders")
		.leftJoin("reviews", "reviews.order_id", "orders.id")
		.leftJoin("books", "books.id", "orders.book_id")
		.selectAll("orders")
		.select([
			"reviews.rating as review_rating",
			"reviews.content as review_content",
			"reviews.display_name as review_name",
			"reviews.created_at as reviewed_at",
			"books.created_at as book_created_at",
			"books.owner_id as book_owner_id",
			"books.reading_needs as reading_needs",
		])
		.select(() => [isApproved().as("is_approved"), lastOrderedAt().as("last_ordered_at")])
		.select(() => refundedPence().as("refunded_pence"));
}

/** Whichever of an order's names is known: its id, its payment, or the book it is the first order of. */
type OrderName = { id: string } | { payment_id: string } | { first_for: string };

function named(db: Handle, name: OrderName) {
	const [[column, value] = ["id", ""]] = Object.entries(name);
	return orderRows(db).where(`orders.${column as "id" | "payment_id" | "first_for"}`, "=", value);
}

/** An order of this owner. */
export function findOrder(db: Handle, ownerId: string, name: OrderName): Promise<OrderRow | undefined> {
	return named(db, name).where("orders.owner_id", "=", ownerId).executeTakeFirst();
}

/** The newest order of this owner's book. */
export function findLastOrder(db: Handle, ownerId: string, bookId: string): Promise<OrderRow | undefined> {
	return orderRows(db)
		.where("orders.book_id", "=", bookId)
		.where("orders.owner_id", "=", ownerId)
		.orderBy("orders.created_at", "desc")
		.orderBy("orders.id", "desc")
		.executeTakeFirst();
}

/** An order whoever it belongs to: for the mails, and behind the signature of its link. */
export function anyonesOrder(db: Handle, name: OrderName): Promise<OrderRow | undefined> {
	return named(db, name).executeTakeFirst();
}

/** The order a payment has become and the first one of its book, whoever they belong to; the first one first. */
export function ordersOf(db: Handle, payment: { id: string; bookId: string }): Promise<OrderRow[]> {
	return orderRows(db)
		.where((eb) =>
			eb.or([eb("orders.payment_id", "=", payment.id), eb("orders.first_for", "=", payment.bookId)]),
		)
		.orderBy((eb) => eb.case().when("orders.first_for", "is not", null).then(0).else(1).end())
		.execute();
}

/** What is written of an order. */
export type NewOrder = Selectable<Schema["orders"]>;

/** Writes an order with the next invoice's number, unless its payment has one already or its book a first one. Gives what was written; undefined where nothing was. */
export function insertOrder(db: Handle, order: NewOrder): Promise<NewOrder | undefined> {
	return db
		.insertInto("orders")
		.values((eb) => ({
			...order,
			// One write at a time: there are no gaps. An order goes only years after it ended, when the law lets it: never the newest.
			invoice_number: eb
				.selectFrom("orders as before")
				.select((before) =>
					before(before.fn.coalesce(before.fn.max("before.invoice_number"), before.lit(0)), "+", 1).as(
						"next",
					),
				),
		}))
		.onConflict((conflict) => conflict.doNothing())
		.returningAll()
		.executeTakeFirst();
}

/** Moves an order on; `facts` are what else is known from now on. Only `advanceOrder` calls it. */
export async function writeState(
	trx: Handle,
	id: string,
	{ state, heldFrom, lapsed, at, ...facts }: OrderStanding & { at: string } & OrderFacts,
): Promise<void> {
	await trx
		.updateTable("orders")
		.set({ state, held_from: heldFrom, lapsed: lapsed ? 1 : 0, updated_at: at, ...facts })
		.where("id", "=", id)
		.execute();
}

/** What a step may bring to light of an order. */
export type OrderFacts = Partial<
	Pick<NewOrder, "estimated_delivery" | "tracking_number" | "tracking_url" | "reprints">
>;

/** Ids of all orders in one of these states, the oldest first. */
export function listStanding(db: Handle, states: readonly OrderState[]): Promise<{ id: string }[]> {
	return db
		.selectFrom("orders")
		.select("id")
		.where("state", "in", states)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** When an order was posted last, ISO. */
export async function postedAt(db: Handle, orderId: string): Promise<string | undefined> {
	const event = await db
		.selectFrom("order_events")
		.select("at")
		.where("order_id", "=", orderId)
		.where("step", "=", "post")
		.orderBy("at", "desc")
		.executeTakeFirst();
	return event?.at;
}

/** How often an order has been put on hold: what failed before may be tried again after. */
export async function countHolds(db: Handle, orderId: string): Promise<number> {
	const { count } = await db
		.selectFrom("order_events")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("order_id", "=", orderId)
		.where("step", "=", "hold")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** How often an order's book has been shown to its family, which has its time to answer each time anew. */
export async function countProofs(db: Handle, orderId: string): Promise<number> {
	const { count } = await db
		.selectFrom("order_events")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("order_id", "=", orderId)
		.where("state", "=", "proof")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Whether this order's owner has placed another one since (ISO) that nobody has approved: it may be cancelled, or was. */
export async function hasUnapproved(
	db: Handle,
	{ id, owner_id }: Pick<OrderRow, "id" | "owner_id">,
	since: string,
): Promise<boolean> {
	const other = await db
		.selectFrom("orders")
		.leftJoin("order_events", (join) =>
			join.onRef("order_events.order_id", "=", "orders.id").on("order_events.step", "=", "approve"),
		)
		.select("orders.id")
		.where("orders.owner_id", "=", owner_id)
		.where("orders.id", "!=", id)
		.where("orders.created_at", ">", since)
		.where("order_events.id", "is", null)
		.executeTakeFirst();
	return other !== undefined;
}

/** When an order was delivered or cancelled, ISO; undefined while it is under way. */
export async function endedAt(
	db: Handle,
	{ id, state }: Pick<OrderRow, "id" | "state">,
): Promise<string | undefined> {
	if (!(ORDER_ENDED as readonly string[]).includes(state)) return undefined;
	const event = await db
		.selectFrom("order_events")
		.select((eb) => eb.fn.max("at").as("at"))
		.where("order_id", "=", id)
		.where("step", "in", ["deliver", "cancel"])
		.executeTakeFirst();
	return event?.at ?? undefined;
}

/** Writes down what has happened to an order. */
export async function insertEvent(db: Handle, event: Insertable<Schema["order_events"]>): Promise<void> {
	await db.insertInto("order_events").values(event).execute();
}

/** Notes that an order has been answered with. Returns whether it was for the first time. */
export async function markAnswered(db: Handle, id: string, at: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("orders")
		.set({ claimed_at: at, updated_at: at })
		.where("id", "=", id)
		.where("claimed_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** The book as it is at this moment, for the order's copy. */
export function findOrderedBook(db: Handle, bookId: string) {
	return db
		.selectFrom("books")
		.select(["id", "owner_id", "title", "synopsis", "description", "reading_needs", "created_at"])
		.select(() => withoutPictures().as("lacks_pictures"))
		.where("id", "=", bookId)
		.executeTakeFirst();
}
