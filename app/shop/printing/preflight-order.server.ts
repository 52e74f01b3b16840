import type { Shop } from "~/shop.server";
import { heldOf } from "./book-pictures.server";
import { coarseIn } from "./held-to";
import { type FileKind, preflight } from "./preflight.server";
import type { OrderToPrint } from "./print-pictures.server";
import { listPrintFiles } from "./store.server";

const KINDS: readonly FileKind[] = ["interior", "case", "whole"];

/** What is wrong with an order's files as they are kept, and what could be better; null where one isn't there, "no tools" where nobody can look. */
export async function preflightOrder(
	shop: Shop,
	order: OrderToPrint,
): Promise<{ faults: string[]; coarse: string[] } | null | "no tools"> {
	const rows = await listPrintFiles(shop.db, order.id);
	const held = await heldOf(shop, order).catch(() => null);
	if (!held) return null;
	const faults: string[] = [];
	for (const kind of KINDS) {
		const row = rows.find((one) => one.kind === kind);
		const bytes = row && (await shop.providers.files.get(row.file_key));
		if (!bytes) return null;
		const found = await preflight(shop.settings.DATA_DIR, bytes, kind, held);
		if (found === null) return "no tools";
		faults.push(...found);
	}
	return { faults, coarse: coarseIn(held) };
}
