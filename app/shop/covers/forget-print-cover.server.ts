import type { Handle } from "#db/open";
import { coverArtKey, printKey } from "~/shop/books/picture-keys";
import { removeFiles } from "~/shop/remove-files.server";
import type { Shop } from "~/shop.server";
import { coverById, unsetPrinted } from "./store.server";

/** A cover at print size goes where its vendor's picture has fewer px in an inch than `below`: it is drawn once more before it is printed. */
export async function forgetPrintCover(
	shop: Shop,
	trx: Handle,
	coverId: string,
	below: number,
): Promise<void> {
	const cover = await coverById(trx, coverId);
	if (!cover || (cover.print_ppi ?? below) >= below) return;
	await unsetPrinted(trx, coverId);
	await removeFiles(shop, trx, [cover.print_key ?? printKey(coverId), coverArtKey(coverId, "print")]);
}
