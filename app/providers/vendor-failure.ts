/** How a vendor failed us, and the sentence that says it to whoever runs the shop. Pure: no key, no name and no text a family wrote. */

/** `money`: where its account is filled up. `unknown`: what its 404 means. */
type Access = { called?: string; access: string; money?: string; unknown?: string };

/** What each vendor is called in a sentence, and where the shop's access to it stands. */
const VENDORS = {
	Anthropic: {
		access: "the key in ANTHROPIC_API_KEY",
		money: "console.anthropic.com, Billing",
		unknown: "it has no model called as ANTHROPIC_MODEL or INSPECTOR_MODEL says",
	},
	Replicate: {
		access: "the token in REPLICATE_API_TOKEN",
		money: "replicate.com/account/billing",
		unknown: "it has no model called as REPLICATE_MODEL says",
	},
	Stripe: { access: "the key in STRIPE_SECRET_KEY" },
	SMTP: { called: "The mail server", access: "the user name or password in SMTP_URL" },
	Prodigi: { access: "the key in PRODIGI_API_KEY", money: "dashboard.prodigi.com, Billing" },
	Cloudprinter: { access: "the key in CLOUDPRINTER_API_KEY", money: "admin.cloudprinter.com, Billing" },
	"Vercel Blob": { access: "the token in BLOB_READ_WRITE_TOKEN" },
	Google: { access: "the client of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET" },
	reCAPTCHA: { access: "the secret in RECAPTCHA_SECRET_KEY" },
	"Ideal Postcodes": {
		access: "the key in IDEAL_POSTCODES_API_KEY",
		money: "ideal-postcodes.co.uk/account",
	},
	"Form service": { called: "The form service", access: "the address in CONTACT_FORM_URL" },
} satisfies Record<string, Access>;

export type Vendor = keyof typeof VENDORS;

/** `status`: of HTTP or SMTP, null where no answer came. `code`: the vendor's own, or of the connection; `requestId`: the vendor's. */
export type VendorFailure = {
	vendor: Vendor;
	/** What was asked, in the vendor's words: "predictions.create", "RCPT TO". */
	operation: string;
	status: number | null;
	code: string | null;
	requestId: string | null;
};

/**
 * Who can do something about it: `ours` lasts until whoever runs the shop has mended it; `passing` is over after a while; `final` is said
 * of what was asked, and is said again.
 */
export type FailureKind = "ours" | "passing" | "final";

/** Takes a failure down, wherever it happens: into the log, and to whoever runs the shop. */
export type TellFailure = (failure: VendorFailure) => void;

/** What an adapter throws whose port has no errors. */
export class VendorError extends Error {
	constructor(readonly failure: VendorFailure) {
		super(inWords(failure));
		this.name = "VendorError";
	}
}

/** For adapters that nobody listens to: tests' and tools'. */
export const toNobody: TellFailure = () => {};

/** A vendor's word, such as codes and ids are; what isn't one may be a sentence about a family, and is left out. */
const WORD = /^[\w.:/-]{1,80}$/;
const wordOf = (said: unknown): string | null =>
	(typeof said === "string" || typeof said === "number") && WORD.test(String(said)) ? String(said) : null;

/** A failure of what a vendor has said: codes and ids only where they are words. */
export function vendorFailure(
	vendor: Vendor,
	operation: string,
	said: { status?: number | null; code?: unknown; requestId?: unknown },
): VendorFailure {
	const { status = null, code, requestId } = said;
	return { vendor, operation, status, code: wordOf(code), requestId: wordOf(requestId) };
}

/** A failure without an answer, by what `fetch`, a socket or a deadline threw. */
export const noAnswer = (vendor: Vendor, operation: string, error: unknown): VendorFailure =>
	vendorFailure(vendor, operation, { code: codeOf(error) });

/** Said where we stopped asking ourselves: of the vendor that tells nothing. */
export const STOPPED = "stopped";

