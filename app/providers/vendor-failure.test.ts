import { expect, test } from "vitest";
import { inWords, kindOf, noAnswer, type Vendor, vendorFailure } from "./vendor-failure";

type Said = Parameters<typeof vendorFailure>[2];

/** Vendor, operation, what it said, what the operator reads, and who can do something about it. */
const TOLD: [Vendor, string, Said, string, string][] = [
	[
		"Replicate",
		"predictions.create",
		{ status: 401 },
		"Replicate said 401: the token in REPLICATE_API_TOKEN is not valid (predictions.create)",
		"ours",
	],
	[
		"Replicate",
		"predictions.create",
		{ status: 402 },
		"Replicate said 402: its account has no money left (replicate.com/account/billing) (predictions.create)",
		"ours",
	],
	[
		"Replicate",
		"predictions.get",
		{ code: "E005" },
		"Replicate said E005: it refuses this (predictions.get)",
		"final",
	],
	[
		"Replicate",
		"predictions",
		{ code: "unsuitable" },
		"Replicate painted what isn't fit for children, twice (predictions, unsuitable)",
		"final",
	],
	[
		"Anthropic",
		"messages.create",
		{ status: 529, code: "overloaded_error", requestId: "req_011C" },
		"Anthropic said 529: it is too busy (messages.create, overloaded_error, request req_011C)",
		"passing",
	],
	[
		"Anthropic",
		"messages.create",
		{ status: 404, code: "not_found_error" },
		"Anthropic said 404: it has no model called as ANTHROPIC_MODEL or INSPECTOR_MODEL says (messages.create, not_found_error)",
		"ours",
	],
	[
		"Anthropic",
		"messages.create",
		{ status: 400, code: "credit_balance" },
		"Anthropic said 400: its account has no money left (console.anthropic.com, Billing) (messages.create, credit_balance)",
		"ours",
	],
	[
		"Anthropic",
		"messages.create",
		{ code: "max_tokens" },
		"Anthropic said max_tokens: its tokens were used up before it had done (messages.create)",
		"final",
	],
	[
		"Stripe",
		"refunds.create",
		{ status: 403, code: "secret_key_required", requestId: "req_1" },
		"Stripe said 403: the key in STRIPE_SECRET_KEY may not do this (refunds.create, secret_key_required, request req_1)",
		"ours",
	],
	[
		"SMTP",
		"AUTH PLAIN",
		{ status: 535, code: "5.7.8" },
		"The mail server said 535: the user name or password in SMTP_URL is not valid (AUTH PLAIN, 5.7.8)",
		"ours",
	],
	[
		"SMTP",
		"MAIL FROM",
		{ status: 553 },
		"The mail server said 553: it takes no mail from the sender in MAIL_FROM (MAIL FROM)",
		"ours",
	],
	[
		"SMTP",
		"RCPT TO",
		{ status: 550, code: "5.7.1" },
		"The mail server said 550: it doesn't pass mails on for the sender in MAIL_FROM: look at its domain's SPF and DKIM (RCPT TO, 5.7.1)",
		"ours",
	],
	[
		"SMTP",
		"RCPT TO",
		{ status: 550, code: "5.1.1" },
		"The mail server said 550: there is no such mailbox (RCPT TO, 5.1.1)",
		"final",
	],
	["SMTP", "DATA", { status: 451 }, "The mail server said 451: not now (DATA)", "passing"],
	[
		"reCAPTCHA",
		"siteverify",
		{ code: "invalid-input-secret" },
		"reCAPTCHA said invalid-input-secret: the secret in RECAPTCHA_SECRET_KEY is not valid (siteverify)",
		"ours",
	],
	[
		"Google",
		"token",
		{ status: 401, code: "invalid_client" },
		"Google said 401: the client of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET is not valid (token, invalid_client)",
		"ours",
	],
	[
		"Prodigi",
		"POST /orders",
		{ status: 400, code: "ValidationFailed" },
		"Prodigi said 400: it doesn't take what was asked as it was asked (POST /orders, ValidationFailed)",
		"ours",
	],
	[
		"Cloudprinter",
		"orders/add",
		{ status: 429 },
		"Cloudprinter said 429: too many requests in a short time (orders/add)",
		"passing",
	],
	["Vercel Blob", "put", { status: 500 }, "Vercel Blob said 500: it is in trouble (put)", "passing"],
	[
		"Form service",
		"POST",
		{ status: 404 },
		"The form service said 404: it doesn't know what was asked for (POST)",
		"ours",
	],
	[
		"Prodigi",
		"GET /orders",
		{ code: "unreadable" },
		"Prodigi gave an answer that can't be read (GET /orders, unreadable)",
		"passing",
	],
];

test.each(TOLD)("%s, %s, %o", (vendor, operation, said, words, kind) => {
	const failure = vendorFailure(vendor, operation, said);
	expect([inWords(failure), kindOf(failure)]).toEqual([words, kind]);
});

const fetchFailed = (code: string) =>
	new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });

test.each([
	[
		AbortSignal.timeout(0).reason ?? new DOMException("late", "TimeoutError"),
		"gave no answer in time",
		"timeout",
	],
	[fetchFailed("ECONNREFUSED"), "can't be reached", "ECONNREFUSED"],
	[fetchFailed("UND_ERR_SOCKET"), "can't be reached", "UND_ERR_SOCKET"],
	[fetchFailed("UND_ERR_HEADERS_TIMEOUT"), "gave no answer in time", "UND_ERR_HEADERS_TIMEOUT"],
	[
		fetchFailed("ENOTFOUND"),
		"can't be found: is its address right, and is there a way to the internet?",
		"ENOTFOUND",
	],
	[fetchFailed("CERT_HAS_EXPIRED"), "speaks no TLS, or its certificate doesn't hold", "CERT_HAS_EXPIRED"],
	[new SyntaxError("Unexpected end of JSON input"), "gave an answer that can't be read", "unreadable"],
	[new Error("something"), "can't be reached, or broke off", "no_answer"],
])("no answer: %s", (error, words, code) => {
	expect(inWords(noAnswer("Replicate", "predictions.create", error))).toBe(
		`Replicate ${words} (predictions.create, ${code})`,
	);
});

test("a code or an id that is no word may be a family's, and isn't told", () => {
	const said = { status: 400, code: "the prompt «Ada and the whale» was blocked", requestId: "x".repeat(81) };
	const failure = vendorFailure("Replicate", "predictions.create", said);
	expect(failure).toMatchObject({ code: null, requestId: null });
});
