import { createHmac, type JsonWebKey, timingSafeEqual, verify } from "node:crypto";
import { z } from "zod";

const header = z.object({ alg: z.string(), kid: z.string().optional() });
const claims = z.looseObject({
	iss: z.string(),
	aud: z.string(),
	exp: z.number(),
	iat: z.number().optional(),
	nbf: z.number().optional(),
});

export type Jwt = {
	header: z.infer<typeof header>;
	claims: z.infer<typeof claims>;
	/** What the signature is over, and the signature. */
	signed: Buffer;
	signature: Buffer;
};

/** No ID token is longer; anything that is won't be decoded. */
const LONGEST = 8192;
const FORM = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** Takes a compact JSON Web Token apart (RFC 7515 section 7.1); null when it is none. Nothing is verified. */
export function decodeJwt(token: string): Jwt | null {
	const parts = token.length > LONGEST ? null : FORM.exec(token);
	if (!parts) return null;
	const [, head = "", body = "", signature = ""] = parts;
	const parsedHead = header.safeParse(jsonOf(head));
	const parsedBody = claims.safeParse(jsonOf(body));
	if (!parsedHead.success || !parsedBody.success) return null;
	return {
		header: parsedHead.data,
		claims: parsedBody.data,
		signed: Buffer.from(`${head}.${body}`),
		signature: Buffer.from(signature, "base64url"),
	};
}

/** Signs claims with a shared key, HS256. Times in seconds. */
export function signHs256(body: Jwt["claims"], key: Buffer): string {
	const text = [{ alg: "HS256", typ: "JWT" }, body]
		.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
		.join(".");
	return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

/** True when the token was signed with this shared key. */
export function isHs256By(jwt: Jwt, key: Buffer): boolean {
	const expected = createHmac("sha256", key).update(jwt.signed).digest();
	if (jwt.header.alg !== "HS256" || jwt.signature.length !== expected.length) return false;
	return timingSafeEqual(jwt.signature, expected);
}

/** True when the token was signed with the private half of this RSA key. */
export function isRs256By(jwt: Jwt, key: JsonWebKey): boolean {
	if (jwt.header.alg !== "RS256" || key.kty !== "RSA") return false;
	return verify("RSA-SHA256", jwt.signed, { key, format: "jwk" }, jwt.signature);
}

/** True while the token may be used: not before `nbf` and `iat`, not after `exp`. `skew`: seconds the issuer's clock may differ. */
export function isCurrent({ claims: { exp, iat, nbf } }: Jwt, now: Date, skew: number): boolean {
	const seconds = now.getTime() / 1000;
	return seconds < exp + skew && seconds >= Math.max(nbf ?? 0, iat ?? 0) - skew;
}

function jsonOf(part: string): unknown {
	try {
		return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
	} catch {
		return null;
	}
}
