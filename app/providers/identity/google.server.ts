import { identityOf } from "./claims.server";
import { createGoogleKeys } from "./google-keys.server";
import { decodeJwt, isCurrent, isRs256By } from "./jwt.server";
import type { IdentityProvider } from "./port";

export type GoogleIdentityOptions = {
	clientId: string;
	clientSecret: string;
	/** Another address that plays all of Google's, for tests. */
	baseUrl?: string;
	/** Google's tokens are dated by the world's time, whatever the shop's own clock was turned to. */
	clock?: { now(): Date };
};

/** Seconds by which Google's clock and ours may differ. */
const SKEW = 60;
/** https://developers.google.com/identity/openid-connect/openid-connect#validatinganidtoken */
const ISSUERS = new Set(["https://accounts.google.com", "accounts.google.com"]);

/**
 * Google as identity provider. Its addresses are those of https://accounts.google.com/.well-known/openid-configuration.
 * An identity whose `emailVerified` is false has proved its `sub`, not its email.
 */
export function createGoogleIdentity(options: GoogleIdentityOptions): IdentityProvider {
	const { clientId, clientSecret, baseUrl, clock = { now: () => new Date() } } = options;
	const at = (origin: string, path: string) => `${baseUrl?.replace(/\/$/, "") ?? origin}${path}`;
	const keys = createGoogleKeys(at("https://www.googleapis.com", "/oauth2/v3/certs"), clock);

	return {
		describe: () => ({ kind: "google", clientId }),

		oauth: () => ({
			clientID: clientId,
			clientSecret,
			authorizeURL: at("https://accounts.google.com", "/o/oauth2/v2/auth"),
			tokenURL: at("https://oauth2.googleapis.com", "/token"),
			userInfoURL: at("https://www.googleapis.com", "/oauth2/v3/userinfo"),
		}),

		async verify(credential) {
			const jwt = decodeJwt(credential);
			const isForUs = jwt && jwt.claims.aud === clientId && ISSUERS.has(jwt.claims.iss);
			// Before any key is fetched: what is plainly not Google's costs no request.
			if (!isForUs || !jwt.header.kid || !isCurrent(jwt, clock.now(), SKEW))
				return { ok: false, error: "invalid" };
			const key = await keys.find(jwt.header.kid);
			if (!key.ok) return key;
			if (!key.value || !isRs256By(jwt, key.value)) return { ok: false, error: "invalid" };
			const identity = identityOf(jwt.claims);
			return identity ? { ok: true, value: identity } : { ok: false, error: "invalid" };
		},
	};
}
