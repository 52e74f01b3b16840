import type { Fault } from "../e2e/vendors/listen";
import type { Vendor } from "./providers/vendor-failure";
import { CAPTCHA_AWAY } from "./shop/captcha/rules";
import { GOOGLE_AWAY } from "./shop/accounts/rules";
import { MAKING_TEXTS } from "./shop/books/rules";
import { ADDRESS_TEXTS, NOTHING_CHARGED } from "./shop/checkout/rules";
import { PHOTO_TEXTS } from "./shop/photos/rules";

const ALWAYS = Number.POSITIVE_INFINITY;
/** What makes, sends or charges something, or asks for it; what only asks how things are goes well. */
const DOING = /POST|PUT|END/;

/** What goes wrong, as a stand-in is told it; a vendor's own mischief is named as it is. */
export const FAULTS: Record<string, Fault> = {
	"its key isn't taken": { does: 401, times: ALWAYS },
	"its account is empty": { does: 402, times: ALWAYS },
	"its key's limit is reached": { does: 402, code: "4021", times: ALWAYS },
	"too many requests": { does: 429, retryAfter: 7, times: ALWAYS },
	"it is in trouble": { does: 500, times: ALWAYS },
	"it says nothing": { does: "hang", times: ALWAYS },
	"it says a byte a second": { does: "drip", everyMs: 70, times: ALWAYS },
	"it answers slowly": { does: "drip", everyMs: 5, times: ALWAYS },
	"it says half of it": { does: "cut", times: ALWAYS },
	"it breaks off": { does: "reset", times: ALWAYS },
	"its answer is lost": { does: "reset after doing", on: DOING },
	"it does it, and says nothing": { does: "hang after doing", on: DOING },
	"it is busy": { does: 421, times: ALWAYS, on: /MAIL/ },
	"it doesn't take our sender": { does: 550, code: "5.7.1", times: ALWAYS, on: /MAIL/ },
	"there is no such mailbox": { does: 550, code: "5.1.1", times: ALWAYS, on: /RCPT/ },
	"it doesn't take the mail": { does: 554, code: "5.6.0", times: ALWAYS, on: /END/ },
	"it doesn't take our secret": { does: 200, code: "invalid-input-secret", times: ALWAYS },
};

/** What is asked of a vendor, and what the family sees of its port's error. */
export const ASKED: Partial<Record<Vendor, { what: string; unit: string; sees: Record<string, string> }>> = {
	Anthropic: {
		what: "a book is written",
		unit: "answers",
		sees: {
			unavailable: `${MAKING_TEXTS.synopsis}. ${MAKING_TEXTS.ours}`,
			unusable: `${MAKING_TEXTS.synopsis}. ${MAKING_TEXTS.ours}`,
			refused: `${MAKING_TEXTS.synopsis}. ${MAKING_TEXTS.refused}`,
		},
	},
	Replicate: {
		what: "a cover is drawn",
		unit: "pictures",
		sees: {
			unavailable: `${MAKING_TEXTS.cover}. ${MAKING_TEXTS.ours}`,
			unusable: `${MAKING_TEXTS.cover}. ${MAKING_TEXTS.ours}`,
			ours: `${MAKING_TEXTS.cover}. ${MAKING_TEXTS.ours}`,
			refused: `${MAKING_TEXTS.cover}. ${MAKING_TEXTS.refused}`,
		},
	},
	Stripe: {
		what: "money is given back",
		unit: "refunds",
		sees: { unavailable: `Nothing: it is tried again. At the checkout: ${NOTHING_CHARGED.error.message}` },
	},
	Prodigi: {
		what: "a book is ordered",
		unit: "parcels",
		sees: { unavailable: "Nothing: the order goes to print with a later try." },
	},
	Cloudprinter: {
		what: "a book is ordered",
		unit: "parcels",
		sees: { unavailable: "Nothing: the order goes to print with a later try." },
	},
	"Vercel Blob": { what: "a photo is kept", unit: "files", sees: { unavailable: PHOTO_TEXTS.notKept } },
	SMTP: {
		what: "a mail is sent",
		unit: "mails in a mailbox",
		sees: {
			unavailable: "Nothing: the mail comes with a later try.",
			refused: "No mail: their server won't have it.",
		},
	},
	Google: { what: "somebody signs in", unit: "", sees: { unavailable: GOOGLE_AWAY } },
	reCAPTCHA: { what: "an answer is checked", unit: "", sees: { unavailable: CAPTCHA_AWAY } },
	"Ideal Postcodes": {
		what: "addresses are looked up",
		unit: "look-ups charged",
		sees: { unavailable: ADDRESS_TEXTS.away },
	},
};

