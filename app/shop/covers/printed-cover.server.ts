import { printKey } from "~/shop/books/picture-keys";
import type { Shop } from "~/shop.server";
import { coverById } from "./store.server";

/**
 * A cover as print takes it: where its picture is, what is set on it and where faces are, as JSON, and how fine a vendor's is; null words
 * while it isn't drawn at print size. `faults`: what its inspector found wrong with it.
 */
export type PrintedCover = {
	id: string;
	key: string;
	words: string | null;
	faces: string;
	ppi: number | null;
	faults: string | null;
};

/** A ready cover whoever it belongs to: for the jobs. null when it is gone. */
export async function findPrintedCover(shop: Shop, coverId: string): Promise<PrintedCover | null> {
	const cover = await coverById(shop.db, coverId);
	if (cover?.state !== "ready") return null;
	return {
		id: coverId,
		key: cover.print_key ?? printKey(coverId),
		words: cover.print_words,
		faces: cover.print_faces ?? "[]",
		ppi: cover.print_ppi,
		faults: cover.faults,
	};
}
