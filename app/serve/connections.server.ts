import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Config, config } from "~/config.server";
import { type Connection, enterConnection } from "~/http/connection.server";
import type { Log } from "~/http/log.server";
import { normaliseOrigin } from "~/http/same-origin.server";
import { drain } from "./drain.server";
import { addMissingHeaders, standingHeaders } from "./headers.server";
import { hideTestShop, repairRequest } from "./repair-request.server";
import { limitArrivals, limitTimes, TIME_LIMITS } from "./time-limits.server";

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
	return networkOf(withoutPort(believed ?? socket ?? "unknown").replace(/^::ffff:/, ""));
}

/** Some proxies tell the port beside the address: counted with it, every connection would be somebody else. */
function withoutPort(address: string): string {
	return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, "$1");
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
 * every response the standing headers and those that are missing, both their time limits, and writes one access line when
 * it is sent.
 */
export function watchConnections(log: Log, settings: Config = config(), limits = TIME_LIMITS): () => void {
	const tellOfProxy = onceOfProxy(log, settings);
	const onStart = (message: unknown) => {
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		const { method = "GET" } = request;
		repairRequest(request);
		if (!settings.testMode) hideTestShop(request);
		normaliseOrigin(request.headers, settings.APP_URL);
		const forwarded = request.headers["x-forwarded-for"];
		if (forwarded !== undefined) tellOfProxy();
		const connection: Connection = {
			requestId: randomUUID(),
			address: addressOf(
				Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
				request.socket.remoteAddress,
				settings.TRUST_PROXY_HOPS,
			),
			startedAt: performance.now(),
			method,
			pattern: null,
			problem: undefined,
			waitsForJob: false,
			answer: response,
		};
		for (const [name, value] of standingHeaders(settings.testMode)) response.setHeader(name, value);
		response.setHeader("X-Request-Id", connection.requestId);
		beforeHead(response, addMissingHeaders);
		byResponse.set(response, connection);
		limitTimes(request, connection, limits);
		enterConnection(connection);
	};
	const onFinish = (message: unknown) => {
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		drain(request, limits.answer);
		const connection = byResponse.get(response);
		if (!connection || isFile(connection, response)) return;
		log.info("request", {
			requestId: connection.requestId,
			method: connection.method,
			route: connection.pattern ?? "unnamed",
			status: response.statusCode,
			code: connection.problem,
			ms: Math.round(performance.now() - connection.startedAt),
		});
	};
	const unlimit = limitArrivals(limits);
	diagnostics.subscribe("http.server.request.start", onStart);
	diagnostics.subscribe("http.server.response.finish", onFinish);
	return () => {
		unlimit();
		diagnostics.unsubscribe("http.server.request.start", onStart);
		diagnostics.unsubscribe("http.server.response.finish", onFinish);
	};
}

/** Says once that a proxy seems to stand in front of a shop that believes none: all its visitors share one's limits then. */
function onceOfProxy(log: Log, { TRUST_PROXY_HOPS: hops, testMode }: Config): () => void {
	let told = hops > 0 || testMode;
	return () => {
		if (told) return;
		told = true;
		log.warn("proxy", {
			says: "X-Forwarded-For arrives, but TRUST_PROXY_HOPS is 0: visitors share one rate limit",
		});
	};
}

/** Node has no event for it: calls `speak` just before the head of an answer goes out with its status. */
function beforeHead(
	response: ServerResponse,
	speak: (response: ServerResponse, status: number) => void,
): void {
	const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
	response.writeHead = (status: number, ...head: unknown[]) => {
		speak(response, status);
		return writeHead(status, ...head);
	};
}

/** Assets are answered before any route: their lines would be nine in ten. */
function isFile({ method, pattern }: Connection, { statusCode }: ServerResponse): boolean {
	const read = method === "GET" || method === "HEAD";
	return pattern === null && read && (statusCode === 200 || statusCode === 206 || statusCode === 304);
}
