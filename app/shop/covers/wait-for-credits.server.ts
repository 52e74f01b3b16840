import type { Handle } from "#db/open";
import { enqueue, enqueueAll, type NewJob } from "~/jobs/enqueue.server";
import type { Book } from "~/shop/books/book-characters.server";
import { mayBegin } from "~/shop/books/may-begin.server";
import { recordFailure } from "~/shop/books/record-cover.server";
import { isWaiting } from "~/shop/books/rules";
import { listWaiting } from "~/shop/books/waiting.server";
import type { Problem } from "~/shop/result";
import type { Shop } from "~/shop.server";

/*
 * A book whose first cover is asked for while its family has none left waits: its `failure` is "frozen", and there is a job
 * that looks at it again. The job runs at once, for the likenesses must be drawn before the photos go; when the freeze ends;
 * and whenever something else may have freed a cover.
 */

/** A look at a waiting book, `delayMs` from now; `why` is its cause, each of which looks once. */
function look(bookId: string, why: string, delayMs = 0): NewJob<"draw-waiting"> {
	return { kind: "draw-waiting", key: `draw-waiting:${bookId}:${why}`, payload: { bookId }, delayMs };
}

/**
 * Writes down why a book's first cover wasn't begun, in the transaction that was refused it. One that lacks nothing but a
 * credit is waited for, as long as its owner isn't beginning too many: calls may write any number, and a book that waits has its
 * likenesses bought at once.
 */
export async function recordRefusal(shop: Shop, trx: Handle, book: Book, { code }: Problem): Promise<void> {
	const begins = code === "frozen" && !isWaiting(book);
	if (begins && !(await mayBegin(shop, trx, book.owner_id)).ok) return;
	await recordFailure(shop, trx, book.id, code);
	if (begins) await enqueue(trx, shop, look(book.id, shop.ids.next("job")));
}

/** Looks at a waiting book again `delayMs` from now. */
export async function lookAgain(shop: Shop, trx: Handle, bookId: string, delayMs: number): Promise<void> {
	const at = new Date(shop.clock.now().getTime() + delayMs);
	await enqueue(trx, shop, look(bookId, at.toISOString(), delayMs));
}

/**
 * Draws what an owner's books wait for as far as there are covers again, in the transaction that may have freed them; `why`
 * is that transaction's own.
 */
export async function drawWaitingOf(shop: Shop, trx: Handle, ownerId: string, why: string): Promise<void> {
	const waiting = await listWaiting(trx, ownerId);
	if (waiting.length === 0) return;
	await enqueueAll(
		trx,
		shop,
		waiting.map((bookId) => look(bookId, why)),
	);
}
