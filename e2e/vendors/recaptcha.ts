import type { IncomingMessage } from "node:http";
import { type Fault, serve } from "./listen";
import { breaks, said } from "./schemas/check";
import recaptcha from "./schemas/recaptcha.json" with { type: "json" };

export type RecaptchaStandIn = {
	/** What RECAPTCHA_VERIFY_URL is set to. */
	url: string;
	/** The only secret it takes. */
	secretKey: string;
	/** What the widget in the page would put into the form. */
	newToken(): string;
	/** Two minutes have passed. */
	expireTokens(): void;
	faults: Fault[];
	close(): Promise<void>;
};

/** Plays reCAPTCHA's siteverify: each token counts once, for two minutes. */
export async function startRecaptcha(): Promise<RecaptchaStandIn> {
	const fresh = new Set<string>();
	const used = new Set<string>();
	const standIn = { secretKey: "6L-standin-secret" };

	function verify(fields: URLSearchParams): object {
		if (breaks(recaptcha, "verify", Object.fromEntries(fields)))
			return { success: false, "error-codes": ["bad-request"] };
		const fail = (code: string) => ({ success: false, "error-codes": [code] });
		const token = fields.get("response") ?? "";
		if (fields.get("secret") !== standIn.secretKey) return fail("invalid-input-secret");
		if (used.has(token)) return fail("timeout-or-duplicate");
		if (!fresh.delete(token)) return fail("invalid-input-response");
		used.add(token);
		return {
			success: true,
			challenge_ts: "2026-11-20T09:00:00Z",
			hostname: "localhost",
		};
	}

	async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
		let body = "";
		for await (const chunk of request) body += chunk;
		return new URLSearchParams(request.method === "POST" ? body : "");
	}

	const { port, faults, close } = await serve(
		async (request, response) => {
			const verdict = said(recaptcha, "verdict", verify(await fieldsOf(request)));
			response.setHeader("content-type", "application/json");
			response.end(JSON.stringify(verdict));
		},
		(_, code = "internal-error") => ({ success: false, "error-codes": [code] }),
	);
	let made = 0;
	return Object.assign(standIn, {
		url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
		newToken: () => {
			const token = `token-${++made}`;
			fresh.add(token);
			return token;
		},
		expireTokens: () => {
			for (const token of fresh) used.add(token);
			fresh.clear();
		},
		faults,
		close,
	});
}
