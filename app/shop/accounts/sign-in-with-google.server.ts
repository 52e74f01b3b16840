import type { Identity } from "~/providers/identity/port";
import { foldEmail } from "~/shop/email";
import { done, fail, type Result } from "~/shop/result";
import type { Session } from "~/shop/sessions/contract";
import type { Shop } from "~/shop.server";
import { recogniseGoogle } from "./recognise-google.server";
import { GOOGLE_AWAY } from "./rules";
import { type SignedIn, signInAs } from "./sign-in-as.server";

/**
 * Signs in whom the identity provider has proved, in the browser of this session. Errors as `recogniseGoogle`, and
 * `unauthenticated` when the account has another password since, or is gone.
 */
export async function signInWithGoogle(
	shop: Shop,
	session: Session | null,
	identity: Identity,
): Promise<Result<SignedIn>> {
	const user = await recogniseGoogle(shop, identity);
	if (!user.ok) return user;
	const signedIn = await signInAs(shop, user.value, session, identity);
	return signedIn
		? done(signedIn)
		: fail("unauthenticated", "Your account has just changed. Please continue with google again.");
}

/**
 * The identity that a call proves: by an ID token, else the one this browser came back from Google with. The name, address
 * and photo that such a call carries prove nothing. Errors: `unauthenticated`, `vendor`.
 */
export async function provedIdentity(
	shop: Shop,
	session: Session | null,
	{ credential, email }: { credential?: string; email?: string },
): Promise<Result<Identity>> {
	const unproved = fail(
		"unauthenticated",
		"Google has not told us who you are. Please continue with google.",
	);
	if (credential !== undefined) {
		const { identity } = shop.providers;
		const verified = await identity?.verify(credential);
		if (verified?.ok) return done(verified.value);
		return verified?.error === "unavailable" ? fail("vendor", GOOGLE_AWAY) : unproved;
	}
	const google = session?.facts.google;
	const isSame = google && (email === undefined || foldEmail(email) === foldEmail(google.email));
	return isSame ? done(google) : unproved;
}
