import { drawWaiting, stopWaiting } from "~/shop/covers/draw-waiting.server";
import { type Handler, Retry } from "./job.server";

/** Looks at a book that waits for its first cover: draws its likenesses, and has the cover drawn once there is one to be had. */
export const drawWaitingBook: Handler<"draw-waiting"> = {
	// Doubling up to five minutes: half a day for an illustrator who is away. The photos last two.
	attempts: 150,
	timeoutMs: 110_000,
	async run(shop, { payload, signal }) {
		const missed = await drawWaiting(shop, payload.bookId, signal);
		if (missed) throw new Retry(missed);
	},
	failed: (shop, { bookId }, code) => stopWaiting(shop, bookId, code),
};
