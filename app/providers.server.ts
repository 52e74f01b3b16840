import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#db/open";
import { rememberPredictions } from "#db/predictions";
import { keepTurns } from "#db/turns";
import { chooseChecks } from "./checks.server";
import type { Clock } from "./clock.server";
import type { Config } from "./config.server";
import type { Failures } from "./failures.server";
import type { Log } from "./http/log.server";
import { randomIds } from "./ids.server";
import type { Addresses } from "./providers/addresses/port";
import { createEmbeddedCaptcha } from "./providers/captcha/embedded.server";
import type { Captcha } from "./providers/captcha/port";
import type { Check } from "./providers/check";
import { createEmbeddedFiles } from "./providers/files/embedded.server";
import type { Files } from "./providers/files/port";
import type { FormService } from "./providers/forms/port";
import { createEmbeddedIdentity } from "./providers/identity/embedded.server";
import type { IdentityProvider } from "./providers/identity/port";
import { createEmbeddedIllustrator } from "./providers/illustrator/embedded.server";
import { withPlainPages } from "./providers/illustrator/plain-pages.server";
import type { Illustrator, Predictions } from "./providers/illustrator/port";
import { createEmbeddedInspector } from "./providers/inspector/embedded.server";
import type { Inspector } from "./providers/inspector/port";
import { createEmbeddedMailer } from "./providers/mail/embedded.server";
import type { Mailer, Outbox } from "./providers/mail/port";
import { createEmbeddedPayments } from "./providers/payments/embedded.server";
import type { CardForm, Payments } from "./providers/payments/port";
import { createEmbeddedPrinter } from "./providers/printer/embedded.server";
import type { Printer, PrinterHand } from "./providers/printer/port";
import { vendorPrinter } from "./providers/printer/vendor.server";
import type { Turns } from "./providers/turns";
import { createEmbeddedWriter } from "./providers/writer/embedded.server";
import { withOneSeed } from "./providers/writer/one-seed";
import type { TellFailure } from "./providers/vendor-failure";
import type { Writer } from "./providers/writer/port";
import type { Signer } from "./signing.server";
import type { Style } from "./studio/story/vocabulary";

/** What the shop asks of the outside world, and who answers. */
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
	/** Finds a UK address by its postal code; null without a vendor's key: the forms have no button for it then. */
	addresses: Addresses | null;
	/** null in production without a vendor: what is approved waits for the operator. */
	printer: Printer | null;
	/** null in production without Google's keys: there is no button then. */
	identity: IdentityProvider | null;
	/** What can be asked of the vendors to see whether their settings are right. */
	checks: readonly Check[];
	/** What only the embedded adapters have; null where the port speaks to its vendor. */
	sandbox: {
		cardForm: CardForm | null;
		outbox: Outbox | null;
		identity: ReturnType<typeof createEmbeddedIdentity> | null;
		printer: PrinterHand | null;
	};
};

type Parts = { db: Database; clock: Clock; signer: Signer; log: Log; failures: Pick<Failures, "tell"> };

/**
 * The adapter of every port. A vendor's, and the SDK behind it, is loaded only where its keys are set: an idle shop is a
 * small one.
 */
export async function chooseProviders(
	settings: Config,
	{ db, clock, signer, log, failures: { tell } }: Parts,
): Promise<Providers> {
	const turns = keepTurns(db, () => randomIds.token(12));
	// On SQLite the process that serves families is the only one that works on their payments.
	const { payments, cardForm } = await choosePayments(
		settings,
		clock,
		tell,
		settings.DATABASE_URL ? turns : undefined,
	);
	const { mail, outbox } = await chooseMail(settings, tell);
	const played = playedIdentity(settings, clock, signer);
	const hand = playedPrinter(settings, clock);
	const files = (await vendorFiles(settings, tell)) ?? ownFiles(settings);
	return {
		payments,
		mail,
		writer: await chooseWriter(settings, turns, tell),
		...(await chooseIllustrators(
			settings,
			rememberPredictions(db, () => clock.now()),
			turns,
			tell,
		)),
		files,
		checks: await chooseChecks(settings, { files, clock }),
		captcha:
			(await vendorCaptcha(settings, tell)) ?? createEmbeddedCaptcha({ signer, clock, ids: randomIds }),
		forms: await vendorForms(settings, tell),
		addresses: await vendorAddresses(settings, tell),
		identity: (await vendorIdentity(settings, tell)) ?? played,
		printer: (await vendorPrinter(settings, signer, log, tell)) ?? hand,
		sandbox: { cardForm, outbox, identity: played, printer: hand },
	};
}

async function choosePayments(settings: Config, clock: Clock, tell: TellFailure, turns?: Turns) {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
	const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
	if (secretKey && publishableKey && webhookSecret) {
		const { createStripePayments } = await import("./providers/payments/stripe.server");
		const payments: Payments = createStripePayments({
			secretKey,
			publishableKey,
			webhookSecret,
			apiUrl,
			turns,
			tell,
		});
		return { payments, cardForm: null };
	}
	const cards = createEmbeddedPayments({
		directory: join(settings.DATA_DIR, "payments"),
		clock,
		ids: randomIds,
		turns,
	});
	return { payments: cards, cardForm: cards };
}

async function chooseMail({ SMTP_URL: url, MAIL_FROM: from, DATA_DIR }: Config, tell: TellFailure) {
	if (url && from) {
		const { createSmtpMailer } = await import("./providers/mail/smtp.server");
		const mail: Mailer = createSmtpMailer({ url, from, tell });
		return { mail, outbox: null };
	}
	const outbox = createEmbeddedMailer({ directory: join(DATA_DIR, "mail") });
	return { mail: outbox, outbox };
}

