import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/open";
import { rememberPredictions } from "#db/predictions";
import { seed } from "#db/seed";
import { readSetting, writeSetting } from "#db/settings";
import { watchDatabase } from "#db/watch";
import { type Config, config } from "./config.server";
import { createLog, type Log } from "./http/log.server";
import { createEmbeddedCaptcha } from "./providers/captcha/embedded.server";
import type { Captcha } from "./providers/captcha/port";
import { createEmbeddedFiles } from "./providers/files/embedded.server";
import type { Files } from "./providers/files/port";
import { createEmbeddedIdentity } from "./providers/identity/embedded.server";
import type { FormService } from "./providers/forms/port";
import type { IdentityProvider } from "./providers/identity/port";
import { createEmbeddedIllustrator } from "./providers/illustrator/embedded.server";
import type { Illustrator, Predictions } from "./providers/illustrator/port";
import { createEmbeddedMailer } from "./providers/mail/embedded.server";
import type { Mailer, Outbox } from "./providers/mail/port";
import { createEmbeddedPayments } from "./providers/payments/embedded.server";
import type { CardForm, Payments } from "./providers/payments/port";
import { createEmbeddedWriter } from "./providers/writer/embedded.server";
import { createEmbeddedPrinter } from "./providers/printer/embedded.server";
import type { Printer, PrinterHand } from "./providers/printer/port";
import type { Style } from "./story/vocabulary";
import type { Writer } from "./providers/writer/port";
import { createSigner, type Signer } from "./signing.server";

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
	/** Draws all heads, and the books for which no style was chosen. */
	illustrator: Illustrator;
	/** Who draws in which style, where a family can choose; otherwise empty. */
	styles: Partial<Record<Style, Illustrator>>;
	files: Files;
	mail: Mailer;
	captcha: Captcha;
	/** Where messages of the contact form are forwarded; null where the operator names nobody. */
	forms: FormService | null;
	/** null in production: there is no vendor yet, so what is approved waits for the operator. */
	printer: Printer | null;
	/** null in production without Google's keys: there is no button then. */
	identity: IdentityProvider | null;
	/** What only the embedded adapters have; null where the port speaks to its vendor. */
	sandbox: {
		cardForm: CardForm | null;
		outbox: Outbox | null;
		identity: ReturnType<typeof createEmbeddedIdentity> | null;
		printer: PrinterHand | null;
	};
};

export type Settings = Pick<
	Config,
	| "APP_URL"
	| "DATA_DIR"
	| "SESSION_SECRET"
	| "RATE_LIMIT_SCALE"
	| "MAX_STORED_MB"
	| "PREVIEW_SPREADS"
	| "COST_OF_PICTURE"
	| "COST_OF_TOKENS"
	| "COST_OF_DAY"
	| "SOCIAL_FACEBOOK"
	| "SOCIAL_INSTAGRAM"
	| "SOCIAL_PINTEREST"
	| "SOCIAL_YOUTUBE"
	| "testMode"
>;

/** The one argument every use case receives. Tests build their own (see shop/testing). */
export type Shop = {
	db: Database;
	/** False once the database's file was deleted, moved or replaced: what is written then is lost with the process. */
	databaseIsThere(): boolean;
	providers: Providers;
	clock: Clock;
	ids: Ids;
	signer: Signer;
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

/**
 * The adapter of every port. A vendor's, and the SDK behind it, is loaded only where its keys are set: an idle shop is a
 * small one.
 */
async function chooseProviders(
	settings: Config,
	db: Database,
	clock: Clock,
	signer: Signer,
): Promise<Providers> {
	const { payments, cardForm } = await choosePayments(settings, clock);
	const { mail, outbox } = await chooseMail(settings);
	const played = playedIdentity(settings, clock, signer);
	const printer = settings.testMode ? playedPrinter(settings, clock) : null;
	return {
		payments,
		mail,
		writer: await chooseWriter(settings),
		...(await chooseIllustrators(
			settings,
			rememberPredictions(db, () => clock.now()),
		)),
		files:
			(await vendorFiles(settings)) ?? createEmbeddedFiles({ directory: join(settings.DATA_DIR, "files") }),
		captcha: (await vendorCaptcha(settings)) ?? createEmbeddedCaptcha({ signer, clock, ids: randomIds }),
		forms: await vendorForms(settings),
		identity: (await vendorIdentity(settings)) ?? played,
		printer,
		sandbox: { cardForm, outbox, identity: played, printer },
	};
}

async function choosePayments(settings: Config, clock: Clock) {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
	const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
	if (secretKey && publishableKey && webhookSecret) {
		const { createStripePayments } = await import("./providers/payments/stripe.server");
		const payments: Payments = createStripePayments({ secretKey, publishableKey, webhookSecret, apiUrl });
		return { payments, cardForm: null };
	}
	const cards = createEmbeddedPayments({
		directory: join(settings.DATA_DIR, "payments"),
		clock,
		ids: randomIds,
	});
	return { payments: cards, cardForm: cards };
}

async function chooseMail({ SMTP_URL: url, MAIL_FROM: from, DATA_DIR }: Config) {
	if (url && from) {
		const { createSmtpMailer } = await import("./providers/mail/smtp.server");
		const mail: Mailer = createSmtpMailer({ url, from });
		return { mail, outbox: null };
	}
	const outbox = createEmbeddedMailer({ directory: join(DATA_DIR, "mail") });
	return { mail: outbox, outbox };
}

async function chooseWriter(settings: Config): Promise<Writer> {
	const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, ANTHROPIC_MODEL: model } = settings;
	if (!apiKey) return createEmbeddedWriter();
	const { createAnthropicWriter } = await import("./providers/writer/anthropic.server");
	return createAnthropicWriter({ apiKey, baseURL, model });
}

