import { ERASED } from "~/shop/books/rules";
import type { Shop } from "~/shop.server";
import { taxRecordsKeptFrom } from "./rules";
import { deleteTaxRecords } from "./tax-record-store.server";

/**
 * For the sweep: deletes what only the law kept of deleted accounts, once it no longer asks for it (see `TAX_YEARS`;
 * UK GDPR, article 5(1)(e)): stripped orders, nameless reviews, payments and emptied books. An order that has not ended
 * has not been stripped, so it stays.
 */
export async function forgetTaxRecords(shop: Shop): Promise<void> {
	const before = taxRecordsKeptFrom(shop.clock.now()).toISOString();
	await shop.db.transaction().execute((trx) => deleteTaxRecords(trx, ERASED, before));
}
