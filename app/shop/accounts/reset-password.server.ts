import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { endEveryWayIn, findResetLink, useResetLink } from "./mailed-link-store.server";
import { hashOfToken } from "./mailed-token.server";
import { hashPassword } from "./passwords.server";
import { findUser, type UserRow, updateUser } from "./store.server";
import { tellPasswordChanged } from "./tell-password-changed.server";

/** Specification, section 8. */
export const RESET_TEXTS = {
	invalid: "Oops! Reset token is invalid or has expired",
	unverified: "Error verifying token",
	done: "Password updated successfully",
	unexpected: "Something went wrong",
} as const;

/** Whether a link still opens the reset form. Error: `not_found`: used, expired, guessed, or its account is gone. */
export async function checkReset(shop: Shop, token: string): Promise<Result<null>> {
	const row = await findResetLink(shop.db, hashOfToken(token), shop.clock.now().toISOString());
	return row ? done(null) : fail("not_found", RESET_TEXTS.invalid);
}

/**
 * Sets a new password by a mailed link, which works once. Every session of the account ends, and with it every other link:
 * whoever resets a password may do so because somebody else knew it. Error: `not_found`, as `checkReset`.
 */
export async function resetPassword(shop: Shop, token: string, password: string): Promise<Result<UserRow>> {
	const open = await checkReset(shop, token);
	if (!open.ok) return open;
	const password_hash = await hashPassword(password);
	const now = shop.clock.now().toISOString();
	return shop.db.transaction().execute(async (trx) => {
		const userId = await useResetLink(trx, hashOfToken(token), now);
		const user = userId && (await findUser(trx, userId));
		if (!user) return fail("not_found", RESET_TEXTS.invalid);
		// The link came to the address, so its owner has answered from it.
		const values = { password_hash, email_proved: 1, updated_at: now } as const;
		await updateUser(trx, user.id, values);
		await endEveryWayIn(trx, user.id);
		await tellPasswordChanged(shop, trx, user.id);
		return done({ ...user, ...values });
	});
}
