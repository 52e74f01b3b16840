import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Connection } from "~/http/connection.server";

/** How long things may take, ms. */
export type TimeLimits = {
	/** Until a request's headers are there. */
	headers: number;
	/** From a request's last byte to its answer, unless it waits for a job; and for what is still coming of an answered one. */
	answer: number;
	/** A request with its answer. */
	whole: number;
};

export const TIME_LIMITS: TimeLimits = { headers: 30_000, answer: 30_000, whole: 10 * 60_000 };

const TOO_LATE = "Sorry, this is taking longer than it should. Please try again in a minute.\n";

/** Has Node's server end connections whose requests don't arrive, from each server's first connection on. */
export function limitArrivals({ headers, whole }: TimeLimits): () => void {
	const onSocket = (message: unknown) => {
		const { server } = (message as { socket: Socket & { server?: Server } }).socket;
		if (server) Object.assign(server, { headersTimeout: headers, requestTimeout: whole });
	};
	diagnostics.subscribe("net.server.socket", onSocket);
	return () => void diagnostics.unsubscribe("net.server.socket", onSocket);
}

/**
 * Ends a request that lasts too long, and answers for a route that doesn't. Bodies that come too slowly are their
 * reader's affair, which has better words for it.
 */
export function limitTimes(request: IncomingMessage, connection: Connection, limits: TimeLimits): void {
	const { answer } = connection;
	const answerForIt = () => {
		if (answer.headersSent || connection.waitsForJob) return;
		connection.problem = "busy";
		answer.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "60" }).end(TOO_LATE);
		muffle(answer);
	};
	const timers = [setTimeout(() => request.destroy(), limits.whole)];
	const arrived = () => timers.push(setTimeout(answerForIt, limits.answer));
	const hasBody =
		request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"]) > 0;
	if (hasBody) request.once("end", arrived);
	else arrived();
	answer.once("close", () => timers.forEach(clearTimeout));
}

/** Whoever answers after all speaks to nobody: a second head would throw, and be told of as a bug. */
function muffle(answer: ServerResponse): void {
	const nothing = () => answer;
	const said = { setHeader: nothing, appendHeader: nothing, flushHeaders: nothing, writeHead: nothing };
	Object.assign(answer, said, { write: () => true, end: nothing });
}
