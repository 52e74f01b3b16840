import { isAnybodyUnchosen } from "~/shop/books/find-unchosen.server";
import { failWriting, makeSynopsis } from "~/shop/books/make-synopsis.server";
import { UNCHOSEN } from "~/shop/books/rules";
import { finishSynopsis } from "~/shop/covers/finish-synopsis.server";
import { type Handler, Retry } from "./job.server";

/** Writes a book and its synopsis, once it is known who is who in its photos. Paid for once: the writer's answer is remembered as a step. */
export const writeSynopsis: Handler<"write-synopsis"> = {
	attempts: 2,
	// A vendor takes a minute or two for a whole book, as long again to mend one, and longer when it is busy; a call that waits less asks
	// again.
	timeoutMs: 600_000,
	async run(shop, { payload, step, signal }) {
		const { bookId, coverFor } = payload;
		// A call takes the first head of each photo; a family is asked before anything is bought.
		if (coverFor !== null && (await step("unchosen", () => isAnybodyUnchosen(shop, bookId))))
			return failWriting(shop, payload, UNCHOSEN);
		const written = await step("script", async () => {
			const answer = await makeSynopsis(shop, bookId, signal);
			if (!answer.ok && (answer.error === "unusable" || answer.error === "unavailable"))
				throw new Retry(answer.error);
			return answer;
		});
		await finishSynopsis(shop, payload, written);
	},
	failed: (shop, payload, code) => failWriting(shop, payload, code),
};
