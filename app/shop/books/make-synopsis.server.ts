import type { Handle } from "#db/open";
import type { WriterError, Written as WrittenBook } from "~/providers/writer/port";
import { enqueue } from "~/jobs/enqueue.server";
import { countSpending } from "~/shop/spending/spend.server";
import { countStory } from "~/shop/tally/count-step.server";
import { withTimeout } from "~/shop/with-timeout";
import type { Shop } from "~/shop.server";
import type { EarlierBook, StoryIdea } from "~/studio/story/idea";
import { pagesOf, type Script, synopsisOf } from "~/studio/story/script";
import { isUnsuitable } from "./moderation";
import { isLate } from "./rules";
import { listEarlierBooks, replaceScript } from "./scripts-store.server";
import { type Book, bookById, endWriting, findIdea } from "./store.server";

/** What came of asking the writer. What it refused it refuses the second time; the other errors another try may mend. */
export type Written = { ok: true; value: WrittenBook } | { ok: false; error: WriterError | "gone" };

/** As many as a shelf has stories. */
const MOST_EARLIER_BOOKS = 36;

/** The stories of the family's earlier books: those that were there when this idea was sent, so that another try tells the same. */
async function listEarlier(
	shop: Shop,
	book: Book,
	{ description, title }: StoryIdea,
): Promise<EarlierBook[]> {
	const { id: bookId, owner_id: ownerId, updated_at: before } = book;
	const limit = MOST_EARLIER_BOOKS;
	const books = await listEarlierBooks(shop.db, { bookId, ownerId, before, limit });
	return books.flatMap((earlier) =>
		earlier.script.story === undefined
			? []
			: [
					{
						story: earlier.script.story,
						isSameIdea: isSameIdea(
							{ title, description },
							{ title: earlier.title, description: earlier.description },
						),
					},
				],
	);
}

type Told = { title: string; description: string };

/** Of the words of two ideas, so many are the same in one: another hero, another spelling or a word more make no other. */
const SAME = 0.8;

/** Whether two ideas are one: by their descriptions, or by their titles where nothing was described. */
function isSameIdea(one: Told, other: Told): boolean {
	const words = ({ title, description }: Told) =>
		new Set((description.trim() || title).toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []);
	const [first, second] = [words(one), words(other)];
	const shared = [...first].filter((word) => second.has(word)).length;
	return shared >= SAME * Math.max(first.size, second.size);
}

/** Has a book written, and judges it. Errors: `refused` and `gone` for good, `unusable`, `unavailable`. */
export async function makeSynopsis(shop: Shop, bookId: string, signal: AbortSignal): Promise<Written> {
	const book = await bookById(shop.db, bookId);
	if (!book) return { ok: false, error: "gone" };
	const { characters, ...idea } = await findIdea(shop.db, book);
	const told = { ...idea, characters: characters.map(({ photoId: _kept, ...character }) => character) };
	const earlier = await listEarlier(shop, book, told);
	const written = await withTimeout(
		signal,
		shop.providers.writer.writeScript({ ...told, earlier }, bookId, signal),
	);
	if (!written.ok) return notWritten(shop, bookId, written);
	const { script, imagePrompt, tokens } = written.value;
	const said = script ? [synopsisOf(script), imagePrompt, ...saidIn(script)] : [];
	// A vendor's writer is not our hand: an empty answer, or one that doesn't belong in a children's book, is no answer.
	if (!said[0]?.trim() || !imagePrompt.trim() || said.some(isUnsuitable))
		return notWritten(shop, bookId, { error: "unusable", reason: "unfit for a child, or empty", tokens });
	return written;
}

/** All that readers and painters are told in a book. */
function saidIn(script: Script): string[] {
	const { clothes = {}, things = [] } = script.looks ?? {};
	const shown = script.spreads.map(({ shows = "" }) => shows);
	return [...pagesOf(script).map(({ text }) => text), ...shown, ...things, ...Object.values(clothes)];
}

/** An answer that came to nothing is paid for all the same; the operator reads why. */
async function notWritten(
	shop: Shop,
	bookId: string,
	{ error, reason = "", tokens }: { error: WriterError; reason?: string; tokens?: number },
): Promise<Written> {
	if (reason !== "") shop.log.warn("book not written", { bookId, error, reason });
	await countSpending(shop, shop.db, bookId, { tokens });
	return { ok: false, error };
}

/** The book whose synopsis a job was to write, the job's key, and whether a form is waited for (`coverFor`) or a call. */
type Owed = { bookId: string; key: string; coverFor: string | null };

/** Keeps what was written, or why nothing was. Gives the book, and whether its family was told not to wait; null without a synopsis, or when it has another idea by now. */
export async function saveWritten(
	shop: Shop,
	trx: Handle,
	owed: Owed,
	written: Written,
): Promise<{ book: Book; isLate: boolean } | null> {
	if (!written.ok) {
		await failWriting(shop, owed, written.error, trx);
		return null;
	}
	const { script, imagePrompt: image_prompt, tokens, isStaged = false } = written.value;
	const now = shop.clock.now();
	const updated_at = now.toISOString();
	const begun = await bookById(trx, owed.bookId);
	const { setting, time } = script.cover;
	const told = { synopsis: synopsisOf(script), image_prompt, setting, time };
	const values = { state: "written", ...told, failure: null, updated_at } as const;
	const book = await endWriting(trx, owed, values);
	await countSpending(shop, trx, owed.bookId, { tokens });
	if (!book) return null;
	await replaceScript(trx, { bookId: book.id, script, tokens, now: updated_at });
	if (script.story !== undefined) await countStory(trx, shop, { story: script.story, isStaged });
	return begun ? { book, isLate: isLate(begun.updated_at, now) } : null;
}

/** The synopsis couldn't be written: its book says why, if it still waits for this job's, and its family hears it that was told not to wait. */
export async function failWriting(shop: Shop, owed: Owed, failure: string, trx?: Handle): Promise<void> {
	if (!trx) return shop.db.transaction().execute((own) => failWriting(shop, owed, failure, own));
	const now = shop.clock.now();
	const begun = await bookById(trx, owed.bookId);
	const values = { state: "failed", failure, open_for: null, updated_at: now.toISOString() } as const;
	const book = await endWriting(trx, owed, values);
	if (!book || !begun || owed.coverFor === null || !isLate(begun.updated_at, now)) return;
	const payload = { mail: "book-unmade", id: book.id };
	await enqueue(trx, shop, { kind: "send-mail", key: `book-unmade:${owed.key}`, payload });
}
