import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/open";
import { seed } from "#db/seed";
import { readSetting } from "#db/settings";
import { type Config, config } from "./config.server";
import { createLog, type Log } from "./http/log.server";
import { createEmbeddedCaptcha } from "./providers/captcha/embedded.server";
import type { Captcha } from "./providers/captcha/port";
import { createRecaptcha } from "./providers/captcha/recaptcha.server";
import { createEmbeddedFiles } from "./providers/files/embedded.server";
import type { Files } from "./providers/files/port";
import { createVercelBlobFiles } from "./providers/files/vercel-blob.server";
import { createEmbeddedIdentity } from "./providers/identity/embedded.server";
import { createGoogleIdentity } from "./providers/identity/google.server";
import type { IdentityProvider } from "./providers/identity/port";
import { createEmbeddedIllustrator } from "./providers/illustrator/embedded.server";
import type { Illustrator } from "./providers/illustrator/port";
import { createReplicateIllustrator } from "./providers/illustrator/replicate.server";
import { createEmbeddedMailer } from "./providers/mail/embedded.server";
import type { Mailer, Outbox } from "./providers/mail/port";
import { createSmtpMailer } from "./providers/mail/smtp.server";
import { createEmbeddedPayments } from "./providers/payments/embedded.server";
import type { CardForm, Payments } from "./providers/payments/port";
import { createStripePayments } from "./providers/payments/stripe.server";
import { createAnthropicWriter } from "./providers/writer/anthropic.server";
import { createEmbeddedWriter } from "./providers/writer/embedded.server";
import type { Writer } from "./providers/writer/port";

export type Clock = {
	now(): Date;
	/** Test mode: the sandbox turns the shop's clock forward by so many ms. */
	advance(ms: number): void;
};

export type Ids = {
	/** A new id that begins with the word for what it names: `book_...`. Not guessable. */
	next(word: string): string;
	/** Random bytes in base64url, for secrets. */
	token(bytes: number): string;
};

export type Providers = {
	payments: Payments;
	writer: Writer;
	illustrator: Illustrator;
	files: Files;
	mail: Mailer;
	captcha: Captcha;
	/** null in production without Google's keys: there is no button then. */
	identity: IdentityProvider | null;
	/** What only the embedded adapters have; null where the port speaks to its vendor. */
	sandbox: {
		cardForm: CardForm | null;
		outbox: Outbox | null;
		identity: ReturnType<typeof createEmbeddedIdentity> | null;
	};
};

export type Settings = Pick<
	Config,
	"APP_URL" | "DATA_DIR" | "SESSION_SECRET" | "RATE_LIMIT_SCALE" | "testMode"
>;

/** The one argument every use case receives. Tests build their own (see shop/testing). */
export type Shop = {
	db: Database;
	providers: Providers;
	clock: Clock;
	ids: Ids;
	log: Log;
	settings: Settings;
};

/** A clock that runs with the machine's, `offsetMs` ahead. */
export function createClock(offsetMs: number): Clock {
	let offset = offsetMs;
	return {
		now: () => new Date(Date.now() + offset),
		advance: (ms) => {
			offset += ms;
		},
	};
}

const randomIds: Ids = {
	next: (word) => `${word}_${randomBytes(15).toString("base64url").replace(/[-_]/g, "x")}`,
	token: (bytes) => randomBytes(bytes).toString("base64url"),
};

function chooseProviders(settings: Config, clock: Clock): Providers {
	const { vendors, DATA_DIR, SESSION_SECRET: secret } = settings;
	const stripe = vendors.has("payments")
		? createStripePayments({
				secretKey: settings.STRIPE_SECRET_KEY ?? "",
				publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? "",
				webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? "",
				apiUrl: settings.STRIPE_API_URL,
			})
		: null;
	const cards = stripe
		? null
		: createEmbeddedPayments({ directory: join(DATA_DIR, "payments"), clock, ids: randomIds });
	const smtp = vendors.has("mail")
		? createSmtpMailer({ url: settings.SMTP_URL ?? "", from: settings.MAIL_FROM ?? "" })
		: null;
	const outbox = smtp ? null : createEmbeddedMailer({ directory: join(DATA_DIR, "mail") });
	const google = vendors.has("identity")
		? createGoogleIdentity({
				clientId: settings.GOOGLE_CLIENT_ID ?? "",
				clientSecret: settings.GOOGLE_CLIENT_SECRET ?? "",
				baseUrl: settings.GOOGLE_BASE_URL,
			})
		: null;
	const played =
		google || !settings.testMode
			? null
			: createEmbeddedIdentity({ appUrl: settings.APP_URL, secret, clock, ids: randomIds });
	return {
		payments: required(stripe ?? cards),
		writer: vendors.has("writer")
			? createAnthropicWriter({
					apiKey: settings.ANTHROPIC_API_KEY ?? "",
					baseURL: settings.ANTHROPIC_BASE_URL,
					model: settings.ANTHROPIC_MODEL,
				})
			: createEmbeddedWriter(),
		illustrator: vendors.has("illustrator")
			? createReplicateIllustrator({
					token: settings.REPLICATE_API_TOKEN ?? "",
					model: settings.REPLICATE_MODEL,
					secondModel: settings.REPLICATE_SECOND_MODEL,
					baseUrl: settings.REPLICATE_BASE_URL,
				})
			: createEmbeddedIllustrator({}),
		files: vendors.has("files")
			? createVercelBlobFiles({
					token: settings.BLOB_READ_WRITE_TOKEN ?? "",
					apiUrl: settings.VERCEL_BLOB_API_URL,
				})
			: createEmbeddedFiles({ directory: join(DATA_DIR, "files") }),
		mail: required(smtp ?? outbox),
		captcha: vendors.has("captcha")
			? createRecaptcha({
					siteKey: settings.RECAPTCHA_SITE_KEY ?? "",
					secretKey: settings.RECAPTCHA_SECRET_KEY ?? "",
					verifyUrl: settings.RECAPTCHA_VERIFY_URL,
				})
			: createEmbeddedCaptcha({ secret, clock, ids: randomIds }),
		identity: google ?? played,
		sandbox: { cardForm: cards, outbox, identity: played },
	};
}

function required<T>(value: T | null): T {
	if (value === null) throw new Error("one of two adapters is always made");
	return value;
}

/** Opens the shop of a configuration: database migrated, seeds in test mode, adapters chosen. */
export async function openShop(settings: Config): Promise<Shop> {
	const db = await openDatabase(join(settings.DATA_DIR, "shop.db"));
	const offset = settings.testMode ? Number((await readSetting(db, "clock_offset_ms")) ?? 0) : 0;
	const clock = createClock(offset);
	if (settings.testMode) await seed(db, clock.now().toISOString());
	return {
		db,
		providers: chooseProviders(settings, clock),
		clock,
		ids: randomIds,
		log: createLog(),
		settings,
	};
}

// Development reloads this module; the shop, its worker and its threads must stay the same ones.
const kept = globalThis as typeof globalThis & { fableAndKin?: Promise<Shop> };

/** The shop of this process, opened once. */
export function theShop(): Promise<Shop> {
	kept.fableAndKin ??= openShop(config());
	return kept.fableAndKin;
}

/** Puts a test's shop in the place of this process's own, so that routes can be called directly. */
export function useShop(shop: Shop): void {
	kept.fableAndKin = Promise.resolve(shop);
}
