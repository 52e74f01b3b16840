import type { Sheets } from "~/providers/illustrator/port";
import {
	type CharacterRow,
	readBookWithCharacters,
	readFace,
	setSheet,
} from "~/shop/books/book-characters.server";
import { illustratorOf } from "~/shop/books/illustrator-of.server";
import { isSheetOf, sheetKey } from "~/shop/books/picture-keys";
import { readScript } from "~/shop/books/read-script.server";
import { isPicture } from "~/shop/likenesses/is-picture";
import { cancelRemoval, planRemoval, removeFiles } from "~/shop/remove-files.server";
import { countSpending } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import type { SheetBrief } from "~/studio/story/brief";
import { memberOf } from "./brief.server";

/**
 * Gives all characters of a book their sheets, side by side, where whoever draws it draws from sheets. One that is there of the same head
 * and clothes stays, and costs nothing; of others it goes. A character whose sheet can't be drawn is drawn from the head alone: the cover
 * isn't lost for it, and the next one tries it again.
 */
export async function keepSheets(shop: Shop, bookId: string, signal: AbortSignal): Promise<void> {
	const cast = await readBookWithCharacters(shop, bookId);
	const sheets = cast && illustratorOf(shop, cast.book).sheets;
	if (!sheets) return;
	const { book, characters } = cast;
	const script = await readScript(shop, bookId);
	const keep = async (character: CharacterRow, at: number) => {
		const face = await readFace(shop, character);
		if (!face) return;
		const member = memberOf({ book, script }, character, at);
		await keepSheet(shop, sheets, character, { ...face, member, looks: script?.looks }, signal);
	};
	const ends = await Promise.allSettled(characters.map(keep));
	for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Bought, kept and counted at once: a book that is deleted meanwhile leaves nothing, and nothing is counted twice. */
async function keepSheet(
	shop: Shop,
	sheets: Sheets,
	before: CharacterRow,
	brief: SheetBrief,
	signal: AbortSignal,
): Promise<void> {
	const { book_id: bookId, sheet_key: old } = before;
	const name = sheets.nameOf(brief);
	if (old && isSheetOf(old, name)) return;
	if (old && !(await forgetSheet(shop, before))) return;
	const character = { ...before, sheet_key: null };
	const drawn = await withTimeout(signal, sheets.draw(brief, signal));
	if (!drawn.ok || !isPicture(drawn.value)) return countSpending(shop, shop.db, bookId, drawn);
	const key = sheetKey(bookId, name, shop.ids.next("sheet"));
	const removal = await planRemoval(shop, [key]);
	await shop.providers.files.put(key, drawn.value, "image/jpeg");
	await shop.db.transaction().execute(async (trx) => {
		await countSpending(shop, trx, bookId, drawn);
		const inTime = await cancelRemoval(trx, removal);
		// Its head went, or its book, while it was drawn.
		if (!inTime || !(await setSheet(trx, character, key))) await removeFiles(shop, trx, [key]);
	});
}

/** Another head, or other clothes: the sheet of before isn't drawn from any more. */
function forgetSheet(shop: Shop, character: CharacterRow): Promise<boolean> {
	return shop.db.transaction().execute(async (trx) => {
		if (!(await setSheet(trx, character, null))) return false;
		await removeFiles(shop, trx, character.sheet_key ? [character.sheet_key] : []);
		return true;
	});
}
