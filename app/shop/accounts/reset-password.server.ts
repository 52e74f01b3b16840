import { countUse, withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { findResetLink, useResetLink } from "./mailed-link-store.server";
import { hashOfMailedToken } from "./mailed-token.server";
import { hashPassword } from "./passwords.server";
import { revokeAccess } from "./revoke-access.server";
import { accountAtAddress } from "./rules";
import { findUser, updateUser } from "./store.server";
import { tellOfPassword } from "./tell-of-password.server";

/** What becomes of a reset, in the same words at both doors. */
export const RESET_TEXTS = {
	invalid: "Oops! Reset token is invalid or has expired",
	unverified: "Error verifying token",
	done: "Password updated successfully",
	unexpected: "Something went wrong",
} as const;

/** Whether a link still opens the reset form. Error: `not_found`: used, expired, guessed, or its account is gone. */
export async function checkReset(shop: Shop, token: string): Promise<Result<null>> {
	const row = await findResetLink(shop.db, hashOfMailedToken(token), shop.clock.now().toISOString());
	return row ? done(null) : fail("not_found", RESET_TEXTS.invalid);
}

/**
 * A try at a link, before anything sent with it is judged: a bad link is told whatever the password beside it. `from` is a
 * network address. Errors: `not_found`, as `checkReset`; `rate_limited`.
 */
export async function tryReset(shop: Shop, token: string, from: string): Promise<Result<null>> {
	const often = await withinLimit(shop, LIMITS.resetToken, from);
	return often.ok ? checkReset(shop, token) : often;
}

/**
 * Sets a new password by a mailed link that `tryReset` has let through; it works once. Every session of the account ends, every other
 * link and its sign-in with Google: whoever resets a password may do so because somebody else had a way in. The place it is done `from`, a
 * network address, is one the account is known at, so that wrong tries of strangers don't keep the family out. Error:
 * `not_found`, as `checkReset`.
 */
export async function resetPassword(
	shop: Shop,
	token: string,
	password: string,
	from: string,
): Promise<Result<null>> {
	const password_hash = await hashPassword(password);
	const now = shop.clock.now().toISOString();
	const user = await shop.db.transaction().execute(async (trx) => {
		const userId = await useResetLink(trx, hashOfMailedToken(token), now);
		const user = userId && (await findUser(trx, userId));
		if (!user) return null;
		// The link came to the address, so its owner has answered from it.
		const values = { password_hash, google_sub: null, email_proved: 1, updated_at: now } as const;
		await updateUser(trx, user.id, values);
		await revokeAccess(trx, user.id);
		await tellOfPassword(shop, trx, user.id, "password-changed");
		return user;
	});
	if (!user) return fail("not_found", RESET_TEXTS.invalid);
	await countUse(shop, LIMITS.knownPlace, accountAtAddress(user.email_fold, from));
	return done(null);
}
