import { createHmac, timingSafeEqual } from "node:crypto";

/** What the shop signs with its secret, so that it needs to keep none of it: addresses, tokens, challenges, counters. */
export type Signer = {
	/** The signature of a text, in base64url. What is signed for one purpose is worth nothing for another. */
	sign(purpose: string, text: string): string;
	/** Whether a signature is that of a text, in the same time wherever they differ. */
	verify(purpose: string, text: string, signature: string): boolean;
};

/** Signs with HMAC-SHA-256 (RFC 2104). A new secret ends everything that was signed with the old one. */
export function createSigner(secret: string): Signer {
	const sign: Signer["sign"] = (purpose, text) =>
		createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");
	return {
		sign,
		verify(purpose, text, signature) {
			const [given, right] = [Buffer.from(signature), Buffer.from(sign(purpose, text))];
			return given.length === right.length && timingSafeEqual(given, right);
		},
	};
}
