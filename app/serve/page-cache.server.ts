import { createHash } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { nameRoute } from "~/http/connection.server";
import { hasSessionCookie } from "~/http/session-cookie.server";
import { mayCarryToast } from "~/http/toasts.server";
import { isLocalHost } from "~/http/visitor.server";
import type { Shop } from "~/shop.server";
import { chooseEncoding } from "./encoding.server";
import { inTurn } from "./in-turn.server";

/** The smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Body = { encoding: (typeof ENCODINGS)[number]; bytes: Buffer; etag: string };
type KeptPage = { hour: number; headers: Headers; bodies: Body[] };

/** The hour of a time, counted from 1970: a year ends with one. */
const hourOf = (time: Date) => Math.floor(time.getTime() / 3_600_000);

/** Pages that are the same for every stranger, kept in memory once rendered. `handle.keep` on a route asks for it. */
const pages = new Map<string, KeptPage>();

/** With neither our session nor a toast: what such a request is shown has nobody's name on it. */
function isStrangers(cookies: string, testMode: boolean): boolean {
	return !hasSessionCookie(cookies, testMode) && !mayCarryToast(cookies);
}

/**
 * Whether the answer to a request is the same for every stranger. `pattern` is the route's path: the router also takes other
 * capitals and spellings for it, and those without end.
 */
export function isCacheable(request: Request, testMode: boolean, handle: unknown, pattern: string): boolean {
	const { pathname, search } = new URL(request.url);
	return (
		request.method === "GET" &&
		(handle as { keep?: boolean } | undefined)?.keep === true &&
		!import.meta.env.DEV &&
		pathname === pattern &&
		search === "" &&
		isStrangers(request.headers.get("Cookie") ?? "", testMode)
	);
}

/**
 * Keeps a page made at `now` with its headers until the hour is over, as small as it gets: it is compressed once. So long may
 * what it shows lag behind (new reviews), and the year of its foot not at all. Only the paths of routes get here (`isCacheable`), so that memory stays bounded.
 */
export async function cachePage(path: string, now: Date, headers: Headers, html: Buffer): Promise<void> {
	// One browser's own.
	if (headers.has("Set-Cookie")) return;
	const bodies = [
		bodyOf("br", await promisify(brotliCompress)(html)),
		bodyOf("gzip", await promisify(gzip)(html, { level: 9 })),
		bodyOf("identity", html),
	];
	pages.set(path, { hour: hourOf(now), headers: new Headers(headers), bodies });
}

/** The tag is of the bytes as they go out: whoever has them has exactly these (RFC 9110, 8.8.3.3). */
function bodyOf(encoding: Body["encoding"], bytes: Buffer): Body {
	return { encoding, bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
}

/**
 * Answers strangers who ask for a cached page before anybody else hears of them: matching the route and asking its loaders is most
 * of what such a page costs. All others take turns, and are answered by `pages`, or by remix-serve what is none. The server is
 * remix-serve's own; it is met with its first request. Gives what stops it.
 */
export function serveCachedPages(
	shop: Pick<Shop, "clock" | "settings">,
	pages: () => (request: IncomingMessage, response: ServerResponse) => boolean,
): () => void {
	const take = inTurn();
	const onStart = (message: unknown) => {
		const { server } = message as { server: Server };
		const others = server.listeners("request") as RequestListener[];
		const answerPage = pages();
		server.removeAllListeners("request");
		server.on("request", (request, response) => {
			if (answerKept(shop, request, response)) return;
			take(() => {
				// Whoever has gone away meanwhile is answered nothing.
				if (response.destroyed || answerPage(request, response)) return;
				for (const listener of others) listener.call(server, request, response);
			});
		});
		stop();
	};
	const stop = () => diagnostics.unsubscribe("http.server.request.start", onStart);
	diagnostics.subscribe("http.server.request.start", onStart);
	return stop;
}

/** Answers a request from memory; false when it is for somebody else to answer. */
function answerKept(
	{ clock, settings: { testMode } }: Pick<Shop, "clock" | "settings">,
	{ method, url = "", headers: asked }: IncomingMessage,
	response: ServerResponse,
): boolean {
	const page = pages.get(url);
	if (!page || page.hour !== hourOf(clock.now()) || (method !== "GET" && method !== "HEAD")) return false;
	if (!isStrangers(asked.cookie ?? "", testMode) || (testMode && !isLocalHost(asked.host ?? "")))
		return false;
	const encoding = chooseEncoding(`${asked["accept-encoding"] ?? ""}`, ENCODINGS);
	const body = page.bodies.find((one) => one.encoding === encoding);
	if (!body) return false;

	nameRoute(url);
	response.setHeaders(page.headers).setHeader("ETag", body.etag);
	if (namesTag(asked["if-none-match"] ?? "", body.etag)) {
		response.removeHeader("Content-Type");
		response.writeHead(304).end();
		return true;
	}
	if (body.encoding !== "identity") response.setHeader("Content-Encoding", body.encoding);
	response.setHeader("Content-Length", body.bytes.length);
	response.end(method === "HEAD" ? undefined : body.bytes);
	return true;
}

/** Whether `If-None-Match` names a tag: weak ones count, proxies make them of ours (RFC 9110, 13.1.2). */
function namesTag(noneMatch: string, etag: string): boolean {
	const tags = noneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.includes(etag) || tags.includes("*");
}
