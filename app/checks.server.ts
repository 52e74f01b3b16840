import { Resolver } from "node:dns/promises";
import type { Clock } from "./clock.server";
import type { Config } from "./config.server";
import { randomIds } from "./ids.server";
import type { Check } from "./providers/check";
import { filesCheck } from "./providers/files/check.server";
import type { Files } from "./providers/files/port";
import type { NameService } from "./providers/mail/sender-check.server";

/** ms a try; a name service that is slow is asked twice within a check's time. */
const NAMES = { timeout: 3_000, tries: 2 };

type Parts = { files: Files; clock: Pick<Clock, "now">; names?: NameService };

/** What is asked of every vendor whose keys are set, beside the choice of their adapters; each is loaded only then. */
export async function chooseChecks(
	settings: Config,
	{ files, clock, names = new Resolver(NAMES) }: Parts,
): Promise<Check[]> {
	const token = settings.BLOB_READ_WRITE_TOKEN ?? null;
	const chosen = await Promise.all([
		ofPayments(settings, clock),
		ofMail(settings, names),
		ofWriter(settings),
		ofIllustrator(settings),
		ofPrinter(settings),
		ofIdentity(settings),
		ofCaptcha(settings),
		ofAddresses(settings),
	]);
	return [...chosen.flat(), filesCheck(files, token, () => randomIds.token(12))];
}

async function ofPayments(settings: Config, clock: Pick<Clock, "now">): Promise<Check[]> {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
	const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
	if (!secretKey || !publishableKey || !webhookSecret) return [];
	const { stripeChecks } = await import("./providers/payments/stripe-check.server");
	const webhookUrl = settings.testMode ? null : `${settings.APP_URL}/api/webhooks/stripe`;
	return stripeChecks({
		secretKey,
		publishableKey,
		webhookSecret,
		apiUrl,
		webhookUrl,
		now: () => clock.now(),
	});
}

async function ofMail({ SMTP_URL: url, MAIL_FROM: from }: Config, names: NameService): Promise<Check[]> {
	if (!url || !from) return [];
	const { smtpCheck } = await import("./providers/mail/smtp-check.server");
	const { domainOf } = await import("./providers/mail/smtp.server");
	const { senderCheck } = await import("./providers/mail/sender-check.server");
	return [smtpCheck(url), senderCheck(domainOf(from) ?? from, names)];
}

async function ofWriter(settings: Config): Promise<Check[]> {
	const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, ANTHROPIC_MODEL: model } = settings;
	const { INSPECT_PICTURES, INSPECTOR_MODEL: inspectors = model, REPLICATE_API_TOKEN } = settings;
	if (!apiKey) return [];
	const { anthropicCheck } = await import("./providers/writer/anthropic-check.server");
	const isAsked = REPLICATE_API_TOKEN && INSPECT_PICTURES === "on" && inspectors !== model;
	return [
		anthropicCheck({ apiKey, baseURL, model, variable: "ANTHROPIC_MODEL" }),
		...(isAsked ? [anthropicCheck({ apiKey, baseURL, model: inspectors, variable: "INSPECTOR_MODEL" })] : []),
	];
}

async function ofIllustrator(settings: Config): Promise<Check[]> {
	const { REPLICATE_API_TOKEN: token, REPLICATE_BASE_URL: baseUrl } = settings;
	if (!token) return [];
	const { replicateCheck } = await import("./providers/illustrator/replicate/check.server");
	return [replicateCheck({ token, baseUrl, models: settings.REPLICATE_MODEL })];
}

async function ofPrinter(settings: Config): Promise<Check[]> {
	const { PRINTER, PRODIGI_API_KEY, PRODIGI_API_URL } = settings;
	if (PRINTER === "prodigi" && PRODIGI_API_KEY) {
		const { prodigiCheck } = await import("./providers/printer/prodigi-check.server");
		return [prodigiCheck({ apiKey: PRODIGI_API_KEY, apiUrl: PRODIGI_API_URL })];
	}
	const { CLOUDPRINTER_API_KEY: apiKey, CLOUDPRINTER_WEBHOOK_KEY: webhookKey } = settings;
	if (PRINTER !== "cloudprinter" || !apiKey || !webhookKey) return [];
	const { cloudprinterCheck } = await import("./providers/printer/cloudprinter-check.server");
	return [cloudprinterCheck({ apiKey, webhookKey, apiUrl: settings.CLOUDPRINTER_API_URL })];
}

async function ofIdentity(settings: Config): Promise<Check[]> {
	const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
	if (!clientId || !clientSecret) return [];
	const { googleCheck } = await import("./providers/identity/google-check.server");
	const redirectUri = `${settings.APP_URL}/sign-in/google/callback`;
	return [googleCheck({ clientId, clientSecret, baseUrl: settings.GOOGLE_BASE_URL, redirectUri })];
}

async function ofCaptcha(settings: Config): Promise<Check[]> {
	const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = settings;
	if (!siteKey || !secretKey) return [];
	const { recaptchaCheck } = await import("./providers/captcha/recaptcha-check.server");
	return [recaptchaCheck({ siteKey, secretKey, verifyUrl: settings.RECAPTCHA_VERIFY_URL })];
}

async function ofAddresses(settings: Config): Promise<Check[]> {
	const { IDEAL_POSTCODES_API_KEY: apiKey, IDEAL_POSTCODES_API_URL: apiUrl } = settings;
	if (!apiKey) return [];
	const { idealPostcodesCheck } = await import("./providers/addresses/ideal-postcodes-check.server");
	return [idealPostcodesCheck({ apiKey, apiUrl })];
}
