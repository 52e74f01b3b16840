import type { PaymentsDescription } from "~/providers/payments/port";

/** Headers every response carries, files and errors included. */
export function standingHeaders(testMode: boolean): [string, string][] {
	const headers: [string, string][] = [
		["X-Content-Type-Options", "nosniff"],
		// no-referrer would turn the Origin of our own form posts into "null".
		["Referrer-Policy", "same-origin"],
		["Permissions-Policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
		["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
		["X-Frame-Options", "DENY"],
	];
	if (!testMode) headers.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]);
	return headers;
}

export type PageKind = {
	/** null: a page without inline scripts. */
	nonce: string | null;
	path: string;
	payments: PaymentsDescription["kind"];
	captcha: "embedded" | "recaptcha";
	identity: "embedded" | "google" | null;
};

const STRIPE = "https://js.stripe.com https://*.js.stripe.com";
const RECAPTCHA = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";

/** The Content-Security-Policy of a page: what it needs and nothing else. Vendors' hosts only on the pages that use them. */
export function contentSecurityPolicy(page: PageKind): string {
	const stripe = page.payments === "stripe" && page.path.startsWith("/checkout");
	const recaptcha = page.captcha === "recaptcha" && page.path.startsWith("/create-book");
	// Chrome applies form-action to the redirect that follows a post as well.
	const google = page.identity === "google" && (page.path === "/sign-in" || page.path === "/sign-up");
	const join = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(" ");
	return [
		"default-src 'none'",
		join(
			"script-src 'self'",
			page.nonce && `'nonce-${page.nonce}'`,
			stripe && STRIPE,
			recaptcha && RECAPTCHA,
		),
		"style-src 'self'",
		"img-src 'self' blob: data:",
		"font-src 'self'",
		"manifest-src 'self'",
		join(
			"connect-src 'self'",
			stripe && "https://api.stripe.com",
			recaptcha && "https://www.google.com/recaptcha/",
		),
		join(
			"frame-src",
			stripe && `${STRIPE} https://hooks.stripe.com`,
			recaptcha && RECAPTCHA,
			!stripe && !recaptcha && "'none'",
		),
		join(
			"form-action 'self'",
			stripe && "https://checkout.stripe.com",
			google && "https://accounts.google.com",
		),
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
