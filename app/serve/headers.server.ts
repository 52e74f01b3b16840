import type { ServerResponse } from "node:http";

/** A wallet's sheet is opened by the page or by Stripe's frames in it, and by nobody else's. A browser leaves out what it doesn't know. */
const PAYMENT = 'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")';

/** Headers every response carries, files and errors included. */
export function standingHeaders(testMode: boolean): [string, string][] {
	const headers: [string, string][] = [
		["X-Content-Type-Options", "nosniff"],
		// no-referrer would turn the Origin of our own form posts into "null".
		["Referrer-Policy", "same-origin"],
		["Permissions-Policy", `camera=(), microphone=(), geolocation=(), browsing-topics=(), ${PAYMENT}`],
		["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
		["X-Frame-Options", "DENY"],
	];
	if (!testMode) headers.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]);
	return headers;
}

/**
 * Adds what every answer must say and this one doesn't, whoever gave it: the shop, the framework or the server. Nothing is
 * kept but what asks for it (redirects above all: they depend on the session); a 405 names what is allowed. The shop's own
 * do; the framework gives one where a page takes no form.
 */
export function addMissingHeaders(response: ServerResponse, status: number): void {
	// The list of types that remix-serve's file server has is older than AVIF.
	const isUntyped = response.getHeader("Content-Type") === "application/octet-stream";
	if (isUntyped && /\.avif$/.test(response.req.url?.split("?")[0] ?? ""))
		response.setHeader("Content-Type", "image/avif");
	if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
	if (status === 405 && !response.hasHeader("Allow")) response.setHeader("Allow", "GET, HEAD");
}
