import { isUniqueViolation } from "#db/open";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { hashOfToken } from "./mailed-token.server";
import { foldEmail } from "./rules";
import { updateUser } from "./store.server";

const INVALID = "This link doesn't work any more. Please change your email address again on your profile.";

/** The address a mailed link would confirm. Error: `not_found`: used, expired, guessed, or its account is gone. */
export async function checkEmailChange(shop: Shop, token: string): Promise<Result<{ email: string }>> {
	const row = await shop.db
		.selectFrom("email_changes")
		.select("email")
		.where("hash", "=", hashOfToken(token))
		.where("used_at", "is", null)
		.where("expires_at", ">", shop.clock.now().toISOString())
		.executeTakeFirst();
	return row ? done(row) : fail("not_found", INVALID);
}

/**
 * Lets a new address take over, by the link mailed to it, which works once. Reset links sent to the old address end.
 * Errors: `not_found` as above; `conflict`: somebody has opened an account with the address meanwhile.
 */
export async function confirmEmail(shop: Shop, token: string): Promise<Result<{ email: string }>> {
	const now = shop.clock.now().toISOString();
	try {
		return await shop.db.transaction().execute(async (trx) => {
			const used = await trx
				.updateTable("email_changes")
				.set({ used_at: now })
				.where("hash", "=", hashOfToken(token))
				.where("used_at", "is", null)
				.where("expires_at", ">", now)
				.returning(["user_id", "email"])
				.executeTakeFirst();
			if (!used) return fail("not_found", INVALID);
			const { user_id, email } = used;
			await updateUser(trx, user_id, {
				email,
				email_fold: foldEmail(email),
				email_proved: 1,
				updated_at: now,
			});
			await trx.deleteFrom("reset_tokens").where("user_id", "=", user_id).execute();
			return done({ email });
		});
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		return fail("conflict", "Another account has this address already.");
	}
}