function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return "no_answer";
	if (error.name === "TimeoutError") return "timeout";
	if (error.name === "AbortError") return STOPPED;
	if (error instanceof SyntaxError) return "unreadable";
	// A DOMException's is a number.
	const { code } = error as { code?: unknown };
	return (typeof code === "string" ? wordOf(code) : null) ?? codeOf(error.cause);
}

type Rule = {
	vendor?: Vendor;
	operation?: RegExp;
	status?: RegExp;
	code?: RegExp;
	kind: FailureKind;
	means: (of: Access) => string;
};

const notValid = ({ access }: Access) => `${access} is not valid`;
const unpaid = ({ money }: Access) => `its account has no money left${money ? ` (${money})` : ""}`;
const noSender = () => "it takes no mail from the sender in MAIL_FROM";

/**
 * What an answer means; the first that fits is told. RFC 5321 and 3463 for mail servers; docs.claude.com, "Errors"; replicate.com/docs,
 * "Prediction errors"; docs.stripe.com, "Error codes"; developers.google.com, "Verifying the user's response", and RFC 6749, 5.2;
 * docs.ideal-postcodes.co.uk, "Error codes".
 */
const ANSWERS: readonly Rule[] = [
	{ vendor: "SMTP", operation: /^AUTH/, status: /^5/, kind: "ours", means: notValid },
	{
		vendor: "SMTP",
		status: /^530$/,
		kind: "ours",
		means: () => "it wants a user name and a password in SMTP_URL",
	},
	{
		vendor: "SMTP",
		status: /^50[0-5]$/,
		kind: "ours",
		means: () => "it wants another port or protocol in SMTP_URL",
	},
	{ vendor: "SMTP", operation: /^MAIL FROM/, status: /^5/, kind: "ours", means: noSender },
	{ vendor: "SMTP", status: /^5/, code: /^5\.1\.[78]$/, kind: "ours", means: noSender },
	{
		vendor: "SMTP",
		status: /^5/,
		code: /^5\.7\./,
		kind: "ours",
		means: () => "it doesn't pass mails on for the sender in MAIL_FROM: look at its domain's SPF and DKIM",
	},
	{
		vendor: "SMTP",
		operation: /^RCPT TO/,
		status: /^5/,
		kind: "final",
		means: () => "there is no such mailbox",
	},
	{
		vendor: "SMTP",
		operation: /^DATA/,
		status: /^5/,
		kind: "final",
		means: () => "it doesn't take this mail",
	},
	{ vendor: "SMTP", status: /^5/, kind: "ours", means: () => "it takes nothing from this shop" },
	{ vendor: "SMTP", status: /^4/, kind: "passing", means: () => "not now" },
	{ vendor: "SMTP", code: /^EAUTH$/, kind: "ours", means: notValid },
	{
		vendor: "Stripe",
		code: /^balance_insufficient$/,
		kind: "ours",
		means: () => "its balance is less than what is to go back: add to it at dashboard.stripe.com, Balances",
	},
	{ vendor: "Stripe", status: /^402$/, kind: "final", means: () => "it couldn't do this" },
	{ vendor: "reCAPTCHA", code: /^(invalid|missing)-input-secret$/, kind: "ours", means: notValid },
	{ vendor: "Google", code: /^(invalid|unauthorized)_client$/, kind: "ours", means: notValid },
	{
		vendor: "Google",
		code: /^redirect_uri_mismatch$/,
		kind: "ours",
		means: () => "the address that leads back to APP_URL is not among its client's",
	},
	{
		vendor: "Google",
		code: /^invalid_grant$/,
		kind: "final",
		means: () => "the code was used before, or is too old",
	},
	{
		vendor: "Ideal Postcodes",
		code: /^4011$/,
		kind: "ours",
		means: ({ access }) => `${access} has a list of allowed URLs, which a server is in none of: empty it`,
	},
	{
		vendor: "Ideal Postcodes",
		code: /^4021$/,
		kind: "ours",
		means: ({ access, money }) => `the limit set for ${access} is reached (${money})`,
	},
	{ code: /credit_balance|billing_error|insufficient_credit/, kind: "ours", means: unpaid },
	{ code: /^overloaded_error$/, kind: "passing", means: () => "it is too busy" },
	{ code: /^(E005|refusal)$/, kind: "final", means: () => "it refuses this" },
	{
		code: /^(max_tokens|model_context_window_exceeded)$/,
		kind: "final",
		means: () => "its tokens were used up before it had done",
	},
	{ status: /^401$/, kind: "ours", means: notValid },
	{ status: /^402$/, kind: "ours", means: unpaid },
	{ status: /^403$/, kind: "ours", means: ({ access }) => `${access} may not do this` },
	{ status: /^404$/, kind: "ours", means: ({ unknown }) => unknown ?? "it doesn't know what was asked for" },
	{ status: /^408$/, kind: "passing", means: () => "it gave up waiting" },
	{ status: /^409$/, kind: "passing", means: () => "it is at the same already" },
	{ status: /^429$/, kind: "passing", means: () => "too many requests in a short time" },
	{ status: /^(503|529)$/, kind: "passing", means: () => "it is too busy" },
	{ status: /^5/, kind: "passing", means: () => "it is in trouble" },
	{ status: /^[34]/, kind: "ours", means: () => "it doesn't take what was asked as it was asked" },
	{ code: /^small_picture$/, kind: "passing", means: () => "its picture is too small for a page" },
	{ code: /^(picture_gone|no_picture)$/, kind: "passing", means: () => "its picture isn't there" },
	{ kind: "passing", means: () => "it failed" },
];

