import { noAnswer, type TellFailure, type Vendor, vendorFailure } from "../vendor-failure";

/** ms; a job waits, and there is another try. */
const PATIENCE_MS = 20_000;
/** Of an answer; an order with all its files is a few KB. */
const MOST_BYTES = 1024 * 1024;

/** Said of our key and our account, and "not now", whatever was asked. */
const NO_ANSWERS = [401, 402, 403, 408, 429];

export type VendorCall = {
	vendor: Vendor;
	/** What is asked, for whoever is told how it failed. */
	operation: string;
	tell: TellFailure;
	url: string;
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	body?: unknown;
	patienceMs?: number;
};

/**
 * Asks a vendor once, in JSON. Gives its status and what it says, null for no JSON; or "unavailable" where it may be asked again: no
 * answer in time, broken off, too busy, in trouble, our key not taken or our account empty. Whether it has done what it was asked is
 * unknown then.
 */
export async function callVendor(
	call: VendorCall,
): Promise<{ status: number; said: unknown } | "unavailable"> {
	const { vendor, operation, tell, url, method = "POST", headers, body, patienceMs = PATIENCE_MS } = call;
	let status: number;
	let text: string;
	try {
		const response = await fetch(url, {
			method,
			headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
			body: body === undefined ? undefined : JSON.stringify(body),
			redirect: "error",
			signal: AbortSignal.timeout(patienceMs),
		});
		status = response.status;
		text = await textOf(response);
	} catch (error) {
		tell(noAnswer(vendor, operation, error));
		return "unavailable";
	}
	if (NO_ANSWERS.includes(status) || status >= 500) {
		tell(vendorFailure(vendor, operation, { status }));
		return "unavailable";
	}
	return { status, said: parsed(text) };
}

async function textOf(response: Response): Promise<string> {
	const bytes: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		if (size > MOST_BYTES) throw new Error("larger than any answer");
		bytes.push(chunk);
	}
	return Buffer.concat(bytes).toString("utf8");
}

/** What a JSON text says; null for any other. */
export function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
