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
/** The pages that ask whether a person is there. */
const ASKS_FOR_PERSON = ["/create-book", "/create-book/cover"];

/** The Content-Security-Policy of a page: what it needs and nothing else. Vendors' hosts only on the pages that use them. */
export function contentSecurityPolicy(page: PageKind): string {
	const stripe = page.payments === "stripe" && /^\/checkout(\/|$)/.test(page.path);
	const recaptcha = page.captcha === "recaptcha" && ASKS_FOR_PERSON.includes(page.path);
	// Chrome applies form-action to the redirect that follows a post as well.
	const google = page.identity === "google" && (page.path === "/sign-in" || page.path === "/sign-up");
	const join = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(" ");
	return [
		"default-src 'none'",
		// No page has a script of its own between its lines.
		join("script-src 'self'", stripe && STRIPE, recaptcha && RECAPTCHA),
		"style-src 'self'",
		// Its widget is laid out by style attributes in what it writes into the page, which no nonce and no hash can allow (its repository's open
		// issue 107): without them its answer's field and its frames lie bare. Style elements stay ours alone.
		recaptcha && "style-src-attr 'unsafe-inline'",
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
			recaptcha && `${RECAPTCHA} https://recaptcha.google.com/recaptcha/`,
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
	]
		.filter(Boolean)
		.join("; ");
}
