import { noAnswer, type Vendor, type VendorFailure, vendorFailure } from "./vendor-failure";

/** Of an answer; a product with all its options is some KB, and so is an order with all its files. */
const MOST_BYTES = 1024 * 1024;

export type Question = {
	vendor: Vendor;
	/** In the vendor's words. */
	operation: string;
	url: string;
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	/** Fields of a form are sent as such, anything else as JSON. */
	body?: URLSearchParams | Record<string, unknown>;
};

/** What came: `said` is its JSON, null for none; `date`, when it answered by its own clock, as the header has it. */
type Came = { status: number; said: unknown; date: string | null };
type None = { status: null; said: null; date: null };
export type VendorAnswer = ({ ok: true } & Came) | ({ ok: false; failure: VendorFailure } & (Came | None));

/** Asks a vendor once, for JSON. Fails where it answers with 400 or more, or not at all; never throws. */
export async function askVendor(question: Question, signal: AbortSignal): Promise<VendorAnswer> {
	const { vendor, operation, url, method = "GET", headers, body } = question;
	const isForm = body instanceof URLSearchParams;
	try {
		const response = await fetch(url, {
			method,
			headers: {
				Accept: "application/json",
				...(body && !isForm ? { "Content-Type": "application/json" } : {}),
				...headers,
			},
			body: body && !isForm ? JSON.stringify(body) : body,
			redirect: "error",
			signal,
		});
		const { status, headers: told } = response;
		const said = parsed(await textOf(response));
		const came = { status, said, date: told.get("date") };
		if (status < 400) return { ok: true, ...came };
		const requestId = told.get("request-id") ?? told.get("x-request-id");
		const failure = vendorFailure(vendor, operation, { status, code: codeIn(said), requestId });
		return { ok: false, failure, ...came };
	} catch (error) {
		return { ok: false, failure: noAnswer(vendor, operation, error), status: null, said: null, date: null };
	}
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

/** Where vendors write their own code: `{error: {code, type}}`, `{error}` (RFC 6749, 5.2), `{outcome}` or `{code}`. */
function codeIn(said: unknown): unknown {
	const { error, outcome, code: own } = Object(said);
	const { code, type } = Object(error);
	return code ?? type ?? error ?? outcome ?? own;
}
