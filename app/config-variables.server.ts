import { z } from "zod";
import { DEFAULT_MODELS, SLUGS, slugsIn } from "./providers/illustrator/replicate/models";

const text = z.string().trim().min(1);
const optionalText = text.optional();
const positive = z.coerce.number("must be a number above 0").positive("must be a number above 0");
const address = z.url("must be a whole address, such as https://shop.example").optional();

/** The shop's own page at a network; the footer leads there. */
const page = z
	.url({
		protocol: /^https$/,
		error: "must be a whole https address, such as https://www.network.example/shop",
	})
	.optional();

/** A whole number between two, in words an operator can act on whatever is wrong with it. */
function whole(least: number, most: number) {
	const wrong = `must be a whole number from ${least} to ${most}`;
	return z.coerce.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
}

/** A sender with or without a name: the domain names the shop's mails, so there has to be one. */
const SENDER = /@[^\s<>@]+>?$/;

/** Every variable of the environment, described. `.env.example` says the same to the operator. */
export const schema = z.object({
	PORT: whole(1, 65535).default(3000).describe("Port to listen on"),
	ROLE: z
		.enum(["all", "web", "worker"], "must be web, worker or all")
		.default("all")
		.describe(
			"What this process does: web answers, worker makes books; both unless said, and alone they need DATABASE_URL",
		),
	APP_URL: address.describe("Public address of the shop; http on localhost means test mode"),
	DATA_DIR: z.string().min(1).default("./data").describe("Directory of shop.db, files/ and mail/"),
	DATABASE_URL: z
		.url({
			protocol: /^postgres(ql)?$/,
			error: "must be PostgreSQL's address, such as postgres://user:password@host:5432/shop",
		})
		.optional()
		.describe("PostgreSQL instead of DATA_DIR/shop.db, for a shop of several processes"),
	BACKUP_DIR: z
		.string()
		.min(1)
		.optional()
		.describe("Directory of backups, best on another disk; DATA_DIR/backups"),
	SESSION_SECRET: optionalText.describe("At least 32 characters; signs cookies and links"),
	SESSION_SECRET_BEFORE: optionalText.describe("The one before it, whose links stay good"),
	RATE_LIMIT_SCALE: positive.default(1).describe("Multiplies rate limits and daily caps, for load tests"),
	MAX_STORED_MB: positive
		.optional()
		.describe("Most MB in DATA_DIR before new photos and books are refused; by default 80 % of its disk"),
	TRUST_PROXY_HOPS: whole(0, 10)
		.optional()
		.describe("Proxies in front of the shop that append to X-Forwarded-For; production must say it"),

	SOCIAL_FACEBOOK: page.describe("Footer: the shop's page at Facebook"),
	SOCIAL_INSTAGRAM: page.describe("Footer: the shop's page at Instagram"),
	SOCIAL_PINTEREST: page.describe("Footer: the shop's page at Pinterest"),
	SOCIAL_YOUTUBE: page.describe("Footer: the shop's page at YouTube"),

	SELLER_NAME: text.default("Fable & Kin, a test shop").describe("Seller: the company's registered name"),
	SELLER_COMPANY_NUMBER: text.default("00000000").describe("Seller: its number in the company register"),
	SELLER_REGISTERED_IN: text
		.default("England and Wales")
		.describe("Seller: the part of the UK, or the country, it is registered in"),
	SELLER_ADDRESS: text
		.default("1 Test Street, Testington, TE5 7ST")
		.describe("Seller: its registered office, the lines parted by commas"),
	SELLER_EMAIL: z
		.email("must be an email address")
		.default("hello@fableandkin.example")
		.describe("Seller: where families write to, and messages of the contact form go"),
	SELLER_PHONE: z
		.string()
		.trim()
		.regex(/^\+?\d[\d ()-]{5,20}$/, "must be a phone number, such as 0113 496 0123")
		.default("01632 960000")
		.describe("Seller: where families ring"),
	SELLER_VAT_NUMBER: optionalText.describe("Seller: its VAT number, if it is registered for VAT"),

	STRIPE_SECRET_KEY: optionalText.describe("Payments: Stripe's secret key"),
	STRIPE_PUBLISHABLE_KEY: optionalText.describe("Payments: Stripe's publishable key"),
	STRIPE_WEBHOOK_SECRET: optionalText.describe("Payments: the endpoint's signing secret"),
	STRIPE_API_URL: address.describe("Payments: another address of the API, for tests"),

	ANTHROPIC_API_KEY: optionalText.describe("Writer: Anthropic's key"),
	ANTHROPIC_MODEL: z.string().min(1).default("claude-sonnet-5-5").describe("Writer: the model"),
	ANTHROPIC_EFFORT: z
		.enum(["low", "medium", "high"], "must be low, medium or high")
		.default("low")
		.describe("Writer: how much the model thinks before it writes; more takes longer and costs more"),
	ANTHROPIC_BASE_URL: address.describe("Writer: another address of the API, for tests"),
	WRITER_SEED: optionalText.describe(
		"Test mode: every book has this seed and not its own, so that one idea is always the same book, for tests that draw it often",
	),

	REPLICATE_API_TOKEN: optionalText.describe("Illustrator: Replicate's token"),
	REPLICATE_MODEL: z
		.string()
		.default(DEFAULT_MODELS)
		.transform(slugsIn)
		.refine(
			(slugs) => slugs.length > 0 && slugs.every((slug) => SLUGS.includes(slug)),
			`must be one or several of these, parted by commas: ${SLUGS.join(", ")}`,
		)
		.describe("Illustrator: the models, the next one asked where one fails or refuses"),
	INSPECT_PICTURES: z
		.enum(["on", "off"], "must be on or off")
		.default("on")
		.describe(
			"Inspector: whether Anthropic's model looks at each picture bought before it is shown; needs both keys",
		),
	INSPECTOR_MODEL: optionalText.describe("Inspector: the model, if it isn't the writer's"),
	ILLUSTRATOR_AT_ONCE: whole(1, 200)
		.default(8)
		.describe(
			"Illustrator: pictures bought at a time by all processes together, pages three quarters of them",
		),
	WRITER_AT_ONCE: whole(1, 200)
		.default(8)
		.describe("Writer: questions asked at a time by all processes together"),
	COST_OF_DOLLAR: whole(1, 1000)
		.default(80)
		.describe("Illustrator: pence a dollar, in which the models' prices are known"),
	COST_OF_TOKENS: whole(0, 1000)
		.default(1)
		.describe("Writer: what a thousand of a vendor's tokens cost, pence"),
	COST_OF_LOOK_UP: whole(0, 100).default(3).describe("Addresses: what looking up a postal code costs, pence"),
	COST_OF_DAY: whole(0, 1_000_000)
		.default(5000)
		.describe(
			"What vendors may cost a day before no more is written and drawn for books nobody has bought, pence",
		),
	COST_OF_FAMILY: whole(0, 1_000_000).default(600).describe("The same for the books of one family, pence"),
	COST_OF_PRINT: whole(0, 100_000).optional().describe("Figures: what printing a copy costs, pence"),
	COST_OF_POSTAGE: whole(0, 100_000)
		.optional()
		.describe("Figures: what posting a parcel costs in the UK, pence"),
	COST_OF_POSTAGE_ABROAD: whole(0, 100_000)
		.optional()
		.describe("Figures: what posting a parcel to another country costs, pence"),
	COST_OF_CARD: z
		.string()
		.regex(/^\d{1,2}(\.\d{1,3})?%\+\d{1,4}$/, "must be a share and pence a payment, such as 1.5%+20")
		.default("1.5%+20")
		.describe("Figures: what a card payment costs, a share of it and pence"),
	PREVIEW_SPREADS: whole(0, 10)
		.optional()
		.describe(
			"Double pages drawn and shown before a book is bought, and the back cover with them, 10 for the whole book; unless said all of them, and 3 where pictures cost money",
		),
	PAGES: z
		.enum(["drawn", "plain"], "must be drawn or plain")
		.default("drawn")
		.describe("Test mode: plain squares instead of drawn pages, for tests about something else"),
	REPLICATE_BASE_URL: address.describe("Illustrator: another address of the API, for tests"),

	BLOB_READ_WRITE_TOKEN: optionalText.describe("Files: token of a private Vercel Blob store"),
	VERCEL_BLOB_API_URL: address.describe("Files: another address of the API, for tests"),

	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: "must be smtps://user:password@host:465" })
		.optional()
		.describe("Mail: smtps://user:password@host:465"),
	MAIL_FROM: z
		.string()
		.trim()
		.regex(SENDER, "must be a sender without quotes, such as Fable & Kin <hello@shop.example>")
		.optional()
		.describe('Mail: the sender, "Fable & Kin <hello@...>"'),

	GOOGLE_CLIENT_ID: optionalText.describe("Identity: Google's client id"),
	GOOGLE_CLIENT_SECRET: optionalText.describe("Identity: Google's client secret"),
	GOOGLE_BASE_URL: address.describe("Identity: another address of Google, for tests"),

	PRINTER: z
		.enum(["prodigi", "cloudprinter"], "must be prodigi or cloudprinter")
		.optional()
		.describe("Who prints: prodigi or cloudprinter; in production approved orders wait without one"),
	PRODIGI_API_KEY: optionalText.describe("Printer: Prodigi's key"),
	PRODIGI_API_URL: address.describe("Printer: another address of Prodigi's API, such as its sandbox's"),
	CLOUDPRINTER_API_KEY: optionalText.describe("Printer: Cloudprinter's CloudCore key"),
	CLOUDPRINTER_WEBHOOK_KEY: optionalText.describe(
		"Printer: the CloudSignal key Cloudprinter's own calls carry",
	),
	CLOUDPRINTER_EMAIL: optionalText.describe(
		"Printer: our address, for Cloudprinter's questions about an order",
	),
	CLOUDPRINTER_PHONE: optionalText.describe(
		"Printer: our number, for the carrier of a family that gave none",
	),
	CLOUDPRINTER_API_URL: address.describe("Printer: another address of the API, for tests"),

	OPERATOR_EMAIL: z
		.email("must be an email address")
		.optional()
		.describe(
			"Whom the shop writes to when an order waits for a person or brings special instructions, or a job has been given up",
		),

	CONTACT_FORM_URL: page.describe(
		"Contact form: an external form service's https address, to which messages are forwarded as JSON",
	),

	RECAPTCHA_SITE_KEY: optionalText.describe("Captcha: reCAPTCHA v2 site key"),
	RECAPTCHA_SECRET_KEY: optionalText.describe("Captcha: reCAPTCHA v2 secret key"),
	RECAPTCHA_VERIFY_URL: address.describe("Captcha: another address to verify at, for tests"),

	IDEAL_POSTCODES_API_KEY: optionalText.describe(
		"Addresses: Ideal Postcodes' key, for the button that finds a UK address by its postal code; without it there is none",
	),
	IDEAL_POSTCODES_API_URL: address.describe("Addresses: another address of the API, for tests"),

	EMBEDDED_PORTS: z
		.string()
		.default("")
		.transform((list) =>
			list
				.split(",")
				.map((name) => name.trim())
				.filter(Boolean),
		)
		.describe("Ports that stay embedded in production: writer, illustrator, files, captcha"),
});

export type Variables = z.infer<typeof schema>;
