import type { Handle } from "#db/open";
import { allPageKeys, pictureKeys } from "~/shop/books/picture-keys";
import { ORDER_ENDED, ORDER_VOID } from "~/shop/orders/rules";

/** Orders with an address whose owner's name begins with `owner`, that ended at or before `before` (ISO 8601). */
export function findEndedOrders(db: Handle, owner: string, before: string) {
	return (
		db
			.selectFrom("orders")
			.select(["id", "book_id", "payment_id", "delivery"])
			.where("owner_id", "like", `${owner}%`)
			// An order that is stripped already has no address.
			.where("email_fold", "!=", "")
			.where("updated_at", "<=", before)
			.where((eb) => eb.or([eb("state", "in", [...ORDER_ENDED]), eb("status", "in", [...ORDER_VOID])]))
			.execute()
	);
}

/** What an order says of its book once that is gone. */
const NOTHING_TOLD = {
	title: "Personalised storybook",
	description: "",
	comment: "",
	gift_message: "",
	cover_id: null,
};

/** Takes what is told of a book out of its orders and payments, and makes the book nobody's. Returns the keys of photos of its damage. */
export async function disownBook(trx: Handle, bookId: string, nobody: string): Promise<string[]> {
	await trx.updateTable("orders").set(NOTHING_TOLD).where("book_id", "=", bookId).execute();
	await trx
		.updateTable("payments")
		.set({ comment: "", gift_message: "", cover_id: null })
		.where("book_id", "=", bookId)
		.execute();
	await trx.updateTable("books").set({ owner_id: nobody, open_for: null }).where("id", "=", bookId).execute();
	const orders = trx.selectFrom("orders").select("id").where("book_id", "=", bookId);
	await trx.updateTable("order_events").set({ note: "" }).where("order_id", "in", orders).execute();
	const damages = await trx
		.deleteFrom("damages")
		.where("order_id", "in", orders)
		.returning("file_key")
		.execute();
	return damages.flatMap(({ file_key }) => file_key ?? []);
}

/** What of a book isn't done with yet: an order that hasn't ended, a report of damage that waits for its answer. */
export async function findUnfinished(db: Handle, bookId: string) {
	const orders = db.selectFrom("orders").select("id").where("book_id", "=", bookId);
	const order = await orders
		.where("state", "not in", [...ORDER_ENDED])
		.limit(1)
		.executeTakeFirst();
	const damage = await db
		.selectFrom("damages")
		.select("id")
		.where("open_for", "in", orders)
		.executeTakeFirst();
	return { order: order !== undefined, damage: damage !== undefined };
}

/** Who is in a book, and those of their photos that no other book was made from. */
export async function findPeopleOf(db: Handle, bookId: string) {
	const characters = await db
		.selectFrom("characters")
		.select(["book_id", "photo_id", "likeness_key"])
		.where("book_id", "=", bookId)
		.execute();
	const ids = characters.map(({ photo_id }) => photo_id);
	const shared = await db
		.selectFrom("characters")
		.select("photo_id")
		.where("photo_id", "in", ids)
		.where("book_id", "!=", bookId)
		.execute();
	const others = new Set(shared.map(({ photo_id }) => photo_id));
	return { characters, photoIds: ids.filter((id) => !others.has(id)) };
}

/** Leaves of an order its number, date, amounts and `delivery`, what is kept of the address (JSON). Returns the keys of its photos. */
export async function eraseOrder(
	trx: Handle,
	{ id, paymentId, delivery }: { id: string; paymentId: string; delivery: string },
): Promise<string[]> {
	await trx
		.updateTable("orders")
		.set({ ...NOTHING_TOLD, delivery, email_fold: "" })
		.where("id", "=", id)
		.execute();
	await trx
		.updateTable("payments")
		.set({ delivery: null, comment: "", gift_message: "", cover_id: null })
		.where("id", "=", paymentId)
		.execute();
	await trx.deleteFrom("order_emails").where("order_id", "=", id).execute();
	await trx.updateTable("order_events").set({ note: "" }).where("order_id", "=", id).execute();
	await trx.updateTable("coupon_uses").set({ email_fold: "" }).where("order_id", "=", id).execute();
	const damages = await trx.deleteFrom("damages").where("order_id", "=", id).returning("file_key").execute();
	return damages.flatMap(({ file_key }) => file_key ?? []);
}

/** *Order again* makes a second order of the same book: its story stays until that one has ended too. */
export async function isStillNeeded(trx: Handle, bookId: string): Promise<boolean> {
	const order = await trx
		.selectFrom("orders")
		.select("id")
		.where("book_id", "=", bookId)
		.where("email_fold", "!=", "")
		.limit(1)
		.executeTakeFirst();
	return order !== undefined;
}

/** The row stays, for reviews and the order lead to it; everything told in it goes. Returns the keys of its pictures. */
export async function eraseBook(trx: Handle, bookId: string): Promise<string[]> {
	const characters = await trx
		.deleteFrom("characters")
		.where("book_id", "=", bookId)
		.returning(["book_id", "id", "likeness_key", "sheet_key"])
		.execute();
	const covers = await trx
		.deleteFrom("covers")
		.where("book_id", "=", bookId)
		.returning(["id", "screen_key", "print_key"])
		.execute();
	await trx.deleteFrom("scripts").where("book_id", "=", bookId).execute();
	const told = {
		title: "",
		location: "",
		description: "",
		reading_needs: "",
		comment: "",
		synopsis: null,
		image_prompt: null,
		setting: null,
		time: null,
		cover_id: null,
	};
	await trx.updateTable("books").set(told).where("id", "=", bookId).execute();
	const pages = await trx
		.deleteFrom("page_versions")
		.where("book_id", "=", bookId)
		.returning(["id", "first_page"])
		.execute();
	await trx.deleteFrom("previews").where("book_id", "=", bookId).execute();
	return [...pictureKeys(characters, covers), ...pages.flatMap(allPageKeys)];
}
