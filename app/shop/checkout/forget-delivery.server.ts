import type { Handle } from "#db/open";
import { keptFrom } from "~/shop/books/forget-drafts.server";
import type { Shop } from "~/shop.server";
import { forgetOldDeliveries, forgetOwnedDeliveries } from "./forget-store.server";

/** The mail that says a payment goes back is out by then, ms. */
const MAILED_BY_MS = 24 * 3600_000;

/**
 * For the sweep: names and addresses given for an order that never was go with the draft it was to be made of, those of a
 * payment that has ended a day later. An order keeps its own.
 */
export async function forgetDeliveries(shop: Shop): Promise<void> {
	const ended = new Date(shop.clock.now().getTime() - MAILED_BY_MS).toISOString();
	await forgetOldDeliveries(shop.db, { ended, idle: keptFrom(shop).written });
}

/**
 * For the deletion of an account, in its transaction: the same at once for all of an owner's payments but those that may
 * still become an order.
 */
export async function forgetDeliveriesOf(shop: Shop, trx: Handle, owner: string): Promise<void> {
	await forgetOwnedDeliveries(trx, owner, keptFrom(shop).written);
}
