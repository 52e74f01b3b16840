import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { writeBook, writeCover, writeMessage } from "./details-store.server";

/** A family has gone back to a page that says this as a gift, or nothing: its order says the same. */
export async function recordMessage(
	trx: Handle,
	shop: Shop,
	orderId: string,
	message: string,
): Promise<void> {
	await writeMessage(trx, orderId, { gift_message: message, updated_at: shop.clock.now().toISOString() });
}

/** A family has put the letters of a name right: its order is called so, and tells of its book so. */
export async function recordBook(
	trx: Handle,
	shop: Shop,
	orderId: string,
	book: { title: string; description: string },
): Promise<void> {
	await writeBook(trx, orderId, { ...book, updated_at: shop.clock.now().toISOString() });
}

/** A cover is drawn with its letters put right, or anew: the order its book is made for is printed with it, and one that waits to be approved again. */
export async function recordCover(
	trx: Handle,
	shop: Shop,
	{ id, bookId }: { id: string; bookId: string },
): Promise<void> {
	await writeCover(trx, bookId, { cover_id: id, updated_at: shop.clock.now().toISOString() });
}
