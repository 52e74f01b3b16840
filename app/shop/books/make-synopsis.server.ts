import type { Handle } from "#db/open";
import type { WriterError, Written as WrittenBook } from "~/providers/writer/port";
import { countSpending } from "~/shop/spending/spend.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import { pagesOf, synopsisOf, textOf } from "~/story/script";
import { isUnsuitable } from "./moderation";
import { listEarlierScripts, replaceScript } from "./scripts-store.server";
import { type Book, bookById, endWriting, findIdea } from "./store.server";

/** What came of asking the writer. What it refused it refuses the second time; the other errors another try may mend. */
export type Written = { ok: true; value: WrittenBook } | { ok: false; error: WriterError | "gone" };

/** As many as every plot has tellings. */
const MOST_EARLIER_BOOKS = 18;

/** What the family's earlier books say: those that were there when this idea was sent, so that another try tells the same. */
async function listToldBefore(
	shop: Shop,
	{ id: bookId, owner_id: ownerId, updated_at: before }: Book,
): Promise<string[]> {
	const limit = MOST_EARLIER_BOOKS;
	return (await listEarlierScripts(shop.db, { bookId, ownerId, before, limit })).map(textOf);
}

/** Has a book written, and judges it. Errors: `refused` and `gone` for good, `unusable`, `unavailable`. */
export async function makeSynopsis(shop: Shop, bookId: string, signal: AbortSignal): Promise<Written> {
	const book = await bookById(shop.db, bookId);
	if (!book) return { ok: false, error: "gone" };
	const { characters, ...idea } = await findIdea(shop.db, book);
	const told = characters.map(({ photoId: _kept, ...character }) => character);
	const toldBefore = await listToldBefore(shop, book);
	const written = await withTimeout(
		signal,
		shop.providers.writer.writeScript({ ...idea, characters: told, toldBefore }, bookId, signal),
	);
	if (!written.ok) return notWritten(shop, bookId, written);
	const { script, imagePrompt, tokens } = written.value;
	const said = script ? [synopsisOf(script), imagePrompt, ...pagesOf(script).map(({ text }) => text)] : [];
	// A vendor's writer is not our hand: an empty answer, or one that doesn't belong in a children's book, is no answer.
	if (!said[0]?.trim() || !imagePrompt.trim() || said.some(isUnsuitable))
		return notWritten(shop, bookId, { error: "unusable", tokens });
	return written;
}

/** An answer that came to nothing is paid for all the same. */
async function notWritten(
	shop: Shop,
	bookId: string,
	{ error, tokens }: { error: WriterError; tokens?: number },
): Promise<Written> {
	await countSpending(shop, shop.db, bookId, { tokens });
	return { ok: false, error };
}

/** The book whose synopsis a job was to write, and the job's key. */
type Owed = { bookId: string; key: string };

/** Keeps what was written, or why nothing was. Gives the book; null without a synopsis, or when it has another idea by now. */
export async function saveWritten(
	shop: Shop,
	trx: Handle,
	owed: Owed,
	written: Written,
): Promise<Book | null> {
	if (!written.ok) {
		await failWriting(shop, owed, written.error, trx);
		return null;
	}
	const { script, imagePrompt: image_prompt, tokens } = written.value;
	const updated_at = shop.clock.now().toISOString();
	const { setting, time } = script.cover;
	const told = { synopsis: synopsisOf(script), image_prompt, setting, time };
	const values = { state: "written", ...told, failure: null, updated_at } as const;
	const book = await endWriting(trx, owed, values);
	await countSpending(shop, trx, owed.bookId, { tokens });
	if (book) await replaceScript(trx, { bookId: book.id, script, tokens, now: updated_at });
	return book ?? null;
}

/** The synopsis couldn't be written: its book says why, if it still waits for this job's. */
export async function failWriting(
	shop: Shop,
	owed: Owed,
	failure: string,
	db: Handle = shop.db,
): Promise<void> {
	const updated_at = shop.clock.now().toISOString();
	await endWriting(db, owed, { state: "failed", failure, open_for: null, updated_at });
}
