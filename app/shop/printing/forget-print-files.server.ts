import type { Handle } from "#db/open";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { deletePrintFiles, type PrintedFor } from "./store.server";

/** The files that were made for these orders go. */
export async function forgetPrintFiles(shop: Shop, trx: Handle, of: PrintedFor): Promise<void> {
	const gone = await deletePrintFiles(trx, of);
	await removeFiles(
		shop,
		trx,
		gone.map(({ file_key }) => file_key),
	);
}
