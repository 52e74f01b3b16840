import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Actor } from "~/shop/actor";
import { ERASED } from "~/shop/books/rules";
import { cancelOpenPayments, listPaidBooks, listPayableBooks } from "~/shop/checkout/paying.server";
import { foldEmail } from "~/shop/email";
import { deleteHeads } from "~/shop/likenesses/delete-heads.server";
import { DELETE_BOOK_TEXTS, isBookGone } from "~/shop/orders/delete-book";
import { findShownOrder, type OrderAsked } from "~/shop/orders/read-order-detail.server";
import { recordDeletion } from "~/shop/orders/record-deletion.server";
import { NOT_PROVED, ORDER_ENDED, ORDER_NOT_FOUND, OTHER_EMAIL } from "~/shop/orders/rules";
import { deletePhotos } from "~/shop/photos/delete-photos.server";
import { forgetPrintFiles } from "~/shop/printing/forget-print-files.server";
import { removeFiles } from "~/shop/remove-files.server";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { emptyOfErased } from "./erase-owner.server";
import { disownBook, eraseBook, findPeopleOf, findUnfinished } from "./erased-store.server";

type Shown = NonNullable<Awaited<ReturnType<typeof findShownOrder>>>["row"];

/** Why a book can't be deleted just now, for whoever may see its order; null while it can. Error `not_found`. */
export async function readWhyBookStays(
	shop: Shop,
	actor: Actor | null,
	asked: OrderAsked,
): Promise<Result<string | null>> {
	const shown = await findShownOrder(shop, shop.db, actor, asked);
	return shown ? done(await whyBookStays(shop, shop.db, shown.row)) : ORDER_NOT_FOUND;
}

async function whyBookStays(shop: Shop, db: Handle, row: Shown): Promise<string | null> {
	if (isBookGone(row)) return DELETE_BOOK_TEXTS.gone;
	if (!(ORDER_ENDED as readonly string[]).includes(row.state)) return DELETE_BOOK_TEXTS.making;
	const unfinished = await findUnfinished(db, row.book_id);
	if (unfinished.order) return DELETE_BOOK_TEXTS.other;
	if (unfinished.damage) return DELETE_BOOK_TEXTS.damage;
	const paid = await listPaidBooks(shop, db, [row.book_id]);
	return paid.size > 0 ? DELETE_BOOK_TEXTS.paying : null;
}

/**
 * *Delete this book*: a family deletes what a book that has been ordered says and shows, once all of its orders have ended; who types
 * the order's e-mail address means it. The orders stay, without a word of the book. Its family gets a receipt by
 * mail. Errors: `not_found`, the same for somebody else's; `forbidden`, by the order's link alone; `invalid` (another address);
 * `conflict`: why it stays.
 */
export async function deleteOrderedBook(
	shop: Shop,
	actor: Actor | null,
	{ email, ...asked }: OrderAsked & { email: string },
): Promise<Result<null>> {
	const first = await mayDelete(shop, shop.db, actor, { email, ...asked });
	if (!first.ok) return first;
	// Nobody may pay for *Order again* of what is gone.
	await cancelOpenPayments(shop, [first.value.book_id]);
	const deleted: Result<null> = await shop.db.transaction().execute(async (trx) => {
		const still = await mayDelete(shop, trx, actor, { email, ...asked });
		if (!still.ok) return still;
		const payable = await listPayableBooks(trx, [still.value.book_id]);
		if (payable.size > 0) return fail("conflict", DELETE_BOOK_TEXTS.paying);
		await erase(trx, shop, still.value);
		const mail = "book-deleted";
		const payload = { mail, id: asked.orderId };
		await enqueue(trx, shop, { kind: "send-mail", key: `${mail}:${asked.orderId}`, payload });
		return done(null);
	});
	if (deleted.ok) await emptyOfErased(shop);
	return deleted;
}

/** The order whose book this visitor may delete now. Errors as `deleteOrderedBook`. */
async function mayDelete(
	shop: Shop,
	db: Handle,
	actor: Actor | null,
	{ email, ...asked }: OrderAsked & { email: string },
): Promise<Result<Shown>> {
	const shown = await findShownOrder(shop, db, actor, asked);
	if (!shown) return ORDER_NOT_FOUND;
	if (!shown.proved) return NOT_PROVED;
	const why = await whyBookStays(shop, db, shown.row);
	if (why) return fail("conflict", why);
	if (foldEmail(email) !== shown.row.email_fold)
		return fail("invalid", OTHER_EMAIL, { fields: { email: [OTHER_EMAIL] } });
	return done(shown.row);
}

async function erase(
	trx: Handle,
	shop: Shop,
	{ book_id: bookId, book_owner_id: owner }: Shown,
): Promise<void> {
	const { characters, photoIds } = await findPeopleOf(trx, bookId);
	if (owner !== null && photoIds.length > 0) {
		await deletePhotos(shop, trx, owner, photoIds);
		await deleteHeads(shop, trx, owner, photoIds);
	}
	await recordDeletion(trx, shop, characters, "asked", { tells: false });
	await forgetPrintFiles(shop, trx, { bookId });
	const pictures = await eraseBook(trx, bookId);
	const photos = await disownBook(trx, bookId, shop.ids.next(ERASED));
	await removeFiles(shop, trx, [...pictures, ...photos]);
}
