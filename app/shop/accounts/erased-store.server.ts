import type { Handle } from "#db/open";
import { pageKeys, pictureKeys } from "~/shop/books/picture-keys";
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

/** Leaves of an order its number, date, amounts and `delivery`, what is kept of the address (JSON). */
export async function eraseOrder(
	trx: Handle,
	{ id, paymentId, delivery }: { id: string; paymentId: string; delivery: string },
): Promise<void> {
	const nothing = { title: "Personalised storybook", description: "", comment: "" };
	await trx
		.updateTable("orders")
		.set({ ...nothing, delivery, email_fold: "", cover_id: null })
		.where("id", "=", id)
		.execute();
	await trx
		.updateTable("payments")
		.set({ delivery: null, comment: "", cover_id: null })
		.where("id", "=", paymentId)
		.execute();
	await trx.updateTable("coupon_uses").set({ email_fold: "" }).where("order_id", "=", id).execute();
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
		.returning(["book_id", "id", "likeness_key"])
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
	return [...pictureKeys(characters, covers), ...pages.flatMap(pageKeys)];
}
