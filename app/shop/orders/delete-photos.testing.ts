import { runDueJobs } from "~/jobs/worker.server";
import type { Actor } from "~/shop/actor";
import { ideaOf } from "~/shop/books/books.testing";
import type { DraftForm } from "~/shop/books/rules";
import { saveDraft } from "~/shop/books/save-draft.server";
import { startBook } from "~/shop/books/start-book.server";
import { must } from "~/shop/checkout/checkout.testing";
import { startCover } from "~/shop/covers/start-cover.server";
import type { Shop } from "~/shop.server";
import { makeOrder } from "./orders.testing";

/** A book of this owner's with a drawn cover, from new photos or those of another's `form`, which is also the owner's draft. */
export async function drawnBook(shop: Shop, owner: Actor, given?: DraftForm) {
	const form = given ?? (await ideaOf(shop, owner));
	must(await saveDraft(shop, owner, form, "an address"));
	const { bookId } = must(await startBook(shop, owner, form, { door: "call" }));
	await runDueJobs(shop);
	must(await startCover(shop, owner, { bookId, addressHash: "", awaited: false }));
	await runDueJobs(shop);
	return { bookId, form };
}

/** Has a book ordered and paid; gives its order's id. */
export async function ordered(shop: Shop, ownerId: string, bookId: string): Promise<string> {
	await shop.db.updateTable("books").set({ ordered: 1 }).where("id", "=", bookId).execute();
	const id = await makeOrder(shop, ownerId, { book_id: bookId, first_for: bookId });
	const { payment_id, created_at } = await shop.db
		.selectFrom("orders")
		.select(["payment_id", "created_at"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const prices = { book_pence: 2999, delivery_pence: 499, amount_pence: 3498, discount_pence: 0 };
	await shop.db
		.insertInto("payments")
		.values({
			id: payment_id,
			owner_id: ownerId,
			book_id: bookId,
			state: "succeeded",
			open_for: null,
			again: 0,
			client_secret: null,
			...prices,
			coupon_code: null,
			cover_id: null,
			delivery: null,
			comment: "",
			refund: null,
			created_at,
			updated_at: created_at,
		})
		.execute();
	return id;
}

/** Whether there still are: photos, heads cut out of them, and likenesses of this book. */
export async function keptOf(shop: Shop, bookId: string) {
	const photos = await shop.db.selectFrom("photos").select("id").where("deleted_at", "is", null).execute();
	const heads = await shop.db.selectFrom("heads").select("id").execute();
	const likenesses = await shop.db
		.selectFrom("characters")
		.select("id")
		.where("book_id", "=", bookId)
		.where("likeness_key", "is not", null)
		.execute();
	return { photos: photos.length > 0, heads: heads.length > 0, likenesses: likenesses.length > 0 };
}
