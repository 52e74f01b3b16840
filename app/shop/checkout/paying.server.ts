import type { Handle } from "#db/open";
import { keptFrom } from "~/shop/books/forget-drafts.server";
import type { Shop } from "~/shop.server";
import { cancelCharge } from "./close-charge.server";
import { lookSoon } from "./look-later.server";
import { findOpenPayments, findPaidBooks } from "./paying-store.server";
import { writePaymentState } from "./payment-store.server";

/** Which of these books a payment may still order: its money is with us, about to be, or a bank has been asked. */
export async function listPaidBooks(
	shop: Shop,
	db: Handle,
	bookIds: readonly string[],
): Promise<Set<string>> {
	return new Set(await findPaidBooks(db, bookIds, keptFrom(shop).written));
}

/** Which of these books have a payment that somebody could still pay. */
export async function listPayableBooks(db: Handle, bookIds: readonly string[]): Promise<Set<string>> {
	return new Set((await findOpenPayments(db, bookIds)).map(({ book_id }) => book_id));
}

/**
 * Calls off the open payments of these books, so that nobody can pay for what can't be made any more. One that has been
 * charged is noted as such and looked at soon; where the provider is away, payments stay as they are.
 */
export async function cancelOpenPayments(shop: Shop, bookIds: readonly string[]): Promise<void> {
	for (const { id } of await findOpenPayments(shop.db, bookIds)) {
		if ((await cancelCharge(shop, id)) !== "paid") continue;
		await writePaymentState(shop.db, id, "processing", shop.clock.now().toISOString());
		await lookSoon(shop, id);
	}
}
