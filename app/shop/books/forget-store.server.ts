import type { Handle } from "#db/open";
import { allCoverKeys, allPageKeys, likenessKey, pictureKeys } from "./picture-keys";

/**
 * Deletes books with all that hangs on them. Returns the keys of their pictures; `coming`: of those that a drawing
 * which is under way may still write, though nobody waits for them any more. Whoever draws a sheet has planned its removal.
 */
export async function deleteBookRows(
	trx: Handle,
	ids: readonly string[],
): Promise<{ keys: string[]; coming: string[] }> {
	const characters = await trx
		.selectFrom("characters")
		.select(["book_id", "id", "likeness_key", "sheet_key"])
		.where("book_id", "in", ids)
		.execute();
	const covers = await trx
		.selectFrom("covers")
		.select(["id", "book_id", "state", "screen_key", "print_key"])
		.where("book_id", "in", ids)
		.execute();
	const pages = await pagesOf(trx, ids);
	const printed = await trx
		.selectFrom("print_files")
		.innerJoin("orders", "orders.id", "print_files.order_id")
		.select("file_key")
		.where("orders.book_id", "in", ids)
		.execute();
	await trx.updateTable("drafts").set({ book_id: null }).where("book_id", "in", ids).execute();
	await trx.deleteFrom("books").where("id", "in", ids).execute();
	const drawing = covers.filter(({ state }) => state === "drawing");
	const coming = drawing.flatMap(({ id, book_id }) => [
		...allCoverKeys({ id }),
		...characters.filter((character) => character.book_id === book_id).map(likenessKey),
	]);
	return {
		keys: [...pictureKeys(characters, covers), ...pages.keys, ...printed.map(({ file_key }) => file_key)],
		coming: [...coming, ...pages.coming],
	};
}

/** Keys of the pages of books; and of those that may still be written. */
async function pagesOf(
	trx: Handle,
	bookIds: readonly string[],
): Promise<{ keys: string[]; coming: string[] }> {
	const versions = await trx
		.selectFrom("page_versions")
		.select(["id", "first_page", "state"])
		.where("book_id", "in", bookIds)
		.execute();
	const open = versions.filter(({ state }) => state === "drawing");
	return { keys: versions.flatMap(allPageKeys), coming: open.flatMap(allPageKeys) };
}

/** These characters have no likeness any more, and no sheet. */
export async function clearLikenesses(trx: Handle, characterIds: readonly string[]): Promise<void> {
	await trx
		.updateTable("characters")
		.set({ likeness_key: null, sheet_key: null })
		.where("id", "in", characterIds)
		.execute();
}
