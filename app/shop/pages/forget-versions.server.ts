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

/** The pages of a book at print size go; those for the screen stay. `below`: those alone whose pictures are coarser, px in an inch. */
export async function forgetPrintPages(
	shop: Shop,
	trx: Handle,
	bookId: string,
	below?: number,
): Promise<void> {
	const all = await listChosen(trx, bookId);
	const versions = all.filter(({ print_ppi }) => below === undefined || (print_ppi ?? below) < below);
	await unsetPrinted(trx, versions);
	await removeFiles(shop, trx, versions.flatMap(printPageKeys));
}
