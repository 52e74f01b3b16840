import type { ZodType } from "zod";
import { refuse } from "./statuses.server";

/** No call of the contract needs more; photos go through /api/uploads and generate-cover's multipart. */
const JSON_BYTES = 256 * 1024;

/** Reads at most `limit` bytes of a body as text, without trusting Content-Length. Refuses with `too_large` and `invalid`. */
async function readText(request: Request, limit: number): Promise<string> {
	const tooLarge = () =>
		refuse({ code: "too_large", message: `The request is larger than ${Math.round(limit / 1024)} KB.` });
	if (Number(request.headers.get("Content-Length") ?? 0) > limit) tooLarge();
	if (!request.body) return "";
	const decoder = new TextDecoder();
	const reader = request.body.getReader();
	let text = "";
	let received = 0;
	for (;;) {
		const { done, value } = await reader.read().catch(brokenOff);
		if (done) return text + decoder.decode();
		received += value.byteLength;
		// The rest is left lying: cancelling would reset the connection before the answer is out.
		if (received > limit) tooLarge();
		text += decoder.decode(value, { stream: true });
	}
}

function brokenOff(): never {
	return refuse({ code: "invalid", message: "The connection broke off before everything arrived." });
}

/**
 * Reads a JSON call. Refuses with `wrong_type` (another content type), `not_json`, `too_large`, and `invalid` with the
 * messages by field (a nested one by its path, `characters.0.name`).
 */
export async function readJson<T>(request: Request, schema: ZodType<T>): Promise<T> {
	if (!/^application\/(.+\+)?json\b/i.test(request.headers.get("Content-Type") ?? "")) {
		refuse({ code: "wrong_type", message: "Send this call as application/json." });
	}
	const text = await readText(request, JSON_BYTES);
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		refuse({ code: "not_json", message: "The body is not JSON." });
	}
	return checked(schema, body);
}

/** Holds a value against a schema. Refuses with `invalid` and the messages by field. */
export function checked<T>(schema: ZodType<T>, value: unknown): T {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const fields: Record<string, string[]> = {};
	for (const issue of parsed.error.issues) {
		const name = issue.path.join(".") || "body";
		const noObject = issue.path.length === 0 && issue.code === "invalid_type";
		fields[name] = [...(fields[name] ?? []), noObject ? "Send the fields as a JSON object." : issue.message];
	}
	const first = Object.values(fields)[0]?.[0] ?? "Please check the fields.";
	return refuse({ code: "invalid", message: first, fields });
}

/** The raw text of a webhook: its signature covers every byte. Refuses with `too_large` and `invalid` (broken off). */
export function readWebhook(request: Request): Promise<string> {
	return readText(request, 1024 * 1024);
}
