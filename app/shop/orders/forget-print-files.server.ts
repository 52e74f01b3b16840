import { printKeptSince } from "~/shop/books/rules";
import { forgetPrintCovers } from "~/shop/covers/forget-print-cover.server";
import { forgetPrintPages } from "~/shop/pages/forget-versions.server";
import { forgetPrintFiles } from "~/shop/printing/forget-print-files.server";
import type { Shop } from "~/shop.server";
import { findPrintedLongAgo } from "./forget-store.server";

const AT_ONCE = 20;

/** Forgets what was made for print of books whose last order is too long ago. Gives how many books. */
export async function forgetOldPrint(shop: Shop): Promise<number> {
	return shop.db.transaction().execute(async (trx) => {
		const due = await findPrintedLongAgo(trx, printKeptSince(shop.clock.now()), AT_ONCE);
		for (const bookId of due) {
			await forgetPrintFiles(shop, trx, { bookId });
			await forgetPrintPages(shop, trx, bookId);
			await forgetPrintCovers(shop, trx, bookId);
		}
		return due.length;
	});
}
