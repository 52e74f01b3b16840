import type { Handle } from "#db/open";
import type { Shop } from "~/shop.server";
import { writeBook, writeMessage } from "./details-store.server";

/** A family has gone back to a page that says this as a gift, or nothing: its order says the same. */
export async function recordMessage(
	trx: Handle,
	shop: Shop,
	orderId: string,
	message: string,
): Promise<void> {
	await writeMessage(trx, orderId, { gift_message: message, updated_at: shop.clock.now().toISOString() });
}

/** A family has put the letters of its cover right: its order is called so, and printed with that cover. */
export async function recordBook(
	trx: Handle,
	shop: Shop,
	orderId: string,
	{ title, coverId }: { title: string; coverId: string | null },
): Promise<void> {
	const cover = coverId ? { cover_id: coverId } : {};
	await writeBook(trx, orderId, { title, ...cover, updated_at: shop.clock.now().toISOString() });
}
