import type { IncomingHttpHeaders } from "node:http";
import { isLocalName } from "~/config.server";
import { refuse } from "./statuses.server";

/** True for APP_URL itself and, for a test shop, for the other names this machine has for it. */
function isOurs(origin: string, appUrl: string): boolean {
	if (origin === appUrl) return true;
	if (!URL.canParse(origin)) return false;
	const [theirs, ours] = [new URL(origin), new URL(appUrl)];
	const local = (url: URL) => url.protocol === "http:" && isLocalName(url.hostname);
	return local(theirs) && local(ours) && theirs.port === ours.port;
}

/** The words of Sec-Fetch-Site (w3.org/TR/fetch-metadata, 2.4): anything else, as a header that came twice, says nothing. */
const SITES = new Set(["same-origin", "same-site", "cross-site", "none"]);

/**
 * Turns Origin into the word that `assertSameOrigin` goes by, and takes it out of the request: Remix has a check of its
 * own that compares Origin with Host, which differ behind TLS, and answers 500. Changes the headers it is given.
 */
export function normaliseOrigin(headers: IncomingHttpHeaders, appUrl: string): void {
	const { origin } = headers;
	if (origin === undefined) return;
	if (!SITES.has(String(headers["sec-fetch-site"])))
		headers["sec-fetch-site"] = isOurs(origin, appUrl) ? "same-origin" : "cross-site";
	delete headers.origin;
}

/** The site a request says it comes from, in a browser too old for anything better; null for none. */
function referrer(request: Request): string | null {
	const said = request.headers.get("Referer") ?? "";
	return URL.canParse(said) ? new URL(said).origin : null;
}

/**
 * Lets an unsafe request through only when it comes from the shop's own pages, or from no browser at all.
 * Sec-Fetch-Site is the browser's own word; Origin, or without it Referer, is compared with APP_URL, never with the
 * request's address, which is http behind TLS. Refuses with `cross_site`.
 */
export function assertSameOrigin(request: Request, appUrl: string): void {
	const site = request.headers.get("Sec-Fetch-Site") ?? "";
	const origin = request.headers.get("Origin") ?? referrer(request);
	const ours = SITES.has(site)
		? site === "same-origin" || site === "none"
		: origin === null || isOurs(origin, appUrl);
	if (!ours) {
		refuse({
			code: "cross_site",
			message:
				"This request came from another site, so nothing was changed. Please use the form on our own page.",
		});
	}
}
