import type { IncomingMessage } from "node:http";

/** What may still come of a body once its request is answered, bytes: one photo that was far too large. */
const DRAIN_BYTES = 64 * 1024 * 1024;

/**
 * Reads and forgets what is still coming of an answered request. A refusal needs no body, and one that is left unread
 * breaks the next request on the same connection, which behind a proxy is somebody else's. After `longest` ms or past `most`
 * bytes the connection is ended instead.
 */
export function drain(request: IncomingMessage, longest: number, most = DRAIN_BYTES): void {
	if (request.readableEnded || request.destroyed) return;
	// Whoever listened before has had enough: what it would keep in memory goes nowhere now.
	request.removeAllListeners("data");
	let left = most;
	request.on("data", (chunk: Buffer) => {
		left -= chunk.length;
		if (left < 0) request.destroy();
	});
	const patience = setTimeout(() => request.destroy(), longest);
	request.once("close", () => clearTimeout(patience));
	request.resume();
}
