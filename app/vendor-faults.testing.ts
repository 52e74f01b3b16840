import { startAnthropic } from "../e2e/vendors/anthropic";
import { startBlob } from "../e2e/vendors/blob";
import { startCloudprinter } from "../e2e/vendors/cloudprinter";
import { GOOGLE_PEOPLE, type GooglePerson, startGoogle } from "../e2e/vendors/google";
import { startIdealPostcodes } from "../e2e/vendors/ideal-postcodes";
import type { Fault } from "../e2e/vendors/listen";
import type { PrinterStandIn } from "../e2e/vendors/printer-house";
import { startProdigi } from "../e2e/vendors/prodigi";
import { startRecaptcha } from "../e2e/vendors/recaptcha";
import { startReplicate } from "../e2e/vendors/replicate";
import { startSmtp } from "../e2e/vendors/smtp";
import { startStripe } from "../e2e/vendors/stripe";
import { createIdealPostcodes } from "./providers/addresses/ideal-postcodes.server";
import { createRecaptcha } from "./providers/captcha/recaptcha.server";
import { createVercelBlobFiles } from "./providers/files/vercel-blob.server";
import { createGoogleIdentity } from "./providers/identity/google.server";
import type { Predictions } from "./providers/illustrator/port";
import { coverOfTwo, illustratorOf } from "./providers/illustrator/replicate.testing";
import { aMail } from "./providers/mail/port.contract";
import { createSmtpMailer } from "./providers/mail/smtp.server";
import { createStripePayments } from "./providers/payments/stripe.server";
import { aBook } from "./providers/printer/book.testing";
import { createCloudprinter } from "./providers/printer/cloudprinter.server";
import type { Printer, PrinterCallback } from "./providers/printer/port";
import { createProdigiPrinter } from "./providers/printer/prodigi.server";
import { type TellFailure, type Vendor, VendorError } from "./providers/vendor-failure";
import { createAnthropicWriter } from "./providers/writer/anthropic.server";
import { idea } from "./providers/writer/anthropic.testing";

/** A vendor's stand-in, and what the shop asks of it by its adapter. */
export type Asked = {
	/** Asks it, as a request or a job does, which asks again. Gives the port's error, or null. */
	ask(): Promise<string | null>;
	/** How many it has made, charged or taken of what there is to be one of. */
	bought(): number;
	faults: Fault[];
	close(): Promise<void>;
	/** What goes wrong with a vendor's own work. */
	mischief?: Record<string, () => void>;
};
export type Asking = { tell: TellFailure; patienceMs: number };

const errorOf = (answer: { ok: true } | { ok: false; error: string }) => (answer.ok ? null : answer.error);
const log = { warn: () => {} };
const PRINTED = "order_1";

/** What was ordered, as the shop remembers it. */
function memory(): Predictions {
	const known = new Map<string, string>();
	return {
		find: async (drawing) => known.get(drawing) ?? null,
		keep: async (drawing, id) => void known.set(drawing, id),
		forget: async (drawing) => void known.delete(drawing),
	};
}

/** `call`: what it posts to us of its order, which it has just taken, or posted. */
function printing(
	standIn: PrinterStandIn,
	printer: Printer,
	call: (stage: "taken" | "posted") => PrinterCallback,
): Asked {
	/** Which of its calls come, and in which order: of an order it has taken, and once it has posted it. */
	let coming: (taken: PrinterCallback, posted: PrinterCallback) => PrinterCallback[] = () => [];

	/** A call is a reason to ask where the order is: whatever it says, and however often, that is what counts. */
	async function hear(callback: PrinterCallback): Promise<string | null> {
		const heard = printer.readCallback(callback);
		const read = heard.ok ? await printer.read(heard.value.reference) : heard;
		return read.ok && read.value.stage !== "posted" ? "believed" : errorOf(read);
	}

	return {
		// As an order is handed over: what is there already is not submitted again.
		ask: async () => {
			const read = await printer.read(PRINTED);
			const handed = read.ok || read.error === "unavailable" ? read : await printer.submit(aBook(PRINTED));
			if (!handed.ok) return handed.error;
			const taken = call("taken");
			standIn.bring(PRINTED, "posted");
			for (const callback of coming(taken, call("posted"))) {
				const error = await hear(callback);
				if (error !== null) return error;
			}
			return null;
		},
		bought: () => standIn.taken.length,
		faults: standIn.faults,
		close: standIn.close,
		mischief: {
			"calls twice": () => {
				coming = (_, posted) => [posted, posted];
			},
			"calls late, with what was before": () => {
				coming = (taken, posted) => [posted, taken];
			},
		},
	};
}

