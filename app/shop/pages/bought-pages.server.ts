import type { Handle } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { listVersions, type PageVersion, previewById } from "./store.server";
import {
	chooseVersion,
	insertVersion,
	isDrawing,
	listBookVersions,
	takeChange,
} from "./versions-store.server";

/** The pages of a bought book, whoever it belongs to: who asks has been shown its order. */

/** All pages of a book as they stand: what its family has had of it, and every version. null where there are none. */
export async function readBoughtPages(shop: Shop, bookId: string) {
	const preview = await previewById(shop.db, bookId);
	return preview ? { preview, versions: await listVersions(shop.db, bookId) } : null;
}

/** Every version of every picture of a book. */
export const allVersions = listVersions;

/** The versions of one picture, the oldest first, and the one that is in the book. */
export async function versionsOf(db: Handle, book: { bookId: string; firstPage: number }) {
	const versions = await listBookVersions(db, book);
	return { versions, inBook: versions.find(({ chosen }) => chosen === 1), isOpen: versions.some(isOpen) };
}

/** Whether a version is still being made. */
export const isOpen = ({ state }: PageVersion) => state === "writing" || state === "drawing";

/** Whether any picture of a book is being made. */
export const isBeingDrawn = isDrawing;

/** Puts a version into the book instead of the one that is in it. */
export const putIn = chooseVersion;

/** Who asks for a version of a bought book, and how many of the kind a book may have. */
export type Asked = { made_by: "proof-redraw" | "edit"; most: number } | { made_by: "operator"; most: null };

/**
 * Begins another version of the picture that is in the book, with words or a seed and look of its own, in the transaction that has
 * found none under way; it is in the book once it is drawn. Returns false where the family has had `most` of this kind; what the operator asks for is counted against nobody.
 */
export async function beginVersion(
	trx: Handle,
	shop: Shop,
	{ book_id: bookId, first_page, words, seed, look }: PageVersion,
	begun: Pick<PageVersion, "version"> & Partial<Pick<PageVersion, "words" | "seed" | "look">> & Asked,
): Promise<boolean> {
	if (begun.made_by !== "operator" && !(await takeChange(trx, bookId, begun.made_by, begun.most)))
		return false;
	const { most, ...version } = begun;
	const id = shop.ids.next("page");
	const created_at = shop.clock.now().toISOString();
	await insertVersion(trx, {
		words,
		seed,
		look,
		...version,
		id,
		book_id: bookId,
		first_page,
		state: "drawing",
		failure: null,
		created_at,
	});
	await enqueue(trx, shop, { kind: "draw-pages", key: `draw-pages:${id}`, payload: { bookId } });
	return true;
}
