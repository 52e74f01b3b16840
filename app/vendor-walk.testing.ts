import { onTestFinished, vi } from "vitest";
import { startAnthropic } from "../e2e/vendors/anthropic";
import { startBlob } from "../e2e/vendors/blob";
import type { Fault } from "../e2e/vendors/listen";
import { startProdigi } from "../e2e/vendors/prodigi";
import { startReplicate } from "../e2e/vendors/replicate";
import { startSmtp } from "../e2e/vendors/smtp";
import { startStripe } from "../e2e/vendors/stripe";
import { runDueJobs } from "./jobs/worker.server";
import { rememberPredictions } from "#db/predictions";
import { createVercelBlobFiles } from "./providers/files/vercel-blob.server";
import type { Illustrator } from "./providers/illustrator/port";
import { illustratorOf, likeness } from "./providers/illustrator/replicate.testing";
import { createSmtpMailer } from "./providers/mail/smtp.server";
import { createStripePayments } from "./providers/payments/stripe.server";
import { aBook } from "./providers/printer/book.testing";
import { createProdigiPrinter } from "./providers/printer/prodigi.server";
import { kindOf, type VendorFailure } from "./providers/vendor-failure";
import { createAnthropicWriter } from "./providers/writer/anthropic.server";
import { tellOfVendor } from "./shop/support/tell-of-vendor.server";
import type { Shop } from "./shop.server";
import { openTestShop, quickIllustrator } from "./shop.testing";

/** ms: long enough for a stand-in on a busy machine, short enough to meet one that hangs. */
const PATIENCE_MS = 1_000;
const OPERATOR = "owner@shop.example";
const log = { warn: () => {} };

/** A shop whose vendors are all real adapters before stand-ins; its covers are bought, its pages plain squares unless they are painted too. */
export async function openWalk(isPainted: boolean) {
	const opened = await openTestShop();
	const [anthropic, replicate, stripe] = [
		await startAnthropic(),
		await startReplicate(() => opened.clock.now().getTime()),
		await startStripe({ now: () => opened.clock.now() }),
	];
	const [prodigi, blob, smtp] = [await startProdigi(), await startBlob(), await startSmtp()];
	for (const vendor of [anthropic, replicate, stripe, prodigi, blob, smtp]) onTestFinished(vendor.close);
	// The SDK reads by itself where to go; external tools would look at the files for seconds.
	vi.stubEnv("VERCEL_BLOB_API_URL", blob.url);
	vi.stubEnv("VERCEL_BLOB_RETRIES", "0");
	vi.stubEnv("PATH", "/nowhere");
	onTestFinished(() => void vi.unstubAllEnvs());

	const told: VendorFailure[] = [];
	const tell = (failure: VendorFailure) => {
		told.push(failure);
		opened.failures.tell(failure);
	};
	const { url: apiUrl, apiKey } = prodigi;
	const printer = createProdigiPrinter({
		...{ apiKey, apiUrl, log, tell, patienceMs: PATIENCE_MS },
		...{ callbackUrl: () => null, isOwnCallback: () => false },
	});
	const predictions = rememberPredictions(opened.db, () => opened.clock.now());
	const painted = illustratorOf(replicate, { tell, predictions, patienceMs: PATIENCE_MS });
	const patience = {
		...{ connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
	};
	const { url, secretKey, publishableKey, webhookSecret } = stripe;
	const shop: Shop = {
		...opened,
		settings: {
			...opened.settings,
			OPERATOR_EMAIL: OPERATOR,
			RATE_LIMIT_SCALE: 1_000,
			COST_OF_DAY: 1e9,
			COST_OF_FAMILY: 1e9,
		},
		providers: {
			...opened.providers,
			writer: createAnthropicWriter({
				...{ apiKey: "test-key", baseURL: anthropic.url, model: "claude-sonnet-5-5", tell },
				...{ roundMs: PATIENCE_MS, wait: async () => {} },
			}),
			illustrator: {
				...(isPainted ? painted : { ...quickIllustrator(), drawCover: painted.drawCover }),
				drawHeads: ownHeads(),
			},
			payments: createStripePayments({
				...{ secretKey, publishableKey, webhookSecret, apiUrl: url, tell },
				patienceMs: 5 * PATIENCE_MS,
				tryMs: PATIENCE_MS,
			}),
			files: createVercelBlobFiles({ token: blob.token, apiUrl: blob.url, tell, patienceMs: PATIENCE_MS }),
			mail: createSmtpMailer({ url: smtp.url, from: "Shop <hello@shop.example>", tell, patience }),
			// Nobody serves this shop's own files here.
			printer: {
				...printer,
				submit: (request) => printer.submit({ ...request, files: aBook(request.reference).files }),
			},
			sandbox: { ...opened.providers.sandbox, cardForm: null },
		},
	};
	shop.failures.listen((failure) => tellOfVendor(shop, failure));

	return {
		shop,
		vendors: {
			Anthropic: anthropic,
			Replicate: replicate,
			Stripe: stripe,
			Prodigi: prodigi,
			"Vercel Blob": blob,
			SMTP: smtp,
		},
		told,
		/** What is whoever runs the shop's to mend, in words as they are mailed. */
		ours: () => told.filter((failure) => kindOf(failure) === "ours"),
		/** Mails to whoever runs the shop, their texts decoded. */
		operatorMails: () =>
			smtp.received.filter(({ to }) => to.includes(OPERATOR)).map(({ source }) => decoded(source)),
		/** Does the jobs that are due, and turns the clock, so many times. */
		async work(times: number, ms = 60_000) {
			for (let time = 0; time < times; time++) {
				await runDueJobs(shop);
				shop.clock.advance(ms);
			}
		},
	};
}

/** A head of another colour each time, so that no two families have the same. */
function ownHeads(): Illustrator["drawHeads"] {
	let drawn = 0;
	return async () => {
		const head = await likeness(`#${String(++drawn).padStart(6, "0")}`);
		return { ok: true, value: { heads: [head], verdict: { shows: "person", faces: 1, findings: [] } } };
	};
}

export type Walk = Awaited<ReturnType<typeof openWalk>>;
export type WalkVendor = keyof Walk["vendors"];

/** Quoted-printable, as mails are sent. */
const decoded = (source: string) =>
	source
		.replace(/=\r?\n/g, "")
		.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The faults of the table, for one or two requests each: what lasts is mended by somebody. */
export function passing(fault: Fault, times: number): Fault {
	return { ...fault, times: Math.min(fault.times ?? 1, times) };
}
