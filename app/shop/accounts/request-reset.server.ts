import { enqueue } from "~/jobs/enqueue.server";
import { foldEmail } from "~/shop/email";
import { countUse, withinLimit } from "~/shop/limits/count.server";
import { LIMITS } from "~/shop/limits/rules";
import { done, type Result } from "~/shop/result";
import type { Shop } from "~/shop.server";
import { insertResetLink } from "./mailed-link-store.server";
import { newToken } from "./mailed-token.server";
import { RESET_MS } from "./rules";
import { findUserByEmail } from "./store.server";

/** Also for an address that nobody has an account with: it must not tell whether one has. */
export const RESET_SENT = "Password reset link sent to your email";

/**
 * Sends a reset link to an account's address. An unknown address takes the same way and the same time: a mail is ordered
 * for it as well, and whoever writes that mail finds no account to write to. Past the limit of mails to one address the
 * answer stays the same, and no further mail goes out: a link of this hour is there already. Error: `rate_limited` by the
 * network address it comes `from`.
 */
export async function requestReset(shop: Shop, email: string, from: string): Promise<Result<null>> {
	const often = await withinLimit(shop, LIMITS.resetRequest, from);
	if (!often.ok) return often;
	const { left } = await countUse(shop, LIMITS.resetMail, foldEmail(email));
	if (left < 0) return done(null);
	const user = await findUserByEmail(shop.db, foldEmail(email));
	const now = shop.clock.now();
	const { mailId, hash } = newToken(shop, "reset-password");
	await shop.db.transaction().execute(async (trx) => {
		if (user) {
			const expiresAt = new Date(now.getTime() + RESET_MS).toISOString();
			await insertResetLink(trx, { hash, userId: user.id, now: now.toISOString(), expiresAt });
		}
		const payload = { mail: "reset-password", id: mailId };
		await enqueue(trx, shop, { kind: "send-mail", key: `mail:reset-password:${mailId}`, payload });
	});
	return done(null);
}
