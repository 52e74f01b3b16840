import { enqueue } from "~/jobs/enqueue.server";
import type { Shop } from "~/shop.server";
import { newToken } from "./mailed-token.server";
import { foldEmail, RESET_MS } from "./rules";
import { findUserByEmail } from "./store.server";

/** Specification, section 8; also for an address that nobody has an account with. */
export const RESET_SENT = "Password reset link sent to your email";

/**
 * Sends a reset link to an account's address. An unknown address takes the same way and the same time: a mail is ordered
 * for it as well, and whoever writes that mail finds no account to write to.
 */
export async function requestReset(shop: Shop, email: string): Promise<void> {
	const user = await findUserByEmail(shop.db, foldEmail(email));
	const now = shop.clock.now();
	const { mailId, hash } = newToken(shop, "reset-password");
	await shop.db.transaction().execute(async (trx) => {
		if (user) {
			await trx
				.insertInto("reset_tokens")
				.values({
					hash,
					user_id: user.id,
					created_at: now.toISOString(),
					expires_at: new Date(now.getTime() + RESET_MS).toISOString(),
					used_at: null,
				})
				.execute();
		}
		await enqueue(trx, {
			kind: "send-mail",
			key: `mail:reset-password:${mailId}`,
			payload: { mail: "reset-password", id: mailId },
			now,
			id: shop.ids.next("job"),
		});
	});
}
