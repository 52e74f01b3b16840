import { Refusal, refuse } from "./statuses.server";

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
	const patience = outOfTime();
	try {
		for (let received = 0, paid = 0; ; ) {
			const { done, value } = await Promise.race([reader.read().catch(brokenOff), patience.isOver]);
			if (done) return;
			received += value.byteLength;
			if (received > most) refuse({ code: "too_large", message: tooLarge });
			if (received - paid >= LEAST_BYTES) {
				paid = received;
				patience.renew();
			}
			yield value;
		}
	} finally {
		patience.end();
		reader.releaseLock();
	}
}

/** Rejects with `too_slow` when it wasn't renewed for too long, or when everything has taken too long. */
function outOfTime() {
	let giveUp = (_reason: Refusal) => {};
	const isOver = new Promise<never>((_, reject) => {
		giveUp = reject;
	});
	// Nobody may be listening when it happens: the next turn of the loop is told.
	isOver.catch(() => {});
	const say = () =>
		giveUp(new Refusal({ code: "too_slow", message: "That took too long to arrive. Please try again." }));
	const [pace, whole] = [setTimeout(say, PATIENCE_MS), setTimeout(say, LONGEST_MS)];
	return {
		isOver,
		renew: () => void pace.refresh(),
		end: () => {
			clearTimeout(pace);
			clearTimeout(whole);
		},
	};
}

/** The whole of a body as text; what isn't UTF-8 is replaced. Refuses as the loop over its bytes. */
export async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
	return text + decoder.decode();
}

function brokenOff(): never {
	return refuse({
		code: "invalid",
		message: "The connection broke off before everything arrived. Please try again.",
	});
}
