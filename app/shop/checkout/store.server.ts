import type { Handle } from "#db/open";
import { isApproved, lastOrderedAt, withoutPictures } from "~/shop/books/book-characters.server";
import { CHECKOUT_FIELDS, type TypedCheckout } from "./rules";

/** The book a checkout is about. */
export type CheckoutBook = NonNullable<Awaited<ReturnType<typeof findCheckoutBook>>>;

/**
 * A book of this owner, or of their current draft when no id is given, with the cover named or else its chosen one; what has
 * been ordered has the cover it was ordered with, whatever is named. Null when there is no such book.
 */
export async function findCheckoutBook(
	db: Handle,
	ownerId: string,
	bookId: string | null,
	coverId: string | null,
) {
	const row = await db
		.selectFrom("books")
		.leftJoin("covers", (join) =>
			join
				.onRef("covers.book_id", "=", "books.id")
				.on("covers.state", "=", "ready")
				.on("covers.id", "=", (eb) =>
					coverId === null
						? eb.ref("books.cover_id")
						: eb.case().when("books.ordered", "=", 1).then(eb.ref("books.cover_id")).else(coverId).end(),
				),
		)
		.leftJoin("checkouts", (join) =>
			join.onRef("checkouts.book_id", "=", "books.id").onRef("checkouts.owner_id", "=", "books.owner_id"),
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
			"checkouts.typed",
			"checkouts.coupon_code",
		])
		.select((eb) => [
			withoutPictures().as("lacks_pictures"),
			isApproved().as("is_approved"),
			eb
				.selectFrom("orders")
				.select(eb.fn.countAll<number>().as("count"))
				.whereRef("orders.book_id", "=", "books.id")
				.as("orders"),
			lastOrderedAt().as("last_ordered_at"),
			eb
				.selectFrom("payments")
				.select(eb.fn.countAll<number>().as("count"))
				.whereRef("payments.book_id", "=", "books.id")
				.as("payments"),
		])
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
		/** Its finished cover, null while there is none. */
		coverId: row.ready_cover,
		/** Nothing more can be drawn of it. */
		photosDeleted: Boolean(row.lacks_pictures),
		ordered: row.ordered === 1,
		/** Somebody has said that it may be printed. */
		approved: Boolean(row.is_approved),
		/** How many orders it has had: more than one with *Order again*. */
		orders: Number(row.orders ?? 0),
		/** ISO; null for a book that nobody has ordered. */
		lastOrderedAt: row.last_ordered_at,
		/** How many payments it has had; it only grows. */
		payments: Number(row.payments ?? 0),
		/** What was typed at its checkout so far, and the coupon applied there. */
		typed: typedOf(row.typed),
		couponCode: row.coupon_code,
		/** ISO; its offer counts from there. */
		createdAt: row.created_at,
	};
}

/** Reads the form as it was typed; what is no field of it is nobody's. */
function typedOf(json: string | null): Partial<TypedCheckout> {
	const typed = JSON.parse(json ?? "{}") as Record<string, unknown>;
	const known = CHECKOUT_FIELDS.flatMap((field) => {
		const text = typed[field];
		return typeof text === "string" ? [[field, text]] : [];
	});
	return Object.fromEntries(known);
}

/**
 * Keeps what was typed, and the coupon where `couponCode` is given, as long as the book is this owner's: in one statement, for
 * a guest may sign in, or an account be deleted, in another tab, and no name may be written after it. Returns whether it was.
 */
export async function writeTyped(
	db: Handle,
	kept: {
		bookId: string;
		ownerId: string;
		typed: Partial<TypedCheckout>;
		couponCode?: string | null;
		at: string;
	},
): Promise<boolean> {
	const { bookId, ownerId, at } = kept;
	const typed = JSON.stringify(kept.typed);
	const coupon = kept.couponCode === undefined ? {} : { coupon_code: kept.couponCode };
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("checkouts")
		.columns(["book_id", "owner_id", "typed", "coupon_code", "created_at", "updated_at"])
		.expression((eb) =>
			eb
				.selectFrom("books")
				.select((book) => [
					"books.id",
					"books.owner_id",
					book.val(typed).as("typed"),
					book.val(kept.couponCode ?? null).as("coupon_code"),
					book.val(at).as("created_at"),
					book.val(at).as("updated_at"),
				])
				.where("id", "=", bookId)
				.where("owner_id", "=", ownerId),
		)
		.onConflict((conflict) =>
			conflict.column("book_id").doUpdateSet({ owner_id: ownerId, typed, updated_at: at, ...coupon }),
		)
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
