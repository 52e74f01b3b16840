import { type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { z } from "zod";
import {
	noAnswer,
	type TellFailure,
	toNobody,
	VendorError,
	type VendorFailure,
	vendorFailure,
} from "../vendor-failure";
import { identityOf } from "./claims.server";
import type { Identity, IdentityProvider } from "./port";

type Addresses = ReturnType<IdentityProvider["oauth"]>;

const refusal = z.object({ error: z.string() });

/** ms for each of the two requests to the provider. */
const TIMEOUT = 10_000;

/**
 * remix-auth's Google strategy, speaking with the addresses of the identity port instead of those built into it.
 * Yields what the provider says of the person; whether they may come in is for the caller to decide (`emailVerified`).
 * Fails as remix-auth strategies do; a visitor who refused comes back with `error=access_denied` and no code.
 */
class IdentityStrategy extends GoogleStrategy<Identity> {
	constructor(
		private readonly addresses: Addresses,
		callbackURL: string,
		private readonly tell: TellFailure,
	) {
		const { clientID, clientSecret } = addresses;
		super({ clientID, clientSecret, callbackURL, prompt: "select_account" }, async ({ profile }) => {
			const identity = identityOf(profile._json);
			if (!identity) throw new Error("the identity provider named nobody");
			return identity;
		});
		this.authorizationURL = addresses.authorizeURL;
		this.tokenURL = addresses.tokenURL;
	}

	/** Its answer, where that is a good one; what else comes is told, and thrown. RFC 6749, 5.2 has the codes. */
	private async ask(operation: string, url: string, init: RequestInit): Promise<Response> {
		const failed = (failure: VendorFailure) => {
			this.tell(failure);
			return new VendorError(failure);
		};
		const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) }).catch((error) => {
			throw failed(noAnswer("Google", operation, error));
		});
		if (response.ok) return response;
		const { status } = response;
		const { error: code } = refusal.safeParse(await response.json().catch(() => null)).data ?? {};
		throw failed(vendorFailure("Google", operation, { status, code }));
	}

	/** As inherited, with a time limit, and without the provider's words in the error. */
	protected override async fetchAccessToken(code: string, params: URLSearchParams) {
		params.set("client_id", this.clientID);
		params.set("client_secret", this.clientSecret);
		params.set("code", code);
		const response = await this.ask("token", this.tokenURL, { method: "POST", body: params });
		return this.getAccessToken(response);
	}

	/** As inherited, with a time limit; an answer that is none is an error, not a person without a name. */
	protected override async userProfile(accessToken: string) {
		const headers = { Authorization: `Bearer ${accessToken}` };
		const response = await this.ask("userinfo", this.addresses.userInfoURL, { headers });
		const _json: GoogleProfile["_json"] = await response.json();
		const { sub, name, given_name, family_name, email, picture } = _json;
		const profile: GoogleProfile = {
			provider: "google",
			id: sub,
			displayName: name,
			name: { givenName: given_name, familyName: family_name },
			emails: [{ value: email }],
			photos: [{ value: picture }],
			_json,
		};
		return profile;
	}
}

/**
 * The strategy of this provider, for an Authenticator under the name "google".
 * `callbackURL` is absolute: the strategy would otherwise believe the client's X-Forwarded-Host.
 */
export function createIdentityStrategy(
	provider: IdentityProvider,
	callbackURL: string,
	tell: TellFailure = toNobody,
): GoogleStrategy<Identity> {
	return new IdentityStrategy(provider.oauth(), callbackURL, tell);
}
