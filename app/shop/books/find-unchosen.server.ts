import { waitForLikeness } from "~/shop/likenesses/read-likeness.server";
import { isUnchosen } from "~/shop/likenesses/rules";
import type { Shop } from "~/shop.server";
import { bookById, findCharacters } from "./store.server";

/** How long a story that was sent waits to know whether somebody is to be chosen, ms: as long as one photo may take, or a few quick ones. */
const SENT_WAIT_MS = 30_000;

/**
 * Whether a character of a book has a photo of several people of whom none was chosen. Heads that are still being drawn are waited
 * for; those that take too long leave it at the largest, most central face.
 */
export async function isAnybodyUnchosen(shop: Shop, bookId: string): Promise<boolean> {
	const book = await bookById(shop.db, bookId);
	if (!book) return false;
	const characters = await findCharacters(shop.db, bookId);
	const owner = { id: book.owner_id };
	const unchosen = characters.map(async ({ photo_id, head_id }) => {
		const likeness = await waitForLikeness(shop, owner, photo_id, SENT_WAIT_MS);
		return likeness !== null && isUnchosen(likeness, head_id ?? "");
	});
	return (await Promise.all(unchosen)).includes(true);
}
