import type { Handle } from "#db/open";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { deletePrintFiles } from "./store.server";

/** The files that were made of a book for its orders go. */
export async function forgetPrintFiles(shop: Shop, trx: Handle, bookId: string): Promise<void> {
	const gone = await deletePrintFiles(trx, bookId);
	await removeFiles(
		shop,
		trx,
		gone.map(({ file_key }) => file_key),
	);
}
