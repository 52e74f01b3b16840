import type { Handle } from "#db/open";
import { DELIVERY_FIELDS, type TypedDelivery } from "./rules";

/** The book a checkout is about. `coverId` is its finished cover, null while there is none. */
export type CheckoutBook = {
	id: string;
	title: string;
	synopsis: string;
	comment: string;
	coverId: string | null;
	ordered: boolean;
	/** How many orders it has had: more than one with *Order again*. */
	orders: number;
	/** ISO. */
	createdAt: string;
};

/** A book of this owner, or of their current draft when no id is given; null when there is none. */
export async function findCheckoutBook(
	db: Handle,
	ownerId: string,
	bookId: string | null,
): Promise<CheckoutBook | null> {
	const row = await db
		.selectFrom("books")
		.leftJoin("covers", (join) =>
			join.onRef("covers.id", "=", "books.cover_id").on("covers.state", "=", "ready"),
		)
		.select([
			"books.id",
			"title",
			"synopsis",
			"description",
			"comment",
			"ordered",
			"books.created_at",
			"covers.id as ready_cover",
		])
		.select((eb) =>
			eb
				.selectFrom("orders")
				.select(eb.fn.countAll<number>().as("count"))
				.whereRef("orders.book_id", "=", "books.id")
				.as("orders"),
		)
		.where("books.owner_id", "=", ownerId)
		.where("books.id", "=", (eb) =>
			bookId === null
				? eb.selectFrom("drafts").select("book_id").where("owner_id", "=", ownerId)
				: eb.val(bookId),
		)
		.executeTakeFirst();
	if (!row) return null;
	return {
		id: row.id,
		title: row.title,
		synopsis: row.synopsis ?? row.description,
		comment: row.comment,
		coverId: row.ready_cover,
		ordered: row.ordered === 1,
		orders: Number(row.orders ?? 0),
		createdAt: row.created_at,
	};
}

export type KeptCheckout = { typed: Partial<TypedDelivery>; couponCode: string | null };

/** What was typed at this book's checkout so far. */
export async function findKept(db: Handle, ownerId: string, bookId: string): Promise<KeptCheckout> {
	const row = await db
		.selectFrom("checkouts")
		.select(["typed", "coupon_code"])
		.where("book_id", "=", bookId)
		.where("owner_id", "=", ownerId)
		.executeTakeFirst();
	if (!row) return { typed: {}, couponCode: null };
	const typed = JSON.parse(row.typed) as Record<string, unknown>;
	const known = DELIVERY_FIELDS.flatMap((field) => {
		const text = typed[field];
		return typeof text === "string" ? [[field, text]] : [];
	});
	return { typed: Object.fromEntries(known), couponCode: row.coupon_code };
}

/**
 * Keeps what was typed; `couponCode` only when it is given. For the transaction that has found the book to be this owner's.
 */
export async function writeKept(
	trx: Handle,
	kept: {
		bookId: string;
		ownerId: string;
		typed: Partial<TypedDelivery>;
		couponCode?: string | null;
		at: string;
	},
): Promise<void> {
	const changed = {
		owner_id: kept.ownerId,
		typed: JSON.stringify(kept.typed),
		updated_at: kept.at,
		...(kept.couponCode === undefined ? {} : { coupon_code: kept.couponCode }),
	};
	await trx
		.insertInto("checkouts")
		.values({ book_id: kept.bookId, coupon_code: null, created_at: kept.at, ...changed })
		.onConflict((conflict) => conflict.column("book_id").doUpdateSet(changed))
		.execute();
}
