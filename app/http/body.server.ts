import type { Problem } from "~/shop/result";
import { refuse } from "./statuses.server";

/** A body that brings less than this in so long a time is held open on purpose, or will never be done. */
const LEAST_BYTES = 10 * 1024;
const PATIENCE_MS = 30_000;
/** No body may take longer, ms: of the ten minutes that a request has, its answer gets the rest. */
const LONGEST_MS = 9.5 * 60_000;

/**
 * The bytes of a request's body as they come, for one loop over them. Refuses with `too_large` (and the message given) past
 * `most` bytes, at once where the Content-Length says so; in the loop with `too_slow` and `invalid` (broken off). What is
 * left of a refused body isn't cancelled: that would reset the connection before the answer is out.
 */
export function bytesOf(request: Request, most: number, tooLarge: string): AsyncGenerator<Uint8Array, void> {
	if (Number(request.headers.get("Content-Length") ?? 0) > most) {
		refuse({ code: "too_large", message: tooLarge });
	}
	return bounded(request.body, most, tooLarge);
}

async function* bounded(body: Request["body"], most: number, tooLarge: string) {
	if (!body) return;
	const reader = body.getReader();
	let isLate = false;
	// Ends the wait for what doesn't come: letting go of the body rejects it.
	const giveUp = () => {
		isLate = true;
		reader.releaseLock();
	};
	const [pace, whole] = [setTimeout(giveUp, PATIENCE_MS), setTimeout(giveUp, LONGEST_MS)];
	try {
		for (let received = 0, paid = 0; ; ) {
			const { done, value } = await reader.read().catch(() => refuse(isLate ? TOO_SLOW : BROKEN_OFF));
			if (done) return;
			received += value.byteLength;
			if (received > most) refuse({ code: "too_large", message: tooLarge });
			if (received - paid >= LEAST_BYTES) {
				paid = received;
				pace.refresh();
			}
			yield value;
		}
	} finally {
		clearTimeout(pace);
		clearTimeout(whole);
		reader.releaseLock();
	}
}

const TOO_SLOW: Problem = { code: "too_slow", message: "That took too long to arrive. Please try again." };
const BROKEN_OFF: Problem = {
	code: "invalid",
	message: "The connection broke off before everything arrived. Please try again.",
};

/** The whole of a body as text; what isn't UTF-8 is replaced. Refuses as the loop over its bytes. */
export async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
	return text + decoder.decode();
}
