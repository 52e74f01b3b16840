import { config } from "~/config.server";
import type { PaymentsDescription } from "~/providers/payments/port";

export type PageKind = {
	/** The route's, not the address's: the router takes other capitals and slashes for it. */
	path: string;
	payments: PaymentsDescription["kind"];
	/** See `paymentsUrl`. */
	paymentsUrl: string | null;
	captcha: "embedded" | "recaptcha";
	identity: "embedded" | "google" | null;
};

/** Another address of the payments' API, for tests: its hosted page stands there as well. null: the vendor's own. */
export function paymentsUrl(): string | null {
	return config().STRIPE_API_URL ?? null;
}

const STRIPE = "https://js.stripe.com https://*.js.stripe.com";
const RECAPTCHA = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";

/** The Content-Security-Policy of a page: what it needs and nothing else. Vendors' hosts only on the pages that use them. */
export function contentSecurityPolicy(page: PageKind): string {
	const stripe = page.payments === "stripe" && /^\/checkout(\/|$)/.test(page.path);
	const recaptcha = page.captcha === "recaptcha" && page.path.startsWith("/create-book");
	// Chrome applies form-action to the redirect that follows a post as well.
	const google = page.identity === "google" && (page.path === "/sign-in" || page.path === "/sign-up");
	const join = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(" ");
	return [
		"default-src 'none'",
		// No page has a script of its own between its lines.
		join("script-src 'self'", stripe && STRIPE, recaptcha && RECAPTCHA),
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
			stripe && page.paymentsUrl && new URL(page.paymentsUrl).origin,
			google && "https://accounts.google.com",
		),
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
