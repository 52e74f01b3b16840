import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import {
	createReadableStreamFromReadable,
	type EntryContext,
	type HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { nameRoute, requestId } from "./http/connection.server";
import { sayErrorInTitle } from "./http/failed-title.server";
import { contentSecurityPolicy, paymentsUrl } from "./http/headers.server";
import { keepPage, mayBeKept } from "./serve/kept-pages.server";
import { startShop } from "./serve/start.server";
import { theShop } from "./shop.server";
import { NonceProvider } from "./ui/Nonce";

// An explicit call: a side-effect import could be dropped by the bundler.
const started = startShop();

/**
 * How long a page may go on streaming what its loaders promised for later, ms. None does; and for so long the framework keeps
 * every page it has sent in memory.
 */
export const streamTimeout = 2_000;

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	await started;
	const shop = await theShop();
	const route = context.staticHandlerContext.matches.at(-1)?.route;
	const paths = context.staticHandlerContext.matches.map((match) => match.route.path);
	const pattern = `/${paths.filter(Boolean).join("/")}`;
	nameRoute(pattern);
	const { handle } = context.routeModules[route?.id ?? ""] ?? {};
	const kept = status === 200 && mayBeKept(request, shop.settings.testMode, handle, pattern);
	const nonce = kept ? null : randomBytes(16).toString("base64");

	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set(
		"Content-Security-Policy",
		contentSecurityPolicy({
			nonce,
			path: pattern,
			payments: shop.providers.payments.describe().kind,
			paymentsUrl: paymentsUrl(),
			captcha: shop.providers.captcha.describe().kind,
			identity: shop.providers.identity?.describe().kind ?? null,
		}),
	);
	if (!headers.has("Cache-Control"))
		headers.set("Cache-Control", kept ? "public, max-age=0, must-revalidate" : "no-store");
	headers.append("Vary", "Cookie");
	sayErrorInTitle(context, status);

	const page = (
		<NonceProvider value={nonce ?? undefined}>
			<RemixServer
				context={context}
				url={request.url}
				nonce={nonce ?? undefined}
				abortDelay={streamTimeout}
			/>
		</NonceProvider>
	);
	// Pages without a script, kept pages and crawlers get one whole document; the rest is streamed.
	const whole = kept || isbot(request.headers.get("User-Agent"));
	const stream = await render(page, whole, nonce, (error) =>
		shop.log.error("render", error, { requestId: requestId() }),
	);
	if (!kept) return new Response(stream, { status, headers });
	const text = await new Response(stream).text();
	await keepPage(pattern, shop.clock.now().getUTCFullYear(), headers, text);
	return new Response(text, { status, headers });
}

/** How long a page may take to render before the connection is given up, ms. */
const RENDER_MS = 11_000;

function render(page: JSX.Element, whole: boolean, nonce: string | null, onError: (error: unknown) => void) {
	return new Promise<ReadableStream>((resolve, reject) => {
		let shellSent = false;
		let giveUp: NodeJS.Timeout | undefined;
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce: nonce ?? undefined,
			[whole ? "onAllReady" : "onShellReady"]: () => {
				shellSent = true;
				const body = new PassThrough();
				body.once("close", () => clearTimeout(giveUp));
				resolve(createReadableStreamFromReadable(body));
				pipe(body);
			},
			onShellError: reject,
			// Before the shell is out, onShellError rejects and handleError logs it.
			onError: (error) => {
				if (shellSent) onError(error);
			},
		});
		giveUp = setTimeout(abort, RENDER_MS).unref();
	});
}

/** Client navigation of a hydrated flow. */
export async function handleDataRequest(response: Response): Promise<Response> {
	nameRoute("data");
	if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
	return response;
}

/** Bugs: logged with the request's id, without the request's path, query or body. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	// A refusal (404, 403 ...) of a route without a page comes by here as well.
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	void theShop().then((shop) =>
		shop.log.error("bug", error, { requestId: requestId(), method: request.method }),
	);
};
