import type { ZodType } from "zod";
import { typedText } from "./typed-text.server";
import { bytesOf, textOf } from "./body.server";
import { refuse } from "./statuses.server";

/** So many messages a caller is told at once; an array of a hundred thousand wrong things has as many. */
const MOST_ISSUES = 50;
/** No call of the contract needs more; photos go through /api/uploads and generate-cover's multipart. */
const JSON_BYTES = 256 * 1024;
/** A vendor's event carries the whole payment. */
const WEBHOOK_BYTES = 1024 * 1024;

/** The bytes of a call's body, without trusting its Content-Length. */
function atMost(request: Request, most: number) {
	return bytesOf(request, most, `The request is larger than ${Math.round(most / 1024)} KB.`);
}

/**
 * Reads a JSON call. Refuses with `wrong_type` (another content type), `not_json`, `too_large`, and `invalid` with the
 * messages by field (a nested one by its path, `characters.0.name`).
 */
export async function readJson<T>(request: Request, schema: ZodType<T>): Promise<T> {
	const bytes = atMost(request, JSON_BYTES);
	if (!/^application\/(.+\+)?json\b/i.test(request.headers.get("Content-Type") ?? "")) {
		refuse({ code: "wrong_type", message: "Send this call as application/json." });
	}
	const text = await textOf(bytes);
	let body: unknown;
	try {
		body = JSON.parse(text, (name, value) => (typeof value === "string" ? typedText(name, value) : value));
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
	for (const issue of parsed.error.issues.slice(0, MOST_ISSUES)) {
		const name = issue.path.join(".") || "body";
		const noObject = issue.path.length === 0 && issue.code === "invalid_type";
		fields[name] = [...(fields[name] ?? []), noObject ? "Send the fields as a JSON object." : issue.message];
	}
	const first = Object.values(fields)[0]?.[0] ?? "Please check the fields.";
	return refuse({ code: "invalid", message: first, fields });
}

/** The raw text of a webhook: its signature covers every byte. Refuses with `too_large` and `invalid` (broken off). */
export function readWebhook(request: Request): Promise<string> {
	return textOf(atMost(request, WEBHOOK_BYTES));
}
