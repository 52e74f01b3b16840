import { failWriting, makeSynopsis } from "~/shop/books/make-synopsis.server";
import { finishSynopsis } from "~/shop/covers/finish-synopsis.server";
import { type Handler, Retry } from "./job.server";

/** Writes a book and its synopsis. Paid for once: the writer's answer is remembered as a step. */
export const writeSynopsis: Handler<"write-synopsis"> = {
	attempts: 2,
	// A vendor takes most of a minute for a whole book; a call that waits less asks again.
	timeoutMs: 110_000,
	async run(shop, { payload, step, signal }) {
		const written = await step("script", async () => {
			const answer = await makeSynopsis(shop, payload.bookId, signal);
			if (!answer.ok && (answer.error === "unusable" || answer.error === "unavailable"))
				throw new Retry(answer.error);
			return answer;
		});
		await finishSynopsis(shop, payload, written);
	},
	failed: (shop, payload, code) => failWriting(shop, payload, code),
};
