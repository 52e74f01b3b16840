import type { TellFailure } from "../vendor-failure";
import type { Printer, PrinterLog } from "./port";
import { type ProofSigner, prodigiCallbacks } from "./prodigi-callbacks";

/** The settings of both vendors; `PRINTER` names the one that prints, whose keys are there then. */
type PrinterSettings = {
	APP_URL: string;
	PRINTER?: "prodigi" | "cloudprinter";
	PRODIGI_API_KEY?: string;
	PRODIGI_API_URL?: string;
	CLOUDPRINTER_API_KEY?: string;
	CLOUDPRINTER_WEBHOOK_KEY?: string;
	CLOUDPRINTER_EMAIL?: string;
	CLOUDPRINTER_PHONE?: string;
	CLOUDPRINTER_API_URL?: string;
};

/** The printer an operator has chosen; null for none. */
export async function vendorPrinter(
	settings: PrinterSettings,
	signer: ProofSigner,
	log: PrinterLog,
	tell: TellFailure,
): Promise<Printer | null> {
	const { PRINTER, PRODIGI_API_KEY, PRODIGI_API_URL } = settings;
	if (PRINTER === "prodigi" && PRODIGI_API_KEY) {
		const { createProdigiPrinter } = await import("./prodigi.server");
		const callbacks = prodigiCallbacks(settings.APP_URL, signer);
		return createProdigiPrinter({
			apiKey: PRODIGI_API_KEY,
			apiUrl: PRODIGI_API_URL,
			log,
			tell,
			...callbacks,
		});
	}
	const { CLOUDPRINTER_API_KEY: apiKey, CLOUDPRINTER_WEBHOOK_KEY: webhookKey } = settings;
	const { CLOUDPRINTER_EMAIL: email, CLOUDPRINTER_PHONE: phone, CLOUDPRINTER_API_URL: apiUrl } = settings;
	if (PRINTER !== "cloudprinter" || !apiKey || !webhookKey || !email || !phone) return null;
	const { createCloudprinter } = await import("./cloudprinter.server");
	return createCloudprinter({ apiKey, webhookKey, contact: { email, phone }, apiUrl, log, tell });
}
