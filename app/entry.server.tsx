import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
// What this module is part of: there as a whole with the first request.
import * as build from "virtual:remix/server-build";
import { bugOf } from "./http/bug.server";
import { nameRoute } from "./http/connection.server";
import { markErrorTitle } from "./http/failed-title.server";
import { contentSecurityPolicy, paymentsUrl } from "./http/headers.server";
import { chooseEncoding } from "./serve/encoding.server";
import { oneAddress } from "./serve/one-address.server";
import { cachePage, isCacheable } from "./serve/page-cache.server";
import { startShop } from "./serve/start.server";
import { theShop } from "./shop.server";

// An explicit call: a side-effect import could be dropped by the bundler. Waited for here, because remix-serve listens once this
// module is there: nobody is sent to a process that is still migrating.
await startShop(build);

/**
 * How long a page may go on streaming what its loaders promised for later, ms. None does; and for so long the framework keeps
 * every page it has sent in memory: past a few ms each collection of garbage finds them all alive.
 */
export const streamTimeout = 0;

/**
 * How a page that is sent once is compressed. Brotli's third step makes it as small as gzip does, within 4 %, in half the time; in one go, for
 * remix-serve's streams of it cost twice as much.
 */
const COMPRESS = {
	br: (html: Buffer<ArrayBuffer>) =>
		brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
	gzip: (html: Buffer<ArrayBuffer>) => gzipSync(html),
	identity: (html: Buffer<ArrayBuffer>) => html,
};

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const shop = await theShop();
	const route = context.staticHandlerContext.matches.at(-1)?.route;
	const paths = context.staticHandlerContext.matches.map((match) => match.route.path);
	const pattern = `/${paths.filter(Boolean).join("/")}`;
	nameRoute(pattern);
	const address = oneAddress(request, status, pattern);
	if (address !== null) return redirect(address, 301);
	const { handle } = context.routeModules[route?.id ?? ""] ?? {};
	const kept = status === 200 && isCacheable(request, shop.settings.testMode, handle, pattern);

	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set(
		"Content-Security-Policy",
		contentSecurityPolicy({
			path: pattern,
			payments: shop.providers.payments.describe().kind,
			paymentsUrl: paymentsUrl(),
			captcha: shop.providers.captcha.describe().kind,
			identity: shop.providers.identity?.describe().kind ?? null,
		}),
	);
	if (!headers.has("Cache-Control"))
		headers.set("Cache-Control", kept ? "public, max-age=0, must-revalidate" : "no-store");
	headers.append("Vary", "Cookie, Accept-Encoding");
	markErrorTitle(context, status);

	const html = Buffer.from(render(context, request.url));
	if (kept) await cachePage(pattern, shop.clock.now(), headers, html);
	const encoding =
		chooseEncoding(request.headers.get("Accept-Encoding") ?? "", ["br", "gzip", "identity"]) ?? "identity";
	if (encoding !== "identity") headers.set("Content-Encoding", encoding);
	return new Response(COMPRESS[encoding](html), { status, headers });
}

/**
 * The whole document. No page is taken over by React in the browser, so it is laid out without marks to find its parts by, and what its
 * loaders gave isn't sent along.
 */
function render(context: EntryContext, url: string): string {
	const own = { ...context, serverHandoffStream: undefined };
	return `<!DOCTYPE html>${renderToStaticMarkup(<RemixServer context={own} url={url} />)}`;
}

/** What a page is made of, which Remix answers under its address and `.data`: no page of ours asks for it. */
export async function handleDataRequest(response: Response): Promise<Response> {
	nameRoute("data");
	if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
	return response;
}

/** Bugs: logged with the request's id, without the request's path, query or body. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	// A refusal (404, 403 ...) of a route without a page comes by here as well.
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	void theShop().then((shop) => bugOf(shop, error));
};
