import type { Synopsis } from "~/providers/writer/port";
import { isUnsuitable } from "~/shop/books/moderation";
import {
	bookById,
	closeBook,
	failSynopsis,
	findIdea,
	saveSynopsis,
	setFailure,
} from "~/shop/books/store.server";
import { reserveCover } from "~/shop/covers/reserve.server";
import type { Shop } from "~/shop.server";
import { inTime } from "./in-time.server";
import { type Handler, Retry, type Run } from "./job.server";

/** Two tries of this, and the pause between them, stay within the 120 s that a call waits. */
const TRY_MS = 50_000;

/** What a person can do something about; everything else is tried again. */
const FINAL = new Set(["refused"]);

type Written = { ok: true; value: Synopsis } | { ok: false; error: string };

async function write(shop: Shop, bookId: string, signal: AbortSignal): Promise<Written> {
	const book = await bookById(shop.db, bookId);
	if (!book) return { ok: false, error: "gone" };
	const { characters, ...idea } = await findIdea(shop.db, book);
	const told = characters.map(({ photoId: _kept, ...character }) => character);
	const written = await inTime(
		signal,
		shop.providers.writer.writeSynopsis({ ...idea, characters: told }, signal),
	);
	if (!written.ok) {
		if (FINAL.has(written.error)) return written;
		throw new Retry(written.error);
	}
	const { synopsis, imagePrompt } = written.value;
	// A vendor's writer is not our hand: an empty answer, or one that doesn't belong in a children's book, is no answer.
	if (!synopsis?.trim() || !imagePrompt?.trim() || isUnsuitable(`${synopsis}\n${imagePrompt}`))
		throw new Retry("unusable");
	return written;
}

/** Keeps the synopsis; for a form's book its cover is begun in the same transaction. */
async function finish(
	shop: Shop,
	{ bookId, key, coverFor }: Run<"write-synopsis">["payload"],
	written: Written,
): Promise<void> {
	const now = shop.clock.now().toISOString();
	await shop.db.transaction().execute(async (trx) => {
		if (!written.ok) return failSynopsis(trx, bookId, key, written.error, now);
		const saved = await saveSynopsis(trx, { id: bookId, key, ...written.value, now });
		if (!saved || coverFor === null) return;
		await closeBook(trx, bookId);
		const book = await bookById(trx, bookId);
		if (!book) return;
		const cover = await reserveCover(trx, shop, {
			ownerId: book.owner_id,
			bookId,
			addressHash: coverFor,
			awaited: false,
		});
		if (!cover.ok) await setFailure(trx, bookId, cover.error.code);
	});
}

/** Writes the synopsis of a book. Paid for once: the writer's answer is remembered as a step. */
export const writeSynopsis: Handler<"write-synopsis"> = {
	attempts: 2,
	timeoutMs: TRY_MS,
	async run(shop, { payload, step, signal }) {
		const written = await step("write", () => write(shop, payload.bookId, signal));
		await finish(shop, payload, written);
	},
	failed: (shop, { bookId, key }, code) =>
		failSynopsis(shop.db, bookId, key, code, shop.clock.now().toISOString()),
};
