import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Config, config } from "~/config.server";
import { standingHeaders } from "./headers.server";
import type { Log } from "./log.server";
import { makeReadable } from "./readable.server";
import { settleOrigin } from "./same-origin.server";

/** What the server knows of the connection a request came on; remix-serve hands loaders none of it. */
type Connection = {
	requestId: string;
	/** The visitor's network address. */
	address: string;
	startedAt: number;
	/** The route's path pattern, never the path itself: paths carry reset tokens and signed links. */
	pattern: string;
};

const connections = new AsyncLocalStorage<Connection>();
const byResponse = new WeakMap<ServerResponse, Connection>();

/**
 * The address `hops` proxies back. A header from the client is never believed: each trusted proxy appends the
 * address it saw, so counting from the right ends at the first one we have reason to believe.
 */
export function addressOf(forwarded: string | undefined, socket: string | undefined, hops: number): string {
	const chain = (forwarded ?? "")
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
	const believed = hops > 0 ? chain.at(-hops) : undefined;
	return networkOf((believed ?? socket ?? "unknown").replace(/^::ffff:/, ""));
}

/** A household has 2^64 addresses of IPv6 (RFC 6177): limits count its network, the first four groups. */
function networkOf(address: string): string {
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.replace(/%.*$/, "").split("::");
	const groups = (text: string | undefined) => (text ? text.split(":") : []);
	const [before, after] = [groups(head), groups(tail)];
	const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const all = [...before, ...Array<string>(between).fill("0"), ...after];
	return `${all.slice(0, 4).join(":")}::/64`;
}

/**
 * Watches Node's own HTTP server (remix-serve's is not ours to change): gives every request an id and an address,
 * every response the standing security headers, and writes one access line when it is sent.
 */
export function watchConnections(log: Log, settings: Config = config()): () => void {
	const onStart = (message: unknown) => {
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		makeReadable(request);
		settleOrigin(request.headers, settings.APP_URL);
		const forwarded = request.headers["x-forwarded-for"];
		const connection: Connection = {
			requestId: randomUUID(),
			address: addressOf(
				Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
				request.socket.remoteAddress,
				settings.TRUST_PROXY_HOPS,
			),
			startedAt: performance.now(),
			pattern: "asset",
		};
		for (const [name, value] of standingHeaders(settings.testMode)) response.setHeader(name, value);
		response.setHeader("X-Request-Id", connection.requestId);
		byResponse.set(response, connection);
		connections.enterWith(connection);
	};
	const onFinish = (message: unknown) => {
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		const connection = byResponse.get(response);
		if (!connection || connection.pattern === "asset") return;
		log.info("request", {
			requestId: connection.requestId,
			method: request.method,
			route: connection.pattern,
			status: response.statusCode,
			ms: Math.round(performance.now() - connection.startedAt),
		});
	};
	diagnostics.subscribe("http.server.request.start", onStart);
	diagnostics.subscribe("http.server.response.finish", onFinish);
	return () => {
		diagnostics.unsubscribe("http.server.request.start", onStart);
		diagnostics.unsubscribe("http.server.response.finish", onFinish);
	};
}

/** The visitor's network address; "unknown" outside a request. */
export function clientAddress(): string {
	return connections.getStore()?.address ?? "unknown";
}

/** Ties log lines to the answer the person saw. */
export function requestId(): string {
	return connections.getStore()?.requestId ?? "none";
}

/** Names the route pattern for the access line. */
export function nameRoute(pattern: string): void {
	const connection = connections.getStore();
	if (connection) connection.pattern = pattern;
}