/** What becomes of a request that gets no answer, or none that can be read. */
const SILENCES: readonly Rule[] = [
	{ code: /^invalid_address$/, kind: "final", means: () => "wasn't asked: that is no address" },
	{
		code: /^(timeout|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/,
		kind: "passing",
		means: () => "gave no answer in time",
	},
	{ code: /^unreadable$/, kind: "passing", means: () => "gave an answer that can't be read" },
	{ code: /^unsuitable$/, kind: "final", means: () => "painted what isn't fit for children, twice" },
	{
		code: /^(ENOTFOUND|EAI_AGAIN|EDNS)$/,
		kind: "passing",
		means: () => "can't be found: is its address right, and is there a way to the internet?",
	},
	{
		code: /CERT|SELF_SIGNED|^ETLS$/,
		kind: "ours",
		means: () => "speaks no TLS, or its certificate doesn't hold",
	},
	{ code: /^E[A-Z]*CONN|^EPIPE$|^UND_ERR|^ESOCKET$/, kind: "passing", means: () => "can't be reached" },
	{ code: /^no_answer$/, kind: "passing", means: () => "can't be reached, or broke off" },
];

function firstFit(rules: readonly Rule[], failure: VendorFailure): Rule | undefined {
	const fits = (pattern: RegExp | undefined, said: string | number | null) =>
		!pattern || (said !== null && pattern.test(String(said)));
	return rules.find(
		({ vendor, operation, status, code }) =>
			(!vendor || vendor === failure.vendor) &&
			fits(operation, failure.operation) &&
			fits(status, failure.status) &&
			fits(code, failure.code),
	);
}

const silenceOf = (failure: VendorFailure) =>
	failure.status === null ? firstFit(SILENCES, failure) : undefined;

/** Who can do something about a failure. */
export const kindOf = (failure: VendorFailure): FailureKind =>
	(silenceOf(failure) ?? firstFit(ANSWERS, failure))?.kind ?? "passing";

/** "Replicate said 401: the token in REPLICATE_API_TOKEN is not valid (predictions.create)". One line. */
export function inWords(failure: VendorFailure): string {
	const { vendor, operation, status, code, requestId } = failure;
	const access: Access = VENDORS[vendor];
	const name = access.called ?? vendor;
	const silence = silenceOf(failure);
	const answer = firstFit(ANSWERS, failure);
	const said = silence
		? `${name} ${silence.means(access)}`
		: `${name} said ${status ?? code ?? "something unforeseen"}: ${answer?.means(access)}`;
	const more = [operation, silence || status !== null ? code : null, requestId && `request ${requestId}`];
	return `${said} (${more.filter(Boolean).join(", ")})`;
}