async function chooseWriter(settings: Config, turns: Turns, tell: TellFailure): Promise<Writer> {
	const writer = await ownOrVendorsWriter(settings, turns, tell);
	return settings.testMode && settings.WRITER_SEED ? withOneSeed(writer, settings.WRITER_SEED) : writer;
}

async function ownOrVendorsWriter(settings: Config, turns: Turns, tell: TellFailure): Promise<Writer> {
	const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, ANTHROPIC_MODEL: model } = settings;
	const { ANTHROPIC_EFFORT: effort, WRITER_AT_ONCE: atOnce } = settings;
	if (!apiKey) return createEmbeddedWriter();
	const { createAnthropicWriter } = await import("./providers/writer/anthropic.server");
	return createAnthropicWriter({ apiKey, baseURL, model, effort, turns, atOnce, tell });
}

async function chooseInspector(settings: Config, turns: Turns, tell: TellFailure): Promise<Inspector> {
	const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, ANTHROPIC_MODEL: writers } = settings;
	const { INSPECT_PICTURES, INSPECTOR_MODEL: model = writers, ILLUSTRATOR_AT_ONCE: atOnce } = settings;
	if (!apiKey || INSPECT_PICTURES === "off") return createEmbeddedInspector();
	const { createAnthropicInspector } = await import("./providers/inspector/anthropic.server");
	return createAnthropicInspector({ apiKey, baseURL, model, turns, atOnce, tell });
}

async function chooseIllustrators(
	settings: Config,
	predictions: Predictions,
	turns: Turns,
	tell: TellFailure,
): Promise<Pick<Providers, "illustrator" | "styles">> {
	const { REPLICATE_API_TOKEN: token, REPLICATE_BASE_URL: baseUrl } = settings;
	const drawn = createEmbeddedIllustrator();
	const embedded = settings.testMode && settings.PAGES === "plain" ? withPlainPages(drawn) : drawn;
	if (!token) return { illustrator: embedded, styles: {} };
	const { createReplicateIllustrator } = await import("./providers/illustrator/replicate.server");
	const painter = createReplicateIllustrator({
		token,
		models: settings.REPLICATE_MODEL,
		baseUrl,
		likenesses: embedded,
		predictions,
		turns,
		inspector: await chooseInspector(settings, turns, tell),
		atOnce: settings.ILLUSTRATOR_AT_ONCE,
		// A test shop's vendor is a stand-in on this machine, which nobody wears out.
		wait: settings.testMode ? (ms, signal) => pause(ms / 100, undefined, { signal }) : undefined,
		tell,
	});
	return { illustrator: painter, styles: { painted: painter, "paper-theatre": embedded } };
}

/** In test mode, where no real one is chosen. */
function playedPrinter({ DATA_DIR, testMode, PRINTER }: Config, clock: Clock) {
	if (!testMode || PRINTER) return null;
	return createEmbeddedPrinter({ directory: join(DATA_DIR, "printer"), clock, ids: randomIds });
}

type FilesSettings = Pick<Config, "DATA_DIR" | "BLOB_READ_WRITE_TOKEN" | "VERCEL_BLOB_API_URL">;

/** The files on this machine, in the shop's directory. */
export const ownFiles = ({ DATA_DIR }: FilesSettings): Files =>
	createEmbeddedFiles({ directory: join(DATA_DIR, "files") });

/** The files with the vendor; null without its key. */
export async function vendorFiles(
	{ BLOB_READ_WRITE_TOKEN: token, VERCEL_BLOB_API_URL: apiUrl }: FilesSettings,
	tell?: TellFailure,
): Promise<Files | null> {
	if (!token) return null;
	const { createVercelBlobFiles } = await import("./providers/files/vercel-blob.server");
	return createVercelBlobFiles({ token, apiUrl, tell });
}

async function vendorCaptcha(settings: Config, tell: TellFailure) {
	const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = settings;
	if (!siteKey || !secretKey) return null;
	const { createRecaptcha } = await import("./providers/captcha/recaptcha.server");
	return createRecaptcha({ siteKey, secretKey, verifyUrl: settings.RECAPTCHA_VERIFY_URL, tell });
}

async function vendorForms({ CONTACT_FORM_URL: url }: Config, tell: TellFailure) {
	if (!url) return null;
	const { createFormService } = await import("./providers/forms/http.server");
	return createFormService({ url, tell });
}

async function vendorAddresses(settings: Config, tell: TellFailure) {
	const { IDEAL_POSTCODES_API_KEY: apiKey, IDEAL_POSTCODES_API_URL: apiUrl } = settings;
	if (!apiKey) return null;
	const { createIdealPostcodes } = await import("./providers/addresses/ideal-postcodes.server");
	return createIdealPostcodes({ apiKey, apiUrl, tell });
}

async function vendorIdentity(settings: Config, tell: TellFailure) {
	const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
	if (!clientId || !clientSecret) return null;
	const { createGoogleIdentity } = await import("./providers/identity/google.server");
	return createGoogleIdentity({ clientId, clientSecret, baseUrl: settings.GOOGLE_BASE_URL, tell });
}

/** Plays Google in test mode, where no real one is configured. */
function playedIdentity({ APP_URL: appUrl, testMode, vendors }: Config, clock: Clock, signer: Signer) {
	if (!testMode || vendors.has("identity")) return null;
	return createEmbeddedIdentity({ appUrl, signer, clock, ids: randomIds });
}
