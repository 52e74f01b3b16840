import { countSpending } from "~/shop/spending/spend.server";
import { withDeadline } from "~/shop/with-deadline";
import type { Shop } from "~/shop.server";
import type { StoryIdea } from "~/studio/story/idea";
import type { Script } from "~/studio/story/script";
import { findScript, keepScript, newestVersion } from "./scripts-store.server";
import { bookById, findIdea } from "./store.server";

const LOOKED_FOR_MS = 100_000;

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
	// Whoever looks waits for it.
	const written = await withDeadline(LOOKED_FOR_MS, [], (signal) =>
		shop.providers.writer.writeScript(idea, bookId, signal),
	);
	await countSpending(shop, shop.db, bookId, written.ok ? written.value : written);
	if (!written.ok) return null;
	const { script, tokens } = written.value;
	await keepScript(shop.db, { bookId, script, tokens, now: shop.clock.now().toISOString() });
	return (await findScript(shop.db, bookId)) ?? null;
}

/** How many scripts a book has had: one, and another each time a name in it was spelled anew; 0 for none. */
export async function countScripts(shop: Shop, bookId: string): Promise<number> {
	return (await newestVersion(shop.db, bookId)) ?? 0;
}

/** What the writer is told of a book, whoever it belongs to; null when it is gone, or nobody is in it any more. */
export async function readStoryIdea(shop: Shop, bookId: string): Promise<StoryIdea | null> {
	const book = await bookById(shop.db, bookId);
	if (!book) return null;
	const { characters, ...idea } = await findIdea(shop.db, book);
	if (characters.length === 0) return null;
	return { ...idea, characters: characters.map(({ photoId: _, headId: __, ...character }) => character) };
}
