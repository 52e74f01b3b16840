import type { Handle } from "#db/open";
import { coverArtKey, printKey } from "~/shop/books/picture-keys";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { coverById, listReady, unsetPrinted } from "./store.server";

/** The covers of a book at print size go; those for the screen stay. */
export async function forgetPrintCovers(shop: Shop, trx: Handle, bookId: string): Promise<void> {
	for (const { id } of await listReady(trx, bookId)) await forgetPrintCover(shop, trx, id);
}

/** A cover at print size goes; `below`: only where its vendor's picture has fewer px in an inch. It is drawn once more before it is printed. */
export async function forgetPrintCover(
	shop: Shop,
	trx: Handle,
	coverId: string,
	below?: number,
): Promise<void> {
	const cover = await coverById(trx, coverId);
	if (!cover || (below !== undefined && (cover.print_ppi ?? below) >= below)) return;
	await unsetPrinted(trx, coverId);
	await removeFiles(shop, trx, [cover.print_key ?? printKey(coverId), coverArtKey(coverId, "print")]);
}
