import { z } from "zod";
import type { Identity } from "./port";

/** https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload, and of the userinfo endpoint. */
const claims = z.object({
	sub: z.string().min(1).max(255),
	email: z.email().max(254),
	// Some of Google's endpoints write it as text.
	email_verified: z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]),
	name: z.string().trim().min(1).nullish().catch(null),
	picture: z
		.url({ protocol: /^https$/ })
		.nullish()
		.catch(null),
});

/** The identity that Google's claims name; null when they name none. An email without `email_verified` is unverified. */
export function identityOf(json: unknown): Identity | null {
	const parsed = claims.safeParse(
		json && typeof json === "object" ? { email_verified: false, ...json } : json,
	);
	if (!parsed.success) return null;
	const { sub, email, email_verified, name, picture } = parsed.data;
	return {
		sub,
		email,
		emailVerified: email_verified,
		name: name ?? email.slice(0, email.indexOf("@")),
		picture: picture ?? null,
	};
}
