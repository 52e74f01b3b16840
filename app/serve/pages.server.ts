import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
	createReadableStreamFromReadable,
	createRequestHandler,
	type RequestHandler,
	type ServerBuild,
} from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type EntryRoute = NonNullable<ServerBuild["routes"][string]>;

/** The first word of a path, in the spelling that the router takes for the same: decoded, without capitals. Empty for home's. */
const firstWord = (path: string) => decodeURIComponent(path.split("/")[1] ?? "").toLowerCase();

/** What the router goes by. */
const outline = ({ id, path, index }: EntryRoute) =>
	index ? { id, index: true as const } : { id, path: path ?? "" };

/**
 * Finds what answers the page at a path: the framework's own handler of that page's route alone, which is made once. The router lays out and
 * tries all routes it is given, twice a request, and a hundred of them cost it more than rendering costs the page. undefined where there may be
 * a file (`files`: the first words of their paths), and for what is no page. Every route stands directly under the root.
 */
export function findPages(
	build: ServerBuild,
	files: ReadonlySet<string>,
): (path: string) => RequestHandler | undefined {
	const routes = Object.values(build.routes).flatMap((route) => (route?.parentId === "root" ? [route] : []));
	const byWord = new Map<string, EntryRoute[]>();
	for (const route of routes) {
		const word = firstWord(`/${route.path ?? ""}`);
		byWord.set(word, [...(byWord.get(word) ?? []), route]);
	}
	// What is asked for by name is that, whatever else a pattern would take: the router is asked where there are parts to be read alone.
	const named = new Map<string, string>(
		routes.flatMap(({ id, path = "" }) => (/[:*?]/.test(path) ? [] : [[`/${path}`, id] as const])),
	);
	const anywhere = byWord.get("*") ?? [];
	const handlers = new Map<string, RequestHandler>();

	const handlerOf = (id: string) => {
		const alone = <T>(all: Record<string, T>) => ({ root: all.root as T, [id]: all[id] as T });
		const assets = { ...build.assets, routes: alone(build.assets.routes) };
		const handler =
			handlers.get(id) ?? createRequestHandler({ ...build, routes: alone(build.routes), assets });
		handlers.set(id, handler);
		return handler;
	};
	const idOf = (path: string, word: string) => {
		const asked = [...(byWord.get(word) ?? []), ...anywhere].map(outline);
		return matchRoutes<{ id: string; path?: string }>(asked, path)?.[0]?.route.id;
	};
	return (path) => {
		const word = firstWord(path);
		if (files.has(word) || path.endsWith(".data")) return undefined;
		const id = named.get(path) ?? idOf(path, word);
		return id !== undefined && build.routes[id]?.module.default ? handlerOf(id) : undefined;
	};
}

/** The first words of the paths of all files that remix-serve may have. */
export function filesOf({ assetsBuildDirectory }: Pick<ServerBuild, "assetsBuildDirectory">): Set<string> {
	return new Set(
		["public", assetsBuildDirectory]
			.flatMap((folder) => readdirSync(folder))
			.map((name) => name.toLowerCase()),
	);
}

/**
 * Answers requests for pages with the framework, without what remix-serve has around it: two look-ups on the disk for a file, a
 * second compression and a log that goes nowhere, together as dear as rendering. Gives false for what is remix-serve's to answer;
 * `onError` hears of what the framework itself fails at.
 */
export function answerPages(
	build: ServerBuild,
	onError: (error: unknown) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
	const find = findPages(build, filesOf(build));
	return (request, response) => {
		const url = new URL(`http://${request.headers.host}${request.url}`);
		const handle = find(url.pathname);
		if (!handle) return false;
		handle(requestOf(request, response, url))
			.then((answer) => send(answer, response))
			.catch((error) => {
				onError(error);
				response.writeHead(500).end();
			});
		return true;
	};
}

/** As remix-serve makes one. Aborted when its answer can't be sent any more; a header that says nothing is none. */
function requestOf(request: IncomingMessage, response: ServerResponse, { href }: URL): Request {
	const abort = new AbortController();
	response.once("close", () => response.writableFinished || abort.abort());
	const headers = Object.entries(request.headers).filter(([, value]) => value) as [string, string][];
	const { method } = request;
	const isRead = method === "GET" || method === "HEAD";
	const body = isRead ? {} : { body: createReadableStreamFromReadable(request), duplex: "half" as const };
	return new Request(href, { method, headers, signal: abort.signal, ...body });
}

/** Pages are there as a whole: in one piece, they go out with their length. */
async function send(answer: Response, response: ServerResponse): Promise<void> {
	const body = answer.body && Buffer.from(await answer.arrayBuffer());
	response.statusCode = answer.status;
	for (const [name, value] of answer.headers) response.appendHeader(name, value);
	response.end(body ?? undefined);
}
