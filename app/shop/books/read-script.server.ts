import type { StoryIdea } from "~/providers/writer/port";
import { countSpending } from "~/shop/spending/spend.server";
import type { Shop } from "~/shop.server";
import type { Script } from "~/story/script";
import { findScript, keepScript } from "./scripts-store.server";
import { bookById, findIdea } from "./store.server";

/**
 * The script of a book, whoever it belongs to. One whose synopsis was written before there were scripts gets its own when it is
 * first read. null when the book is gone or not written yet, or the writer has none for it now.
 */
export async function readScript(shop: Shop, bookId: string): Promise<Script | null> {
	const kept = await findScript(shop.db, bookId);
	if (kept) return kept;
	const book = await bookById(shop.db, bookId);
	if (book?.state !== "written") return null;
	const idea = await readStoryIdea(shop, bookId);
	if (!idea) return null;
	const written = await shop.providers.writer.writeScript(idea, bookId);
	await countSpending(shop, shop.db, bookId, written.ok ? written.value : written);
	if (!written.ok) return null;
	const { script, tokens } = written.value;
	await keepScript(shop.db, { bookId, script, tokens, now: shop.clock.now().toISOString() });
	return (await findScript(shop.db, bookId)) ?? null;
}

/** What the writer is told of a book, whoever it belongs to; null when it is gone, or nobody is in it any more. */
export async function readStoryIdea(shop: Shop, bookId: string): Promise<StoryIdea | null> {
	const book = await bookById(shop.db, bookId);
	if (!book) return null;
	const { characters, ...idea } = await findIdea(shop.db, book);
	if (characters.length === 0) return null;
	return { ...idea, characters: characters.map(({ photoId: _, headId: __, ...character }) => character) };
}