export const VENDORS: Partial<Record<Vendor, (asking: Asking) => Promise<Asked>>> = {
	async Anthropic({ tell, patienceMs }) {
		const standIn = await startAnthropic({ key: "a-key" });
		const { url: baseURL, faults, requests, close } = standIn;
		const writer = createAnthropicWriter({
			...{ apiKey: "a-key", baseURL, model: "claude-sonnet-5-5", tell },
			...{ roundMs: patienceMs, wait: async () => {} },
		});
		return {
			ask: async () => errorOf(await writer.writeScript(idea, "")),
			bought: () => requests.length,
			...{ faults, close },
			mischief: {
				"thinks until its tokens are gone": () => void standIn.stops.push("max_tokens"),
				refuses: () => void standIn.stops.push("refusal"),
			},
		};
	},

	async Replicate({ tell, patienceMs }) {
		const standIn = await startReplicate();
		const brief = await coverOfTwo();
		const illustrator = illustratorOf(standIn, { tell, patienceMs, predictions: memory() });
		return {
			ask: async () => errorOf(await illustrator.drawCover(brief, 1024)),
			bought: () => standIn.bought.length,
			faults: standIn.faults,
			close: standIn.close,
			mischief: {
				refuses: () => void standIn.fates.push(...Array(4).fill("refuses")),
				"gives no picture": () => void standIn.fates.push("gives no picture"),
				"gives a small picture": () => void standIn.fates.push("gives a small picture"),
			},
		};
	},

	async Stripe({ tell, patienceMs }) {
		const {
			url: apiUrl,
			secretKey,
			publishableKey,
			webhookSecret,
			events,
			faults,
			confirm,
			close,
		} = await startStripe();
		const payments = createStripePayments({
			secretKey,
			publishableKey,
			webhookSecret,
			apiUrl,
			tell,
			patienceMs,
			tryMs: patienceMs,
		});
		const paid = await payments.create({ amountPence: 3498, metadata: {}, idempotencyKey: "book_1" });
		if (!paid.ok) throw new Error(paid.error);
		confirm(paid.value.id, "4242424242424242");
		return {
			ask: async () => errorOf(await payments.refund(paid.value.id, "refund_1")),
			bought: () => events.filter(({ type }) => type === "charge.refunded").length,
			...{ faults, close },
		};
	},

	async Prodigi({ tell, patienceMs }) {
		const standIn = await startProdigi();
		const { url: apiUrl, apiKey } = standIn;
		const callbacks = { callbackUrl: () => null, isOwnCallback: () => true };
		const printer = createProdigiPrinter({ apiKey, apiUrl, log, tell, patienceMs, ...callbacks });
		const query = new URLSearchParams({ order: PRINTED });
		return printing(standIn, printer, () => ({ body: standIn.event(PRINTED, "evt_1"), query }));
	},

	async Cloudprinter({ tell, patienceMs }) {
		const standIn = await startCloudprinter();
		const { url: apiUrl, apiKey, webhookKey } = standIn;
		const contact = { email: "hello@shop.example", phone: "+44 20 7946 0000" };
		const printer = createCloudprinter({ apiKey, webhookKey, contact, apiUrl, log, tell, patienceMs });
		const types = { taken: "ItemValidated", posted: "ItemShipped" };
		const bodyOf = (stage: keyof typeof types) =>
			standIn.signal(PRINTED, types[stage], "2026-03-05T10:00:00Z");
		return printing(standIn, printer, (stage) => ({ body: bodyOf(stage), query: new URLSearchParams() }));
	},

	async "Vercel Blob"({ tell, patienceMs }) {
		const { url: apiUrl, token, stored, faults, close } = await startBlob();
		// The SDK reads by itself where to go.
		process.env.VERCEL_BLOB_API_URL = apiUrl;
		process.env.VERCEL_BLOB_RETRIES = "0";
		const files = createVercelBlobFiles({ token, apiUrl, tell, patienceMs });
		return {
			ask: () =>
				files.put("photos/1.jpg", new Uint8Array([1]), "image/jpeg").then(
					() => null,
					(error) => (error instanceof VendorError ? "unavailable" : "bug"),
				),
			bought: () => stored.size,
			...{ faults, close },
		};
	},

	async SMTP({ tell, patienceMs }) {
		const { url, received, faults, close } = await startSmtp();
		const patience = {
			connectionTimeout: patienceMs,
			greetingTimeout: patienceMs,
			socketTimeout: patienceMs,
		};
		const mailer = createSmtpMailer({ url, from: "Shop <hello@shop.example>", tell, patience });
		return {
			ask: async () => errorOf(await mailer.send(aMail)),
			// A mailbox shows one name once.
			bought: () => new Set(received.map(({ headers }) => headers.get("message-id"))).size,
			...{ faults, close },
		};
	},

	async Google({ tell, patienceMs }) {
		const { url: baseUrl, clientId, clientSecret, idToken, faults, close } = await startGoogle();
		const google = createGoogleIdentity({ clientId, clientSecret, baseUrl, tell, patienceMs });
		const token = idToken(GOOGLE_PEOPLE[0] as GooglePerson);
		return {
			ask: async () => errorOf(await google.verify(token)),
			bought: () => 0,
			...{ faults, close },
		};
	},

	async reCAPTCHA({ tell, patienceMs }) {
		const { url: verifyUrl, secretKey, newToken, faults, close } = await startRecaptcha();
		const captcha = createRecaptcha({ siteKey: "6L-site", secretKey, verifyUrl, tell, patienceMs });
		return {
			ask: async () => errorOf(await captcha.check({ token: newToken() })),
			bought: () => 0,
			...{ faults, close },
		};
	},

	async "Ideal Postcodes"({ tell, patienceMs }) {
		const { url: apiUrl, apiKey, charged, faults, close } = await startIdealPostcodes();
		const addresses = createIdealPostcodes({ apiKey, apiUrl, tell, patienceMs });
		return {
			ask: async () => errorOf(await addresses.find("BS1 4ST")),
			bought: () => charged.length,
			...{ faults, close },
		};
	},
};
