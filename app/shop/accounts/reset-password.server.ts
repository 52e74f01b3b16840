import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { hashOfToken } from "./mailed-token.server";
import { hashPassword } from "./passwords.server";
import { findUser, type UserRow } from "./store.server";

/** Specification, section 8. */
export const RESET_TEXTS = {
	invalid: "Oops! Reset token is invalid or has expired",
	unverified: "Error verifying token",
	done: "Password updated successfully",
	unexpected: "Something went wrong",
} as const;

/** Whether a link still opens the reset form. Error: `not_found`: used, expired, guessed, or its account is gone. */
export async function checkReset(shop: Shop, token: string): Promise<Result<null>> {
	const row = await shop.db
		.selectFrom("reset_tokens")
		.select("user_id")
		.where("hash", "=", hashOfToken(token))
		.where("used_at", "is", null)
		.where("expires_at", ">", shop.clock.now().toISOString())
		.executeTakeFirst();
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
		const used = await trx
			.updateTable("reset_tokens")
			.set({ used_at: now })
			.where("hash", "=", hashOfToken(token))
			.where("used_at", "is", null)
			.where("expires_at", ">", now)
			.returning("user_id")
			.executeTakeFirst();
		const user = used && (await findUser(trx, used.user_id));
		if (!user) return fail("not_found", RESET_TEXTS.invalid);
		// The link came to the address, so its owner has answered from it.
		const values = { password_hash, email_proved: 1, updated_at: now } as const;
		await trx.updateTable("users").set(values).where("id", "=", user.id).execute();
		for (const table of ["sessions", "reset_tokens", "email_changes"] as const) {
			await trx.deleteFrom(table).where("user_id", "=", user.id).execute();
		}
		return done({ ...user, ...values });
	});
}
