/** One address in front of several web processes, by turns: a developer's stand-in for the balancer that an operator has. */
import { createServer, request } from "node:http";
import { pipeline } from "node:stream";

const AWAY = "The shop is just starting again. Nothing is lost: please try again in a moment.\n";

/** What is said of one connection and not of the answer (RFC 9110, 7.6.1). */
const OF_CONNECTION = /^(connection|keep-alive)$/i;
const withoutConnection = (raw) =>
	raw.flatMap((name, at) => (at % 2 || OF_CONNECTION.test(name) ? [] : [name, raw[at + 1]]));

/** What may be asked twice: nothing comes of it (RFC 9110, 9.2.1), and it brings no body that the first has read. */
const isSafe = (method) => method === "GET" || method === "HEAD";

/**
 * Listens on `port` and hands each request to the next of `ports`, with the visitor's address behind those that are there
 * (TRUST_PROXY_HOPS=1). A process that doesn't listen is passed over, and one that dies before it answers where the request is safe;
 * 503 where none is left. Gives the server.
 */
export function openFront(port, ports) {
	let turn = 0;
	const server = createServer((asked, answer) => {
		const from = asked.socket.remoteAddress ?? "";
		const headers = {
			...asked.headers,
			connection: "close",
			"x-forwarded-for": [asked.headers["x-forwarded-for"], from].filter(Boolean).join(", "),
		};
		turn += 1;
		const [first, ...others] = ports.map((_, place) => ports[(turn + place) % ports.length]);
		const hand = (to, left) => {
			const { method, url: path } = asked;
			const passed = request({ host: "127.0.0.1", port: to, method, path, headers, agent: false });
			passed.on("response", (given) => {
				answer.writeHead(given.statusCode, given.statusMessage, withoutConnection(given.rawHeaders));
				pipeline(given, answer, () => {});
			});
			passed.on("error", ({ code }) => {
				const [next, ...rest] = left;
				// Who asked may have gone, or have read the beginning of an answer that has no end.
				if (answer.destroyed || answer.headersSent) return answer.destroy();
				// Where nobody listens nothing has been read of the request: another process may have it whole.
				if (next && (code === "ECONNREFUSED" || isSafe(method))) return hand(next, rest);
				answer.writeHead(503, { "Retry-After": "2", "Content-Type": "text/plain" }).end(AWAY);
			});
			answer.on("close", () => passed.destroy());
			passed.on("socket", (socket) =>
				// Not a pipeline: that would end who asked together with who didn't answer.
				socket.once("connect", () => (asked.readable ? asked.pipe(passed) : passed.end())),
			);
		};
		hand(first, others);
	});
	server.listen(port);
	return server;
}
