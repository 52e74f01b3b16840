import type { Handle } from "#db/open";
import { BACK_PAGE } from "~/studio/story/back-cover";
import { listChosen, type PrintFaces, type PrintWords } from "./versions-store.server";

/** A spread as it is in its book: what each page has to say, and what print sets on it; null while they aren't drawn at print size. */
export type PrintedSpread = {
	id: string;
	firstPage: number;
	/** How it is composed where it isn't as its script has it. */
	look: string | null;
	pages: number;
	said: string[];
	words: PrintWords | null;
	faces: PrintFaces;
	/** How fine a vendor's picture is in print. */
	ppi: number | null;
};

/** The spreads that are in a book between its covers, in their order. */
export async function listPrinted(db: Handle, bookId: string): Promise<PrintedSpread[]> {
	const versions = await listChosen(db, bookId);
	const between = versions.filter(({ first_page }) => first_page !== BACK_PAGE);
	return between.map(({ id, first_page, look, words, print_words, print_faces, print_ppi }) => {
		const said = JSON.parse(words ?? "[]") as string[];
		return {
			id,
			firstPage: first_page,
			look,
			pages: said.length,
			said,
			words: print_words === null ? null : (JSON.parse(print_words) as PrintWords),
			faces: JSON.parse(print_faces ?? "[]") as PrintFaces,
			ppi: print_ppi,
		};
	});
}
