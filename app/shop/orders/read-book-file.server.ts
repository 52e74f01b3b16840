import type { Actor } from "~/shop/actor";
import { readMadeFile } from "~/shop/printing/made-files.server";
import type { Shop } from "~/shop.server";
import { listBookFiles } from "./list-book-files.server";
import { findShownOrder, type OrderAsked } from "./read-order-detail.server";

/** A file of an approved book for reading, for whom `findShownOrder` shows its order; null for everybody else. */
export async function readBookFile(
	shop: Shop,
	actor: Actor | null,
	{ file, ...asked }: OrderAsked & { file: string },
): Promise<{ bytes: Uint8Array; type: string; name: string } | null> {
	const shown = await findShownOrder(shop, shop.db, actor, asked);
	const files = shown ? await listBookFiles(shop, shown.row) : [];
	const found = files.find((one) => one.file === file);
	const bytes = found && (await readMadeFile(shop, found.made));
	return shown && bytes ? { bytes, type: found.type, name: `${shown.row.title}.${found.ending}` } : null;
}
