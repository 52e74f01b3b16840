/** What a page needs to ask a visitor whether they are human. Browser-safe. */
export type CaptchaChallenge =
	| {
			kind: "embedded";
			/** Signed; goes back with the form. */
			challenge: string;
			/** For people without JavaScript: "What is seven plus five?" */
			question: string;
			/** For scripts: find `nonce` so that SHA-256(`salt` + nonce) begins with `zeros` zero bits. */
			salt: string;
			zeros: number;
	  }
	| { kind: "recaptcha"; siteKey: string };

/** The fields of a form that carry the answer. */
export type CaptchaAnswer = {
	challenge?: string;
	/** The answer to the question, in digits or words. */
	answer?: string;
	/** The solved proof of work. */
	nonce?: string;
	/** Honeypot: people leave it empty. */
	website?: string;
	/** reCAPTCHA's token. */
	token?: string;
};

export interface Captcha {
	describe(): { kind: "embedded" | "recaptcha"; siteKey?: string };
	/** A fresh challenge, valid for 20 minutes. */
	challenge(): CaptchaChallenge;
	/**
	 * Checks an answer. `useOnce` is the name under which the caller must remember the answer, so that it counts once (null: the vendor does that).
	 * Errors: `wrong`, `expired`, `unavailable`.
	 */
	check(
		answer: CaptchaAnswer,
	): Promise<
		| { ok: true; value: { useOnce: string | null; expiresAt: string } }
		| { ok: false; error: "wrong" | "expired" | "unavailable" }
	>;
}
