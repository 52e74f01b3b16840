import { UNORDERED_KEPT_MS } from "~/shop/books/rules";
import type { Shop } from "~/shop.server";
import { forgetOldDeliveries } from "./forget-store.server";

/** The mail that says a payment goes back is out by then, ms. */
const MAILED_BY_MS = 24 * 3600_000;

/**
 * For the sweep: names and addresses given for an order that never was go with the draft it was to be made of, those of a
 * payment that has ended a day later. An order keeps its own.
 */
export async function forgetDeliveries(shop: Shop): Promise<void> {
	const ago = (ms: number) => new Date(shop.clock.now().getTime() - ms).toISOString();
	await forgetOldDeliveries(shop.db, { ended: ago(MAILED_BY_MS), idle: ago(UNORDERED_KEPT_MS) });
}
