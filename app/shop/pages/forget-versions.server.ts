import type { Handle } from "#db/open";
import { allPageKeys, printPageKeys } from "~/shop/books/picture-keys";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { deleteOtherVersions, listChosen, unsetPrinted } from "./versions-store.server";

/** An approved book keeps the pages that are in it: every other version goes, with its pictures. */
export async function forgetOtherVersions(shop: Shop, trx: Handle, bookId: string): Promise<void> {
	const gone = await deleteOtherVersions(trx, bookId);
	await removeFiles(shop, trx, gone.flatMap(allPageKeys));
}

/** The pages of a book at print size go; those for the screen stay. */
export async function forgetPrintPages(shop: Shop, trx: Handle, bookId: string): Promise<void> {
	const versions = await listChosen(trx, bookId);
	await unsetPrinted(trx, bookId);
	await removeFiles(shop, trx, versions.flatMap(printPageKeys));
}
