import type { Handle } from "#db/open";
import { forgetPrintFiles } from "~/shop/printing/forget-print-files.server";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { eraseBook, eraseOrder, findEndedOrders, isStillNeeded } from "./erased-store.server";

/**
 * Strips the orders of a deleted account that have ended (at or before `before`, ISO) to what tax records need: number,
 * date, amounts and the country of delivery (HMRC, VAT Notice 700/21, kept for six years). Story, characters, pictures,
 * what was printed, name and address go, files too. `owner` is what the account's rows are named by since, or a prefix of it.
 */
export async function forgetOrders(shop: Shop, trx: Handle, owner: string, before: string): Promise<void> {
	const keys: string[] = [];
	for (const { id, book_id, payment_id, delivery } of await findEndedOrders(trx, owner, before)) {
		keys.push(...(await eraseOrder(trx, { id, paymentId: payment_id, delivery: countryOf(delivery) })));
		if (!(await isStillNeeded(trx, book_id))) keys.push(...(await eraseBook(trx, book_id)));
	}
	await removeFiles(shop, trx, keys);
	// Also what a job that was at work when its order was stripped has made since.
	await forgetPrintFiles(shop, trx, "stripped orders");
}

function countryOf(delivery: string): string {
	const { country } = JSON.parse(delivery) as { country?: unknown };
	return JSON.stringify(typeof country === "string" ? { country } : {});
}