async function chooseIllustrators(
	settings: Config,
	predictions: Predictions,
): Promise<Pick<Providers, "illustrator" | "styles">> {
	const { REPLICATE_API_TOKEN: token, REPLICATE_BASE_URL: baseUrl } = settings;
	const embedded = createEmbeddedIllustrator();
	if (!token) return { illustrator: embedded, styles: {} };
	const { createReplicateIllustrator } = await import("./providers/illustrator/replicate.server");
	const { REPLICATE_MODEL: model, REPLICATE_SECOND_MODEL: secondModel } = settings;
	const models = { model, secondModel };
	const painter = createReplicateIllustrator({
		token,
		...models,
		baseUrl,
		likenesses: embedded,
		predictions,
	});
	return { illustrator: painter, styles: { painted: painter, "paper-theatre": embedded } };
}

function playedPrinter({ DATA_DIR }: Config, clock: Clock) {
	return createEmbeddedPrinter({ directory: join(DATA_DIR, "printer"), clock, ids: randomIds });
}

async function vendorFiles({ BLOB_READ_WRITE_TOKEN: token, VERCEL_BLOB_API_URL: apiUrl }: Config) {
	if (!token) return null;
	const { createVercelBlobFiles } = await import("./providers/files/vercel-blob.server");
	return createVercelBlobFiles({ token, apiUrl });
}

async function vendorCaptcha(settings: Config) {
	const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = settings;
	if (!siteKey || !secretKey) return null;
	const { createRecaptcha } = await import("./providers/captcha/recaptcha.server");
	return createRecaptcha({ siteKey, secretKey, verifyUrl: settings.RECAPTCHA_VERIFY_URL });
}

async function vendorForms({ CONTACT_FORM_URL: url }: Config) {
	if (!url) return null;
	const { createFormService } = await import("./providers/forms/http.server");
	return createFormService({ url });
}

async function vendorIdentity(settings: Config) {
	const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
	if (!clientId || !clientSecret) return null;
	const { createGoogleIdentity } = await import("./providers/identity/google.server");
	return createGoogleIdentity({ clientId, clientSecret, baseUrl: settings.GOOGLE_BASE_URL });
}

/** Plays Google in test mode, where no real one is configured. */
function playedIdentity({ APP_URL: appUrl, testMode, vendors }: Config, clock: Clock, signer: Signer) {
	if (!testMode || vendors.has("identity")) return null;
	return createEmbeddedIdentity({ appUrl, signer, clock, ids: randomIds });
}

const CLOCK_OFFSET = "clock_offset_ms";

/** Turns a test shop's clock forward by `ms`, for the web, the worker and the operator's commands alike: they read it as they open. */
export async function turnClock(shop: Shop, ms: number): Promise<void> {
	shop.clock.advance(ms);
	const offset = shop.clock.now().getTime() - Date.now();
	await writeSetting(shop.db, CLOCK_OFFSET, String(Math.round(offset)));
}

/** Opens the shop of a configuration: database migrated (unless `open` is another way to open it), adapters chosen. */
export async function openShop(settings: Config, open = openDatabase): Promise<Shop> {
	const file = join(settings.DATA_DIR, "shop.db");
	const db = await open(file);
	const offset = settings.testMode ? Number((await readSetting(db, CLOCK_OFFSET)) ?? 0) : 0;
	const clock = createClock(offset);
	const signer = createSigner(settings.SESSION_SECRET);
	return {
		db,
		databaseIsThere: watchDatabase(file),
		providers: await chooseProviders(settings, db, clock, signer),
		clock,
		ids: randomIds,
		signer,
		log: createLog(),
		settings,
	};
}

// Development reloads this module; the shop, its worker and its processes must stay the same ones.
const kept = globalThis as typeof globalThis & { fableAndKin?: Promise<Shop> };

/** The shop of this process, opened once; in test mode with its seeds. */
export function theShop(): Promise<Shop> {
	kept.fableAndKin ??= openShop(config()).then(sow);
	return kept.fableAndKin;
}

/** Only where a shop is served: an operator's command without the shop's environment must not put coupons into its database. */
async function sow(shop: Shop): Promise<Shop> {
	if (shop.settings.testMode) await seed(shop.db, shop.clock.now().toISOString());
	return shop;
}

/** Puts a test's shop in the place of this process's own, so that routes can be called directly. */
export function replaceShop(shop: Shop): void {
	kept.fableAndKin = Promise.resolve(shop);
}
