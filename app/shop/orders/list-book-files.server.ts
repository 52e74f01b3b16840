import { listMadeFiles, type MadeFile } from "~/shop/printing/made-files.server";
import type { Shop } from "~/shop.server";
import type { OrderRow } from "./store.server";

/** By what their addresses end with. */
const READING_FILES = [
	{ file: "screen.pdf", kind: "screen", ending: "pdf", type: "application/pdf", label: "PDF" },
	{ file: "book.epub", kind: "epub", ending: "epub", type: "application/epub+zip", label: "EPUB" },
] as const;

type BookFile = (typeof READING_FILES)[number] & { made: MadeFile };

/** What an order's buyer may download of its book, to read on a screen; none before it was approved, and of a cancelled order. */
export async function listBookFiles(
	shop: Shop,
	{ id, state }: Pick<OrderRow, "id" | "state">,
): Promise<BookFile[]> {
	if (state === "cancelled") return [];
	const rows = await listMadeFiles(shop, id);
	return READING_FILES.flatMap((file) => {
		const made = rows.find(({ kind }) => kind === file.kind);
		return made ? [{ ...file, made }] : [];
	});
}
