import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";
import type { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/** What goes wrong with a request to a stand-in. */
export type Fault = {
	/** Met by the next whose method and path fit, as "POST /v1/refunds", or a mail server's command; by any unless given. */
	on?: RegExp;
	/** How many requests meet it, one after the other; one unless given. */
	times?: number;
	/**
	 * A number is a status that is said instead of doing anything; `hang` says nothing and `reset` breaks the connection, before anything
	 * is done. All others do what was asked first: `cut` sends half of the answer as the whole, `drip` a byte a second.
	 */
	does: number | "hang" | "reset" | "hang after doing" | "reset after doing" | "cut" | "drip";
	/** With `drip`, ms between two bytes. */
	everyMs?: number;
	/** With a status: the vendor's own code, and the header of the same name, s. */
	code?: string;
	retryAfter?: number;
};

/** The fault that meets a request, taken from those a stand-in was told; undefined for none. */
export function faultFor(faults: Fault[], what: string): Fault | undefined {
	const at = faults.findIndex(({ on }) => !on || on.test(what));
	const fault = faults[at];
	if (!fault) return undefined;
	const { times = 1 } = fault;
	if (times > 1) faults[at] = { ...fault, times: times - 1 };
	else faults.splice(at, 1);
	return fault;
}

/** Puts a stand-in's server on a free port of this machine. Gives the port and how to end it, open connections included. */
export async function listen(server: Server): Promise<{ port: number; close(): Promise<void> }> {
	const sockets = new Set<{ destroy(): void }>();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	await new Promise<void>((done, failed) => {
		server.once("error", failed);
		server.listen(0, "127.0.0.1", done);
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	return {
		port: address.port,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

/**
 * Serves a vendor's API as `answer` does, but for the faults it is told. `refusal`: what the vendor says with a status, and the code that
 * goes with it unless the fault has one. `asked`: method and path of every request, failed ones included.
 */
export async function serve(
	answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
	refusal: (status: number, code?: string) => object,
) {
	const faults: Fault[] = [];
	const asked: string[] = [];
	const server = createServer((request, response) => {
		const what = `${request.method} ${request.url?.replace(/\?.*/, "")}`;
		asked.push(what);
		const fault = faultFor(faults, what);
		const { does, code, retryAfter, everyMs } = fault ?? {};
		if (does === "reset") return request.socket.resetAndDestroy();
		if (does === "hang") return request.resume();
		if (typeof does === "number") {
			request.resume();
			const after = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
			response.writeHead(does, { "content-type": "application/json", ...after });
			return response.end(JSON.stringify(refusal(does, code)));
		}
		if (does) spoil(response, request.socket, does, everyMs);
		answer(request, response).catch(() => response.destroy());
	});
	return { ...(await listen(server)), faults, asked };
}

/** An answer is collected, and comes late, in part or not at all. */
function spoil(
	response: ServerResponse,
	socket: Socket,
	how: Exclude<Fault["does"], number>,
	everyMs?: number,
): void {
	const { write, end } = response;
	const chunks: Buffer[] = [];
	const take = (chunk?: unknown, ...rest: unknown[]) => {
		if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
		const heard = rest.at(-1);
		if (typeof heard === "function") heard();
		return response;
	};
	const send = (...last: unknown[]) => {
		take(...last);
		const whole = Buffer.concat(chunks);
		Object.assign(response, { write, end });
		if (how === "reset after doing") socket.resetAndDestroy();
		if (how === "cut") response.end(whole.subarray(0, whole.length / 2));
		if (how === "drip") {
			response.flushHeaders();
			void drip(whole, response, everyMs).then(() => response.end());
		}
		return response;
	};
	Object.assign(response, { write: take, end: send });
}

/** Writes a byte after another, until all is written or whoever reads has gone. */
export async function drip(whole: Buffer, to: Writable, everyMs = DRIP_MS): Promise<void> {
	const gone = new AbortController();
	to.on("close", () => gone.abort());
	for (let at = 0; at < whole.length && !gone.signal.aborted; at++) {
		to.write(whole.subarray(at, at + 1));
		await pause(everyMs, undefined, { signal: gone.signal }).catch(() => {});
	}
}

const DRIP_MS = 1000;
