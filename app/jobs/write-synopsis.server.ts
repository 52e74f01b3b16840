import { failWriting, makeSynopsis } from "~/shop/books/make-synopsis.server";
import { finishSynopsis } from "~/shop/covers/finish-synopsis.server";
import { type Handler, Retry } from "./job.server";

/** Writes the synopsis of a book. Paid for once: the writer's answer is remembered as a step. */
export const writeSynopsis: Handler<"write-synopsis"> = {
	attempts: 2,
	// Two tries of this, and the pause between them, stay within the 120 s that a call waits.
	timeoutMs: 50_000,
	async run(shop, { payload, step, signal }) {
		const written = await step("write", async () => {
			const answer = await makeSynopsis(shop, payload.bookId, signal);
			if (!answer.ok && (answer.error === "unusable" || answer.error === "unavailable"))
				throw new Retry(answer.error);
			return answer;
		});
		await finishSynopsis(shop, payload, written);
	},
	failed: (shop, payload, code) => failWriting(shop, payload, code),
};
