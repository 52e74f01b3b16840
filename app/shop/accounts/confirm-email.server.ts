import { isUniqueViolation } from "#db/open";
import { enqueue } from "~/jobs/enqueue.server";
import { foldEmail } from "~/shop/email";
import { done, fail, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import {
	endResetLinks,
	findEmailChange,
	insertFormerEmail,
	useEmailChange,
} from "./mailed-link-store.server";
import { hashOfMailedToken } from "./mailed-token.server";
import { findUser, updateUser } from "./store.server";

const INVALID = "This link doesn't work any more. Please change your email address again on your profile.";

/** The address a mailed link would confirm. Error: `not_found`: used, expired, guessed, or its account is gone. */
export async function checkEmailChange(shop: Shop, token: string): Promise<Result<{ email: string }>> {
	const now = shop.clock.now().toISOString();
	const row = await findEmailChange(shop.db, hashOfMailedToken(token), now);
	return row ? done({ email: row.email }) : fail("not_found", INVALID);
}

/**
 * Lets a new address take over, by the link mailed to it, which works once. Reset links sent to the old address end, and
 * it is told. Errors: `not_found` as above; `conflict`: somebody has opened an account with the address meanwhile.
 */
export async function confirmEmail(shop: Shop, token: string): Promise<Result<{ email: string }>> {
	const now = shop.clock.now();
	const at = now.toISOString();
	const hash = hashOfMailedToken(token);
	try {
		return await shop.db.transaction().execute(async (trx) => {
			const used = await useEmailChange(trx, hash, at);
			const user = used && (await findUser(trx, used.userId));
			if (!user) return fail("not_found", INVALID);
			const { userId, email } = used;
			await updateUser(trx, userId, {
				email,
				email_fold: foldEmail(email),
				email_proved: 1,
				updated_at: at,
			});
			await endResetLinks(trx, userId);
			await insertFormerEmail(trx, hash, user.email);
			const payload = { mail: "email-changed", id: hash };
			await enqueue(trx, shop, { kind: "send-mail", key: `mail:email-changed:${hash}`, payload });
			return done({ email });
		});
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		return fail("conflict", "Another account has this address already.");
	}
}
