import { refuse } from "./statuses.server";

/**
 * Lets an unsafe request through only when it comes from the shop's own pages, or from no browser at all.
 * Sec-Fetch-Site is the browser's own word; Origin is compared with APP_URL, never with the request's address, which is
 * http behind TLS. Refuses with `cross_site`. (facts: security figures)
 */
export function assertSameOrigin(request: Request, appUrl: string): void {
	const site = request.headers.get("Sec-Fetch-Site");
	const origin = request.headers.get("Origin");
	const ours =
		site !== null ? site === "same-origin" || site === "none" : origin === null || origin === appUrl;
	if (!ours) {
		refuse({
			code: "cross_site",
			message:
				"This request came from another site, so nothing was changed. Please use the form on our own page.",
		});
	}
}
