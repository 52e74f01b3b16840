import type { Handle } from "#db/open";
import { eraseBook, eraseOrder, findEndedOrders, isStillNeeded } from "./erased-store.server";

/**
 * Strips the orders of a deleted account that have ended (at or before `before`, ISO) to what tax records need: number,
 * date, amounts and the country of delivery (HMRC, VAT Notice 700/21, kept for six years). Story, characters, pictures,
 * name and address go. `owner` is what the account's rows are named by since, or a prefix of it. Returns the keys of the
 * files to remove.
 */
export async function forgetOrders(trx: Handle, owner: string, before: string): Promise<string[]> {
	const keys: string[] = [];
	for (const { id, book_id, payment_id, delivery } of await findEndedOrders(trx, owner, before)) {
		keys.push(...(await eraseOrder(trx, { id, paymentId: payment_id, delivery: countryOf(delivery) })));
		if (!(await isStillNeeded(trx, book_id))) keys.push(...(await eraseBook(trx, book_id)));
	}
	return keys;
}

function countryOf(delivery: string): string {
	const { country } = JSON.parse(delivery) as { country?: unknown };
	return JSON.stringify(typeof country === "string" ? { country } : {});
}
