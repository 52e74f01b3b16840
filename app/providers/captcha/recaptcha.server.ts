import { z } from "zod";
import { noAnswer, type TellFailure, toNobody, type VendorFailure, vendorFailure } from "../vendor-failure";
import type { Captcha } from "./port";

export const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";
/** ms; a person is waiting for the form to be taken. */
const PATIENCE = 8_000;
/** "Each reCAPTCHA user response token is valid for two minutes" (developers.google.com/recaptcha/docs/verify). */
const TOKEN_LASTS_MS = 2 * 60 * 1000;

const verdict = z.discriminatedUnion("success", [
	z.object({ success: z.literal(true), challenge_ts: z.coerce.date() }),
	z.object({ success: z.literal(false), "error-codes": z.array(z.string()).default([]) }),
]);

/** Google's reCAPTCHA v2: the widget answers in the page, Google counts each token once. */
export function createRecaptcha(parts: {
	siteKey: string;
	secretKey: string;
	verifyUrl?: string;
	tell?: TellFailure;
	patienceMs?: number;
}): Captcha {
	const { siteKey, secretKey, verifyUrl = VERIFY_URL, tell = toNobody, patienceMs = PATIENCE } = parts;

	function away(failure: VendorFailure) {
		tell(failure);
		return { ok: false, error: "unavailable" } as const;
	}

	return {
		describe: () => ({ kind: "recaptcha", siteKey }),
		challenge: () => ({ kind: "recaptcha", siteKey }),

		async check({ token, website }) {
			if (!token || website?.trim()) return { ok: false, error: "wrong" };
			const answer = await ask(verifyUrl, { secret: secretKey, response: token }, patienceMs);
			if ("vendor" in answer) return away(answer);
			if (answer.success) {
				const expiresAt = new Date(answer.challenge_ts.getTime() + TOKEN_LASTS_MS).toISOString();
				return { ok: true, value: { useOnce: null, expiresAt } };
			}
			const codes = answer["error-codes"];
			const error = errorOf(codes);
			if (error) return { ok: false, error };
			return away(vendorFailure("reCAPTCHA", OPERATION, { code: codes[0] ?? "unreadable" }));
		},
	};
}

const OPERATION = "siteverify";

async function ask(
	url: string,
	fields: Record<string, string>,
	patienceMs: number,
): Promise<z.infer<typeof verdict> | VendorFailure> {
	try {
		const response = await fetch(url, {
			method: "POST",
			body: new URLSearchParams(fields),
			signal: AbortSignal.timeout(patienceMs),
		});
		if (!response.ok) return vendorFailure("reCAPTCHA", OPERATION, { status: response.status });
		const read = verdict.safeParse(await response.json());
		return read.success ? read.data : vendorFailure("reCAPTCHA", OPERATION, { code: "unreadable" });
	} catch (error) {
		// No connection, no answer in time, or an answer that is not JSON: all the same to the person who waits.
		return noAnswer("reCAPTCHA", OPERATION, error);
	}
}

/** What the codes of siteverify mean for the person; null for those of a bad secret, which is ours to mend. */
function errorOf(codes: string[]): "wrong" | "expired" | null {
	if (codes.includes("timeout-or-duplicate")) return "expired";
	if (codes.includes("invalid-input-response") || codes.includes("missing-input-response")) return "wrong";
	return null;
}
