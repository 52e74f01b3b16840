import { failPages, makePages } from "~/shop/pages/make-pages.server";
import { type Handler, Retry } from "./job.server";

/** Draws the pages of a book. Each picture is kept as soon as it is there, so that a retry finds it. */
export const drawPages: Handler<"draw-pages"> = {
	attempts: 5,
	timeoutMs: 20 * 60_000,
	async run(shop, { payload, signal }) {
		const missed = await makePages(shop, payload.bookId, signal);
		if (missed) throw new Retry(missed);
	},
	failed: (shop, { bookId }, code) => failPages(shop, bookId, code),
};
