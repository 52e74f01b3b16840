import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import { noAnswer, type TellFailure, toNobody, VendorError, vendorFailure } from "../vendor-failure";
import { identityOf } from "./claims.server";
import type { IdentityProvider } from "./port";

export type GoogleIdentityOptions = {
	clientId: string;
	clientSecret: string;
	/** Another address that plays all of Google's, for tests. */
	baseUrl?: string;
	tell?: TellFailure;
	/** ms for its keys to come. */
	patienceMs?: number;
};

/** https://developers.google.com/identity/openid-connect/openid-connect#validatinganidtoken */
const RULES = {
	issuer: ["https://accounts.google.com", "accounts.google.com"],
	algorithms: ["RS256"],
	requiredClaims: ["exp"],
	/** Seconds by which Google's clock and ours may differ. */
	clockTolerance: 60,
	/** Google's tokens last an hour; without an age nobody looks whether one is of the future. */
	maxTokenAge: "1 day",
};
/**
 * Google's keys are kept for ten minutes. One that isn't among them is believed not to be for `cooldownDuration`: a flood of
 * forged tokens must not become a flood of requests. In ms.
 */
const FETCHING = { cacheMaxAge: 10 * 60_000, cooldownDuration: 60_000 };
const PATIENCE = 5_000;
/** What is said of a token; anything else is said of the way to Google. */
const OF_A_TOKEN = /^ERR_(JWT|JWS|JOSE_(ALG|NOT)|JWKS_(NO|MULTIPLE)_MATCHING)/;

/**
 * Google as identity provider. Its addresses are those of https://accounts.google.com/.well-known/openid-configuration.
 * An identity whose `emailVerified` is false has proved its `sub`, not its email.
 */
export function createGoogleIdentity(options: GoogleIdentityOptions): IdentityProvider {
	const { clientId, clientSecret, baseUrl, tell = toNobody, patienceMs = PATIENCE } = options;
	const at = (origin: string, path: string) => `${baseUrl?.replace(/\/$/, "") ?? origin}${path}`;
	const keys = createRemoteJWKSet(new URL(at("https://www.googleapis.com", "/oauth2/v3/certs")), {
		...FETCHING,
		timeoutDuration: patienceMs,
		[customFetch]: fetchGood,
	});

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
			try {
				const { payload } = await jwtVerify(credential, keys, { ...RULES, audience: clientId });
				// One that is for others as well may have come from one of them.
				const identity = payload.aud === clientId ? identityOf(payload) : null;
				return identity ? { ok: true, value: identity } : { ok: false, error: "invalid" };
			} catch (error) {
				const isJose = error instanceof errors.JOSEError;
				if (isJose && OF_A_TOKEN.test(error.code)) return { ok: false, error: "invalid" };
				const late = error instanceof errors.JWKSTimeout;
				if (error instanceof VendorError) tell(error.failure);
				else if (isJose) tell(vendorFailure("Google", "certs", { code: late ? "timeout" : "unreadable" }));
				else tell(noAnswer("Google", "certs", error));
				return { ok: false, error: "unavailable" };
			}
		},
	};
}

/** jose says of any other answer only that it is none. */
async function fetchGood(url: string, init: RequestInit): Promise<Response> {
	const response = await fetch(url, init);
	if (response.ok) return response;
	throw new VendorError(vendorFailure("Google", "certs", { status: response.status }));
}
