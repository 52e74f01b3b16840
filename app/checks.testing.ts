import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { startAnthropic } from "../e2e/vendors/anthropic";
import { startBlob } from "../e2e/vendors/blob";
import { startCloudprinter } from "../e2e/vendors/cloudprinter";
import { startGoogle } from "../e2e/vendors/google";
import { startIdealPostcodes } from "../e2e/vendors/ideal-postcodes";
import { startProdigi } from "../e2e/vendors/prodigi";
import { startRecaptcha } from "../e2e/vendors/recaptcha";
import { startReplicate } from "../e2e/vendors/replicate";
import { startSmtp } from "../e2e/vendors/smtp";
import { startStripe } from "../e2e/vendors/stripe";
import { chooseChecks } from "./checks.server";
import { type Config, readConfig } from "./config.server";
import { SELLER_SETTINGS } from "./content/seller.testing";
import { createEmbeddedFiles } from "./providers/files/embedded.server";
import { createVercelBlobFiles } from "./providers/files/vercel-blob.server";
import { WEBHOOK_EVENTS } from "./providers/payments/stripe-check.server";
import { askInTime } from "./shop/checks/check-shop.server";
import type { Found } from "./shop/checks/rules";

/** A whole shop's settings with every vendor played, and what is found with some of them changed. */

const DATA_DIR = mkdtempSync(join(tmpdir(), "checks-"));
const ANTHROPIC_KEY = "sk-ant-standin";

async function openVendors() {
	return {
		stripe: await startStripe(),
		anthropic: await startAnthropic({ key: ANTHROPIC_KEY }),
		replicate: await startReplicate(),
		blob: await startBlob(),
		smtp: await startSmtp(),
		google: await startGoogle(),
		recaptcha: await startRecaptcha(),
		idealPostcodes: await startIdealPostcodes(),
		prodigi: await startProdigi(),
		cloudprinter: await startCloudprinter(),
	};
}

const nobody = () => Object.assign(new Error("nobody"), { code: "ENOTFOUND" });
/** One domain, which has all it should. */
const NAMES = {
	resolveMx: async (domain: string) => {
		if (domain !== "shop.example") throw nobody();
		return [{ exchange: "mx.mail.example" }];
	},
	resolveTxt: async (domain: string) => {
		if (!domain.endsWith("shop.example")) throw nobody();
		return [[domain.startsWith("_dmarc") ? "v=DMARC1; p=none" : "v=spf1 -all"]];
	},
};

const SECRET = /KEY$|SECRET$|TOKEN$|^SMTP_URL$/;
const log = {
	info: () => {},
	warn: () => {},
	error: (_: string, error: unknown) => expect(error).toBe("no bug"),
};

/** Of what was found, only what isn't right: "wrong Stripe: …". */
export const faults = (found: readonly Found[]) =>
	found.filter(({ state }) => state !== "right").map(({ name, state, says }) => `${state} ${name}: ${says}`);

/** Opens the stand-ins for all tests of a file. */
export function openPlayedShop() {
	let vendors: Awaited<ReturnType<typeof openVendors>>;
	beforeAll(async () => {
		vendors = await openVendors();
		vendors.stripe.settings.endpoints.push({
			url: "https://shop.example/api/webhooks/stripe",
			status: "enabled",
			enabled_events: WEBHOOK_EVENTS,
			api_version: "2026-10-28.endive",
		});
	});
	afterAll(() => Promise.all(Object.values(vendors).map((vendor) => vendor.close())));
	beforeEach(() => {
		// Its SDK reads where to go, and how often to try, from the environment by itself.
		vi.stubEnv("VERCEL_BLOB_API_URL", vendors.blob.url);
		vi.stubEnv("VERCEL_BLOB_RETRIES", "0");
	});

	function environment(): Record<string, string> {
		const { stripe, anthropic, replicate, blob, smtp, google, recaptcha, prodigi, cloudprinter } = vendors;
		const { idealPostcodes } = vendors;
		return {
			...SELLER_SETTINGS,
			DATA_DIR,
			APP_URL: "https://shop.example",
			TRUST_PROXY_HOPS: "1",
			SESSION_SECRET: "a secret of a test, thirty-two characters",
			STRIPE_SECRET_KEY: stripe.secretKey,
			STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
			STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
			STRIPE_API_URL: stripe.url,
			ANTHROPIC_API_KEY: ANTHROPIC_KEY,
			ANTHROPIC_BASE_URL: anthropic.url,
			REPLICATE_API_TOKEN: replicate.token,
			REPLICATE_BASE_URL: replicate.url,
			BLOB_READ_WRITE_TOKEN: blob.token,
			VERCEL_BLOB_API_URL: blob.url,
			SMTP_URL: smtp.url,
			MAIL_FROM: "Fable & Kin <hello@shop.example>",
			GOOGLE_CLIENT_ID: google.clientId,
			GOOGLE_CLIENT_SECRET: google.clientSecret,
			GOOGLE_BASE_URL: google.url,
			RECAPTCHA_SITE_KEY: "6L-site",
			RECAPTCHA_SECRET_KEY: recaptcha.secretKey,
			RECAPTCHA_VERIFY_URL: recaptcha.url,
			IDEAL_POSTCODES_API_KEY: idealPostcodes.apiKey,
			IDEAL_POSTCODES_API_URL: idealPostcodes.url,
			PRINTER: "prodigi",
			PRODIGI_API_KEY: prodigi.apiKey,
			PRODIGI_API_URL: prodigi.url,
			CLOUDPRINTER_API_KEY: cloudprinter.apiKey,
			CLOUDPRINTER_WEBHOOK_KEY: cloudprinter.webhookKey,
			CLOUDPRINTER_EMAIL: "print@shop.example",
			CLOUDPRINTER_PHONE: "0113 496 0123",
			CLOUDPRINTER_API_URL: cloudprinter.url,
		};
	}

	const checksOf = (settings: Config, token = settings.BLOB_READ_WRITE_TOKEN) =>
		chooseChecks(settings, {
			files: token
				? createVercelBlobFiles({ token, apiUrl: settings.VERCEL_BLOB_API_URL })
				: createEmbeddedFiles({ directory: join(DATA_DIR, "files") }),
			clock: { now: () => new Date() },
			names: NAMES,
		});

	return {
		vendors: () => vendors,
		environment,
		/** What is found with these settings changed, of every check or of those whose name fits; whatever it is, no secret is told. */
		async foundWith(change: Record<string, string> = {}, { only = /./, limitMs = 10_000 } = {}) {
			const env = { ...environment(), ...change };
			const checks = (await checksOf(readConfig(env))).filter(({ name }) => only.test(name));
			const found = await Promise.all(checks.map((check) => askInTime({ log }, check, limitMs)));
			const told = JSON.stringify(found);
			for (const [name, value] of Object.entries(env))
				if (SECRET.test(name)) expect(told, name).not.toContain(value);
			return found;
		},
	};
}