/** What goes wrong, the port's error, how many are bought once it has gone well, and the sentence of whoever runs the shop; null for none. */
type Row = [fault: string, error: string | null, bought: number, says: string | null];

function table(text: string): Row[] {
	return text
		.trim()
		.split("\n")
		.map((line) => {
			const [fault = "", error = "", bought = "", says = ""] = line.trim().split(" | ");
			const orNone = (cell: string) => (cell === "-" ? null : cell);
			return [fault, orNone(error), Number(bought), orNone(says)];
		});
}

export const ROWS: Partial<Record<Vendor, Row[]>> = {
	Anthropic: table(`
		its key isn't taken | unavailable | 1 | Anthropic said 401: the key in ANTHROPIC_API_KEY is not valid (messages.create, authentication_error)
		its account is empty | unavailable | 1 | Anthropic said 402: its account has no money left (console.anthropic.com, Billing) (messages.create, billing_error)
		too many requests | unavailable | 1 | Anthropic said 429: too many requests in a short time (messages.create, rate_limit_error)
		it is in trouble | unavailable | 1 | Anthropic said 500: it is in trouble (messages.create, api_error)
		it says nothing | unavailable | 1 | Anthropic gave no answer in time (messages.create, timeout)
		it says a byte a second | unavailable | 2 | Anthropic gave no answer in time (messages.create, timeout)
		it says half of it | unavailable | 4 | Anthropic can't be reached, or broke off (messages.create, no_answer)
		it breaks off | unavailable | 1 | Anthropic can't be reached (messages.create, ECONNRESET)
		its answer is lost | - | 2 | Anthropic can't be reached (messages.create, ECONNRESET)
		it does it, and says nothing | unavailable | 2 | Anthropic gave no answer in time (messages.create, timeout)
		thinks until its tokens are gone | unusable | 2 | Anthropic said max_tokens: its tokens were used up before it had done (messages.create)
		refuses | refused | 1 | Anthropic said refusal: it refuses this (messages.create)
	`),
	Replicate: table(`
		its key isn't taken | ours | 1 | Replicate said 401: the token in REPLICATE_API_TOKEN is not valid (predictions)
		its account is empty | ours | 1 | Replicate said 402: its account has no money left (replicate.com/account/billing) (predictions)
		too many requests | unavailable | 1 | Replicate said 429: too many requests in a short time (predictions)
		it is in trouble | unavailable | 1 | Replicate said 500: it is in trouble (predictions)
		it says nothing | unavailable | 1 | Replicate gave no answer in time (predictions, timeout)
		it says a byte a second | unavailable | 2 | Replicate gave no answer in time (predictions, timeout)
		it says half of it | unavailable | 2 | Replicate gave an answer that can't be read (predictions, unreadable)
		it breaks off | unavailable | 1 | Replicate can't be reached (predictions, ECONNRESET)
		its answer is lost | - | 1 | Replicate can't be reached, or broke off (predictions, no_answer)
		it does it, and says nothing | - | 1 | Replicate can't be reached, or broke off (predictions, no_answer)
		refuses | refused | 4 | Replicate said E005: it refuses this (predictions.get)
		gives no picture | unusable | 2 | Replicate gave an answer that can't be read (download, unreadable)
		gives a small picture | unusable | 2 | Replicate said small_picture: its picture is too small for a page (download)
	`),
	Stripe: table(`
		its key isn't taken | unavailable | 1 | Stripe said 401: the key in STRIPE_SECRET_KEY is not valid (refund, StripeAuthenticationError)
		too many requests | unavailable | 1 | Stripe said 429: too many requests in a short time (refund, StripeRateLimitError)
		it is in trouble | unavailable | 1 | Stripe said 500: it is in trouble (refund, StripeAPIError)
		it says nothing | unavailable | 1 | Stripe gave no answer in time (refund, timeout)
		it says half of it | unavailable | 1 | Stripe can't be reached, or broke off (refund, no_answer)
		it breaks off | unavailable | 1 | Stripe can't be reached (refund, ECONNRESET)
		its answer is lost | - | 1 | -
		it does it, and says nothing | unavailable | 1 | Stripe gave no answer in time (refund, timeout)
	`),
	Prodigi: table(`
		its key isn't taken | unavailable | 1 | Prodigi said 401: the key in PRODIGI_API_KEY is not valid (GET /orders, NotAuthenticated)
		its account is empty | unavailable | 1 | Prodigi said 402: its account has no money left (dashboard.prodigi.com, Billing) (GET /orders)
		too many requests | unavailable | 1 | Prodigi said 429: too many requests in a short time (GET /orders)
		it is in trouble | unavailable | 1 | Prodigi said 500: it is in trouble (GET /orders)
		it says nothing | unavailable | 1 | Prodigi gave no answer in time (GET /orders, timeout)
		it says a byte a second | unavailable | 1 | Prodigi gave no answer in time (GET /orders, timeout)
		it says half of it | unavailable | 1 | Prodigi gave an answer that can't be read (GET /orders, unreadable)
		it breaks off | unavailable | 1 | Prodigi can't be reached (GET /orders, ECONNRESET)
		its answer is lost | unavailable | 1 | Prodigi can't be reached (POST /orders, ECONNRESET)
		it does it, and says nothing | unavailable | 1 | Prodigi gave no answer in time (POST /orders, timeout)
		calls twice | - | 1 | -
		calls late, with what was before | - | 1 | -
	`),
	Cloudprinter: table(`
		its key isn't taken | unavailable | 1 | Cloudprinter said 401: the key in CLOUDPRINTER_API_KEY is not valid (orders/info)
		its account is empty | unavailable | 1 | Cloudprinter said 402: its account has no money left (admin.cloudprinter.com, Billing) (orders/info)
		too many requests | unavailable | 1 | Cloudprinter said 429: too many requests in a short time (orders/info)
		it is in trouble | unavailable | 1 | Cloudprinter said 500: it is in trouble (orders/info)
		it says nothing | unavailable | 1 | Cloudprinter gave no answer in time (orders/info, timeout)
		it says a byte a second | unavailable | 1 | Cloudprinter gave no answer in time (orders/add, timeout)
		it says half of it | unavailable | 1 | Cloudprinter gave an answer that can't be read (orders/info, unreadable)
		it breaks off | unavailable | 1 | Cloudprinter can't be reached (orders/info, ECONNRESET)
		its answer is lost | unavailable | 1 | Cloudprinter can't be reached (orders/info, ECONNRESET)
		it does it, and says nothing | unavailable | 1 | Cloudprinter gave no answer in time (orders/info, timeout)
		calls twice | - | 1 | -
		calls late, with what was before | - | 1 | -
	`),
	"Vercel Blob": table(`
		its key isn't taken | unavailable | 1 | Vercel Blob said 403: the token in BLOB_READ_WRITE_TOKEN may not do this (put)
		its account is empty | unavailable | 1 | Vercel Blob said 402: its account has no money left (put)
		too many requests | unavailable | 1 | Vercel Blob said 429: too many requests in a short time (put)
		it is in trouble | unavailable | 1 | Vercel Blob said 503: it is too busy (put)
		it says nothing | unavailable | 1 | Vercel Blob gave no answer in time (put, timeout)
		it says a byte a second | unavailable | 1 | Vercel Blob gave no answer in time (put, timeout)
		it says half of it | unavailable | 1 | Vercel Blob gave an answer that can't be read (put, unreadable)
		it breaks off | unavailable | 1 | Vercel Blob can't be reached (put, ECONNRESET)
		its answer is lost | unavailable | 1 | Vercel Blob can't be reached (put, ECONNRESET)
		it does it, and says nothing | unavailable | 1 | Vercel Blob gave no answer in time (put, timeout)
	`),
	SMTP: table(`
		it is busy | unavailable | 1 | The mail server said 421: not now (MAIL FROM)
		it doesn't take our sender | unavailable | 1 | The mail server said 550: it takes no mail from the sender in MAIL_FROM (MAIL FROM, 5.7.1)
		there is no such mailbox | refused | 0 | The mail server said 550: there is no such mailbox (RCPT TO, 5.1.1)
		it doesn't take the mail | refused | 0 | The mail server said 554: it doesn't take this mail (DATA, 5.6.0)
		it says nothing | unavailable | 1 | The mail server gave no answer in time (CONN, ETIMEDOUT)
		it answers slowly | - | 1 | -
		it says half of it | unavailable | 1 | The mail server can't be reached (CONN, ECONNECTION)
		it breaks off | unavailable | 1 | The mail server can't be reached (CONN, ESOCKET)
		its answer is lost | unavailable | 1 | The mail server can't be reached (CONN, ESOCKET)
		it does it, and says nothing | unavailable | 1 | The mail server gave no answer in time (CONN, ETIMEDOUT)
	`),
	Google: table(`
		too many requests | unavailable | 0 | Google said 429: too many requests in a short time (certs)
		it is in trouble | unavailable | 0 | Google said 500: it is in trouble (certs)
		it says nothing | unavailable | 0 | Google gave no answer in time (certs, timeout)
		it says a byte a second | unavailable | 0 | Google gave an answer that can't be read (certs, unreadable)
		it says half of it | unavailable | 0 | Google gave an answer that can't be read (certs, unreadable)
		it breaks off | unavailable | 0 | Google can't be reached (certs, ECONNRESET)
	`),
	reCAPTCHA: table(`
		it doesn't take our secret | unavailable | 0 | reCAPTCHA said invalid-input-secret: the secret in RECAPTCHA_SECRET_KEY is not valid (siteverify)
		too many requests | unavailable | 0 | reCAPTCHA said 429: too many requests in a short time (siteverify)
		it is in trouble | unavailable | 0 | reCAPTCHA said 500: it is in trouble (siteverify)
		it says nothing | unavailable | 0 | reCAPTCHA gave no answer in time (siteverify, timeout)
		it says a byte a second | unavailable | 0 | reCAPTCHA gave no answer in time (siteverify, timeout)
		it says half of it | unavailable | 0 | reCAPTCHA gave an answer that can't be read (siteverify, unreadable)
		it breaks off | unavailable | 0 | reCAPTCHA can't be reached (siteverify, ECONNRESET)
	`),
	"Ideal Postcodes": table(`
		its key isn't taken | unavailable | 1 | Ideal Postcodes said 401: the key in IDEAL_POSTCODES_API_KEY is not valid (postcodes, 4010)
		its account is empty | unavailable | 1 | Ideal Postcodes said 402: its account has no money left (ideal-postcodes.co.uk/account) (postcodes, 4020)
		its key's limit is reached | unavailable | 1 | Ideal Postcodes said 402: the limit set for the key in IDEAL_POSTCODES_API_KEY is reached (ideal-postcodes.co.uk/account) (postcodes, 4021)
		it is in trouble | unavailable | 1 | Ideal Postcodes said 500: it is in trouble (postcodes)
		it says nothing | unavailable | 1 | Ideal Postcodes gave no answer in time (postcodes, timeout)
		it says a byte a second | unavailable | 2 | Ideal Postcodes gave no answer in time (postcodes, timeout)
		it says half of it | unavailable | 2 | Ideal Postcodes gave an answer that can't be read (postcodes, unreadable)
		it breaks off | unavailable | 1 | Ideal Postcodes can't be reached (postcodes, ECONNRESET)
	`),
};
