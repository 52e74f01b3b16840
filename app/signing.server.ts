import { createHmac, timingSafeEqual } from "node:crypto";

/** What the shop signs with its secret, so that it needs to keep none of it: addresses, tokens, challenges, counters. */
export type Signer = {
	/** The signature of a text, in base64url. What is signed for one purpose is worth nothing for another. */
	sign(purpose: string, text: string): string;
	/** The same, and behind it what it was by the secret before, for what is kept and must be found again. */
	signatures(purpose: string, text: string): string[];
	/** Whether a signature is that of a text, by this secret or the one before, in the same time wherever they differ. */
	verify(purpose: string, text: string, signature: string): boolean;
	/** A key to what a text names until `end`, for its address: when that is, to the second, and the signature of both. */
	keyUntil(purpose: string, text: string, end: Date): string;
	/** Whether a key is one to what this text names, and hasn't ended. */
	opens(purpose: string, text: string, key: string, now: Date): boolean;
};

/** When a key ends, in seconds, and its signature: nothing before, between or after, for it may become a cookie. */
const KEY = /^([0-9a-z]{1,12})\.([\w-]{43})$/;

/** Signs with HMAC-SHA-256 (RFC 2104). What was signed with the secret `before` stays good; with any older one it has ended. */
export function createSigner(secret: string, before?: string): Signer {
	const signWith = (key: string, purpose: string, text: string) =>
		createHmac("sha256", key).update(`${purpose}:${text}`).digest("base64url");
	const secrets = before ? [secret, before] : [secret];
	const signatures: Signer["signatures"] = (purpose, text) =>
		secrets.map((key) => signWith(key, purpose, text));
	const sign: Signer["sign"] = (purpose, text) => signWith(secret, purpose, text);
	const verify: Signer["verify"] = (purpose, text, signature) => {
		const given = Buffer.from(signature);
		return signatures(purpose, text).some((one) => {
			const right = Buffer.from(one);
			return given.length === right.length && timingSafeEqual(given, right);
		});
	};
	return {
		sign,
		signatures,
		verify,
		keyUntil(purpose, text, end) {
			const expires = Math.ceil(end.getTime() / 1000).toString(36);
			return `${expires}.${sign(purpose, `${text}:${expires}`)}`;
		},
		opens(purpose, text, key, now) {
			const [, expires = "", signature = ""] = KEY.exec(key) ?? [];
			if (!verify(purpose, `${text}:${expires}`, signature)) return false;
			return Number.parseInt(expires, 36) * 1000 > now.getTime();
		},
	};
}
