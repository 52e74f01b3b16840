import type { Actor } from "~/shop/actor";
import { cleanText } from "~/shop/books/contract";
import { isUnsuitable } from "~/shop/books/moderation";
import { whyUnprintable } from "~/shop/books/printable-signs";
import { readScript } from "~/shop/books/read-script.server";
import type { OrderAsked } from "~/shop/orders/read-order-detail.server";
import { beginVersion, versionsOf } from "~/shop/pages/bought-pages.server";
import { MOST_EDITS, spreadOf } from "~/shop/pages/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { asDedication, DEDICATION_PAGE, dedicationWith, readDedication } from "~/story/dedication";
import { openProof } from "./open-proof.server";
import { mostLetters, NO_PAGE, PROOF_TEXTS, tooLong } from "./rules";

export type Edit = OrderAsked & {
	/** The page, 1 to 24. */
	number: number;
	/** The version that was on the screen when the family began to write. */
	version: number;
	words: string;
};

/** What is wrong with the words of a page; null for nothing. */
function faultOf(words: string, level: string, number: number): string | null {
	const letters = [...words].length;
	const most = mostLetters(level, number);
	if (words === "") return PROOF_TEXTS.empty;
	if (letters > most) return tooLong(letters, most);
	return whyUnprintable(words) ?? (isUnsuitable(words) ? PROOF_TEXTS.unsuitable : null);
}

/** As it is printed: one paragraph; the dedication keeps its lines. */
const asPrinted = (text: string, number: number): string =>
	number === DEDICATION_PAGE ? asDedication(cleanText(text, true)) : cleanText(text);

/** What a page says with a family's words instead of `before`: a gift's message stays under a dedication. */
const withWords = (before: string, words: string, number: number): string =>
	number === DEDICATION_PAGE ? dedicationWith(words, readDedication(before).message) : words;

/**
 * Puts a family's own words on a page: a new version of its picture, drawn with them, and in the book once it is there. Errors: as
 * `openProof`; `invalid` (field `words`); `conflict`: another version is in the book by now (details `newer`: what it says), or one
 * is being drawn; `quota`.
 */
export async function editWords(shop: Shop, actor: Actor | null, edit: Edit): Promise<Result<null>> {
	const open = await openProof(shop, shop.db, actor, edit);
	if (!open.ok) return open;
	const { book_id: bookId } = open.value;
	const script = await readScript(shop, bookId);
	if (!script) return NO_PAGE;
	const typed = asPrinted(edit.words, edit.number);
	const fault = faultOf(typed, script.level, edit.number);
	if (fault) return fail("invalid", fault, { fields: { words: [fault] } });
	return shop.db.transaction().execute(async (trx) => {
		const still = await openProof(shop, trx, actor, edit);
		if (!still.ok) return still;
		const firstPage = spreadOf(edit.number);
		const { versions, inBook, isOpen } = await versionsOf(trx, { bookId, firstPage });
		const before: string[] = JSON.parse(inBook?.words ?? "[]");
		const at = edit.number - firstPage;
		if (!inBook || !before[at]) return NO_PAGE;
		if (isOpen) return fail("conflict", PROOF_TEXTS.beingDrawn);
		if (inBook.version !== edit.version)
			return fail("conflict", PROOF_TEXTS.stale, { details: { newer: before[at] } });
		const words = withWords(before[at], typed, edit.number);
		if (before[at] === words) return done(null);
		const isBegun = await beginVersion(trx, shop, inBook, {
			made_by: "edit",
			version: versions.length + 1,
			words: JSON.stringify(before.map((text, side) => (side === at ? words : text))),
			most: MOST_EDITS,
		});
		return isBegun ? done(null) : fail("quota", PROOF_TEXTS.editsUsed);
	});
}
