import { foldEmail } from "~/shop/email";
import { countUse, hasUse, uncountUse, withinLimit } from "~/shop/limits/count.server";
import { LIMITS, type Limit } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import type { Session } from "~/shop/sessions/contract";
import type { Shop } from "~/shop.server";
import type { SignInInput } from "./contract";
import { recognisePassword, WRONG_PASSWORD } from "./recognise-password.server";
import { accountAtAddress } from "./rules";
import { type SignedIn, signInAs } from "./sign-in-as.server";

/** Whoever asks to be let in: the browser's session so far, and its network address. */
type Caller = { session: Session | null; address: string };

/**
 * Signs a family in with address and password. Errors: `unauthenticated`; `rate_limited`, by account and by network address.
 * A place the account was signed in to from before counts its own tries alone: no stranger's hold it up, not even those of a
 * neighbour who shares its address, so that no family is locked out by them.
 */
export async function signIn(
	shop: Shop,
	{ session, address }: Caller,
	input: SignInInput,
): Promise<Result<SignedIn>> {
	const account = foldEmail(input.email);
	const place = accountAtAddress(account, address);
	const known = await hasUse(shop, LIMITS.knownPlace, place);
	const counted: [Limit, string][] = known
		? [[LIMITS.wrongForAccount, place]]
		: [
				[LIMITS.wrongFromAddress, address],
				[LIMITS.wrongForAccount, account],
			];
	for (const [limit, who] of counted) {
		const allowed = await withinLimit(shop, limit, who);
		if (!allowed.ok) return allowed;
	}
	const user = await recognisePassword(shop, input);
	if (!user.ok) return user;
	const signedIn = await signInAs(shop, user.value, session);
	// It was the right one until a moment ago.
	if (!signedIn) return WRONG_PASSWORD;
	for (const [limit, who] of counted) await uncountUse(shop, limit, who);
	await countUse(shop, LIMITS.knownPlace, place);
	return done(signedIn);
}
