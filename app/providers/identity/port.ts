/** What an identity provider says of a person, once they have proved it. */
export type Identity = {
	/** The provider's own, stable id. */
	sub: string;
	email: string;
	emailVerified: boolean;
	name: string;
	picture: string | null;
};

/** Where the OAuth flow of this port begins and ends. Browser-safe. */
export type IdentityDescription =
	/** Plays Google on a page of the shop's own. */
	{ kind: "embedded" } | { kind: "google"; clientId: string };

export interface IdentityProvider {
	describe(): IdentityDescription;
	/** The addresses and credentials remix-auth's Google strategy speaks with. */
	oauth(): {
		clientID: string;
		clientSecret: string;
		authorizeURL: string;
		tokenURL: string;
		userInfoURL: string;
	};
	/** Verifies an ID token (`credential`) that a browser hands over. Errors: `invalid`, `unavailable`. */
	verify(
		credential: string,
	): Promise<{ ok: true; value: Identity } | { ok: false; error: "invalid" | "unavailable" }>;
}
