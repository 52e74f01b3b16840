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
import { tellPasswordChanged } from "./tell-password-changed.server";

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
 * Sets a new password by a mailed link, which works once. Every session of the account ends, and with it every other link:
 * whoever resets a password may do so because somebody else knew it. The place it is done `from`, a network address, is one
 * the account is known at, so that wrong tries of strangers don't keep the family out. Errors: `not_found`, as `checkReset`;
 * `rate_limited`.
 */
export async function resetPassword(
	shop: Shop,
	token: string,
	password: string,
	from: string,
): Promise<Result<null>> {
	const often = await withinLimit(shop, LIMITS.resetToken, from);
	if (!often.ok) return often;
	const open = await checkReset(shop, token);
	if (!open.ok) return open;
	const password_hash = await hashPassword(password);
	const now = shop.clock.now().toISOString();
	const user = await shop.db.transaction().execute(async (trx) => {
		const userId = await useResetLink(trx, hashOfMailedToken(token), now);
		const user = userId && (await findUser(trx, userId));
		if (!user) return null;
		// The link came to the address, so its owner has answered from it.
		const values = { password_hash, email_proved: 1, updated_at: now } as const;
		await updateUser(trx, user.id, values);
		await revokeAccess(trx, user.id);
		await tellPasswordChanged(shop, trx, user.id);
		return user;
	});
	if (!user) return fail("not_found", RESET_TEXTS.invalid);
	await countUse(shop, LIMITS.knownPlace, accountAtAddress(user.email_fold, from));
	return done(null);
}
