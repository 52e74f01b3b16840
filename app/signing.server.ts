import { createHmac, timingSafeEqual } from "node:crypto";

/** What the shop signs with its secret, so that it needs to keep none of it: addresses, tokens, challenges, counters. */
export type Signer = {
	/** The signature of a text, in base64url. What is signed for one purpose is worth nothing for another. */
	sign(purpose: string, text: string): string;
	/** The same, and behind it what it was by the secret before, for what is kept and must be found again. */
	signatures(purpose: string, text: string): string[];
	/** Whether a signature is that of a text, by this secret or the one before, in the same time wherever they differ. */
	verify(purpose: string, text: string, signature: string): boolean;
};

/** Signs with HMAC-SHA-256 (RFC 2104). What was signed with the secret `before` stays good; with any older one it has ended. */
export function createSigner(secret: string, before?: string): Signer {
	const signWith = (key: string, purpose: string, text: string) =>
		createHmac("sha256", key).update(`${purpose}:${text}`).digest("base64url");
	const secrets = before ? [secret, before] : [secret];
	const signatures: Signer["signatures"] = (purpose, text) =>
		secrets.map((key) => signWith(key, purpose, text));
	return {
		sign: (purpose, text) => signWith(secret, purpose, text),
		signatures,
		verify(purpose, text, signature) {
			const given = Buffer.from(signature);
			return signatures(purpose, text).some((one) => {
				const right = Buffer.from(one);
				return given.length === right.length && timingSafeEqual(given, right);
			});
		},
	};
}
