import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const text = z.string().trim().min(1).optional();
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
const schema = z.object({
	PORT: whole(1, 65535).default(3000).describe("Port to listen on"),
	APP_URL: address.describe("Public address of the shop; http on localhost means test mode"),
	DATA_DIR: z.string().min(1).default("./data").describe("Directory of shop.db, files/ and mail/"),
	SESSION_SECRET: text.describe("At least 32 characters; signs cookies and links"),
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

	STRIPE_SECRET_KEY: text.describe("Payments: Stripe's secret key"),
	STRIPE_PUBLISHABLE_KEY: text.describe("Payments: Stripe's publishable key"),
	STRIPE_WEBHOOK_SECRET: text.describe("Payments: the endpoint's signing secret"),
	STRIPE_API_URL: address.describe("Payments: another address of the API, for tests"),

	ANTHROPIC_API_KEY: text.describe("Writer: Anthropic's key"),
	ANTHROPIC_MODEL: z.string().min(1).default("claude-sonnet-5-5").describe("Writer: the model"),
	ANTHROPIC_BASE_URL: address.describe("Writer: another address of the API, for tests"),

	REPLICATE_API_TOKEN: text.describe("Illustrator: Replicate's token"),
	REPLICATE_MODEL: z.string().min(1).default("google/nano-banana-pro").describe("Illustrator: the model"),
	REPLICATE_SECOND_MODEL: z
		.string()
		.min(1)
		.default("black-forest-labs/flux-2-pro")
		.describe("Illustrator: asked when the first model refuses"),
	COST_OF_PICTURE: whole(0, 1000).default(11).describe("Illustrator: what a vendor's picture costs, pence"),
	COST_OF_TOKENS: whole(0, 1000)
		.default(1)
		.describe("Writer: what a thousand of a vendor's tokens cost, pence"),
	COST_OF_DAY: whole(0, 1_000_000)
		.default(5000)
		.describe(
			"What vendors may cost a day before no more pages are drawn for books nobody has bought, pence",
		),
	PREVIEW_SPREADS: whole(0, 10)
		.optional()
		.describe(
			"Double pages drawn and shown before a book is bought, 10 for the whole book; unless said all of them, and 3 where pictures cost money",
		),
	REPLICATE_BASE_URL: address.describe("Illustrator: another address of the API, for tests"),

	BLOB_READ_WRITE_TOKEN: text.describe("Files: token of a private Vercel Blob store"),
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

	GOOGLE_CLIENT_ID: text.describe("Identity: Google's client id"),
	GOOGLE_CLIENT_SECRET: text.describe("Identity: Google's client secret"),
	GOOGLE_BASE_URL: address.describe("Identity: another address of Google, for tests"),

	CONTACT_FORM_URL: page.describe(
		"Contact form: an external form service's https address, to which messages are forwarded as JSON",
	),

	RECAPTCHA_SITE_KEY: text.describe("Captcha: reCAPTCHA v2 site key"),
	RECAPTCHA_SECRET_KEY: text.describe("Captcha: reCAPTCHA v2 secret key"),
	RECAPTCHA_VERIFY_URL: address.describe("Captcha: another address to verify at, for tests"),

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

/** Every variable there is: `.env.example` must name each. */
export const variableNames = Object.keys(schema.shape);

type Variables = z.infer<typeof schema>;
export type Port = "payments" | "writer" | "illustrator" | "files" | "mail" | "identity" | "captcha";

/** One group a vendor: all of it or none of it. */
const GROUPS: Record<Port, (keyof Variables)[]> = {
	payments: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
	writer: ["ANTHROPIC_API_KEY"],
	illustrator: ["REPLICATE_API_TOKEN"],
	files: ["BLOB_READ_WRITE_TOKEN"],
	mail: ["SMTP_URL", "MAIL_FROM"],
	identity: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
	captcha: ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
};
const MAY_STAY_EMBEDDED: Port[] = ["writer", "illustrator", "files", "captcha"];

export type Config = Omit<Variables, "APP_URL" | "SESSION_SECRET" | "TRUST_PROXY_HOPS" | "EMBEDDED_PORTS"> & {
	APP_URL: string;
	SESSION_SECRET: string;
	TRUST_PROXY_HOPS: number;
	/** http on localhost: embedded providers, sandbox pages, no card is charged. */
	testMode: boolean;
	/** Which ports speak to their vendor. */
	vendors: ReadonlySet<Port>;
};

export class ConfigError extends Error {
	constructor(readonly problems: string[]) {
		super(`The shop can't start:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
	}
}

const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** True for a host name (without port) that only this machine can mean. */
export function isLocalName(hostname: string): boolean {
	return LOCAL_NAMES.has(hostname) || hostname.endsWith(".localhost");
}

/**
 * Reads the environment into the shop's configuration.
 * Throws ConfigError with the full list of what is wrong, so that an operator mends it in one go.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
	const { vars, problems, malformed } = readEach(given);
	const appUrl = new URL(vars.APP_URL ?? `http://localhost:${vars.PORT}`);
	// Whoever gave an address that can't be read meant a real shop, and is told all that one needs.
	const testMode = !malformed.has("APP_URL") && appUrl.protocol === "http:" && isLocalName(appUrl.hostname);
	if (!testMode && !malformed.has("APP_URL") && appUrl.protocol !== "https:")
		problems.push("APP_URL: must be https, or http on localhost for test mode");

	const vendors = new Set<Port>();
	for (const [port, names] of Object.entries(GROUPS) as [Port, (keyof Variables)[]][]) {
		const missing = names.filter((name) => given[name] === undefined);
		if (missing.length === 0) vendors.add(port);
		else if (missing.length < names.length) problems.push(`${port}: half set, ${missing.join(", ")} missing`);
	}
	for (const port of vars.EMBEDDED_PORTS) {
		if (!(MAY_STAY_EMBEDDED as string[]).includes(port)) {
			problems.push(`EMBEDDED_PORTS: ${port} is not one of ${MAY_STAY_EMBEDDED.join(", ")}`);
		}
	}
	if (!testMode) {
		for (const port of ["payments", "mail"] as const) {
			if (!vendors.has(port)) problems.push(`${port}: production needs ${GROUPS[port].join(", ")}`);
		}
		for (const port of MAY_STAY_EMBEDDED) {
			if (!vendors.has(port) && !vars.EMBEDDED_PORTS.includes(port)) {
				problems.push(`${port}: set ${GROUPS[port].join(", ")}, or name it in EMBEDDED_PORTS`);
			}
		}
		if (!vars.SESSION_SECRET) problems.push("SESSION_SECRET: production needs one of at least 32 characters");
		// Guessed wrong, either everybody shares one rate limit or anybody can write an address of their own.
		if (vars.TRUST_PROXY_HOPS === undefined && !malformed.has("TRUST_PROXY_HOPS"))
			problems.push(
				"TRUST_PROXY_HOPS: production needs the number of proxies in front of the shop, 0 for none",
			);
	}
	if (vars.SESSION_SECRET && vars.SESSION_SECRET.length < 32)
		problems.push("SESSION_SECRET: at least 32 characters");
	if (problems.length > 0) throw new ConfigError(problems);

	const { APP_URL: _url, EMBEDDED_PORTS: _ports, ...rest } = vars;
	const DATA_DIR = resolve(vars.DATA_DIR);
	return {
		...rest,
		DATA_DIR,
		APP_URL: appUrl.origin,
		SESSION_SECRET: vars.SESSION_SECRET ?? keptSecret(DATA_DIR),
		TRUST_PROXY_HOPS: vars.TRUST_PROXY_HOPS ?? 0,
		testMode,
		vendors,
	};
}

/** Reads every variable by itself: one that is malformed counts as unset, so that it hides no other problem. */
function readEach(given: Record<string, string | undefined>) {
	const issues = schema.safeParse(given).error?.issues ?? [];
	const malformed = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
	const readable = Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name)));
	const problems = [...malformed].map(([name, message]) => `${name}: ${message}`);
	return { vars: schema.parse(readable), problems, malformed };
}

/** A test shop makes its secret once and keeps it, so that sessions outlive a restart. */
function keptSecret(dataDir: string): string {
	const file = join(dataDir, "session-secret");
	if (existsSync(file)) return readFileSync(file, "utf8").trim();
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const secret = randomBytes(32).toString("base64url");
	writeFileSync(file, `${secret}\n`, { mode: 0o600 });
	return secret;
}

let current: Config | undefined;

/** The configuration of this process, read once. Throws ConfigError. */
export function config(): Config {
	current ??= readConfig(process.env);
	return current;
}
