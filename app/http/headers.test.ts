import { expect, test } from "vitest";
import { contentSecurityPolicy, type PageKind } from "./headers.server";

const page: PageKind = {
	path: "/",
	payments: "stripe",
	paymentsUrl: null,
	captcha: "embedded",
	identity: "google",
};

/** The words of one directive. */
function directive(name: string, kind: Partial<PageKind>): string {
	const policy = contentSecurityPolicy({ ...page, ...kind });
	return (
		policy
			.split("; ")
			.find((one) => one.startsWith(`${name} `))
			?.slice(name.length + 1) ?? ""
	);
}

test.each([
	["a page", { path: "/stories" }, "'self'"],
	["checkout", { path: "/checkout" }, "'self' https://checkout.stripe.com"],
	["below checkout", { path: "/checkout/return" }, "'self' https://checkout.stripe.com"],
	["what only begins like it", { path: "/checkouts" }, "'self'"],
	["checkout, the card form in the page", { path: "/checkout", payments: "embedded" }, "'self'"],
	[
		"checkout with payments at another address",
		{ path: "/checkout", paymentsUrl: "http://127.0.0.1:4242/v1/" },
		"'self' https://checkout.stripe.com http://127.0.0.1:4242",
	],
	[
		"elsewhere that address is nobody's",
		{ path: "/stories", paymentsUrl: "http://127.0.0.1:4242" },
		"'self'",
	],
	[
		"nor with the card form in the page",
		{ path: "/checkout", payments: "embedded", paymentsUrl: "http://127.0.0.1:4242" },
		"'self'",
	],
	["the doors", { path: "/sign-up" }, "'self' https://accounts.google.com"],
] as [string, Partial<PageKind>, string][])("where a form may lead: %s", (_what, kind, expected) => {
	expect(directive("form-action", kind)).toBe(expected);
});

test("vendors' scripts only where they are used, never inline", () => {
	expect(directive("script-src", {})).toBe("'self'");
	expect(directive("script-src", { path: "/checkout" })).toContain("https://js.stripe.com");
	expect(directive("script-src", { path: "/create-book", captcha: "recaptcha" })).toContain("recaptcha");
	expect(directive("frame-src", { path: "/create-book" })).toBe("'none'");
});

test("only the two pages that show reCAPTCHA open anything to it: its frames, its scripts and its style attributes", () => {
	const recaptcha: Partial<PageKind> = { captcha: "recaptcha" };
	for (const path of ["/create-book", "/create-book/cover"]) {
		expect(directive("style-src", { ...recaptcha, path })).toBe("'self'");
		expect(directive("style-src-attr", { ...recaptcha, path })).toBe("'unsafe-inline'");
		expect(directive("frame-src", { ...recaptcha, path })).toContain(
			"https://recaptcha.google.com/recaptcha/",
		);
	}
	const elsewhere: Partial<PageKind>[] = [
		{ ...recaptcha, path: "/" },
		{ ...recaptcha, path: "/create-book/progress" },
		{ ...recaptcha, path: "/create-book/pages/:number" },
		{ path: "/create-book" },
		{ path: "/create-book/cover" },
	];
	for (const kind of elsewhere) {
		expect(directive("style-src", kind)).toBe("'self'");
		expect(directive("style-src-attr", kind)).toBe("");
		expect(contentSecurityPolicy({ ...page, ...kind })).not.toContain("recaptcha");
	}
});
